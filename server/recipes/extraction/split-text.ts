import { sectionOf } from "./markup/section-words";
import { splitByShape } from "./plain-text/split-by-shape";

/** The line that begins a recipe: "MMMMM----- Recipe via Meal-Master (tm) v8.05" or the same with hyphens only. */
export const BEGINS_MEAL_MASTER = /^(?:MMMMM|-{5,})[^\n]*meal-?\s?master[^\n]*$/i;

export const countMealMaster = (text: string): number =>
  text.split(/\r\n?|\n/).filter((line) => BEGINS_MEAL_MASTER.test(line)).length;

type Line = { readonly text: string; readonly isHeading: boolean; readonly isBehindBlank: boolean };

/** `single`: the text holds one recipe, or none. `blurred`: several, but nothing says where each begins. */
export type SplitText = { kind: "single" } | { kind: "blurred" } | { kind: "several"; texts: readonly string[] };

/**
 * Splits a plain text (headings as in Markdown) that holds several recipes, each with a heading of its ingredients and
 * one of its method, or with a list and sentences below it. Each begins with its name: the last heading before its ingredients, or a short line behind a
 * blank one.
 */
export function splitText(text: string): SplitText {
  const lines = linesOf(text);
  const lists = placesOf(lines, "ingredients");
  if (lists.length < 2) {
    const texts = splitByShape(text);
    return texts.length > 1 ? { kind: "several", texts } : { kind: "single" };
  }
  const methods = placesOf(lines, "steps");
  // Where a list has no method of its own, the lists are parts of one dish.
  const ends = lists.map((list, at) =>
    methods.find((place) => place > list && place < (lists[at + 1] ?? lines.length)),
  );
  if (ends.some((end) => end === undefined)) return { kind: "single" };
  const starts = lists.map((list, at) =>
    at === 0 ? firstStart(lines, list) : startOf(lines, (ends[at - 1] ?? 0) + 1, list),
  );
  if (starts.some((start, at) => at > 0 && start !== null && isPart(lines[start]))) return { kind: "single" };
  if (starts.includes(null)) return { kind: "blurred" };
  const from = starts.map((start) => start ?? 0);
  const texts = from.map((start, at) =>
    lines
      .slice(start, from[at + 1])
      .map((line) => line.text)
      .join("\n"),
  );
  return { kind: "several", texts };
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let isBehindBlank = true;
  for (const raw of text.split(/\r\n?|\n/)) {
    const line = raw.trim();
    if (line === "" || /^[-=*_]{3,}$/.test(line)) {
      isBehindBlank = true;
      continue;
    }
    const words = line.replace(/^#{1,6}\s+/, "");
    lines.push({ text: words, isHeading: words !== line, isBehindBlank });
    isBehindBlank = false;
  }
  return lines;
}

const LONGEST_HEADING = 60;

const placesOf = (lines: readonly Line[], section: "ingredients" | "steps"): number[] =>
  lines.flatMap(({ text }, at) =>
    text.length <= LONGEST_HEADING && !/^\d/.test(text) && sectionOf(text) === section ? [at] : [],
  );

const LONGEST_NAME = 100;
const isName = ({ text }: Line): boolean =>
  text.length <= LONGEST_NAME &&
  /\p{L}/u.test(text) &&
  !/[.:;,]$/.test(text) &&
  !/^\d/.test(text) &&
  sectionOf(text) === null;

/** The line with the recipe's name between the method before it and its list; null if no line looks like one. */
function startOf(lines: readonly Line[], after: number, list: number): number | null {
  const between = lines.slice(after, list).map((line, at) => ({ line, at: after + at }));
  const named = between.filter(({ line }) => isName(line));
  const heading = named.filter(({ line }) => line.isHeading).at(-1);
  return (heading ?? named.filter(({ line }) => line.isBehindBlank).at(-1))?.at ?? null;
}

/** The first recipe begins at its own heading, if the page has a title above it: "What we cooked this week". */
function firstStart(lines: readonly Line[], list: number): number {
  const start = lines[0]?.isHeading ? startOf(lines, 1, list) : null;
  return start !== null && lines[start]?.isHeading && !isPart(lines[start]) ? start : 0;
}

/** "For the sauce", "Für den Teig": a part of the same dish. */
const PART = /^(?:for|für|pour|para|per|voor|til|till)\s/i;
const isPart = (line: Line | undefined): boolean => PART.test(line?.text ?? "");
