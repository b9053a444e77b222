import { loose } from "../align/match-rows";
import { isNameOfPart } from "../finish-lines";
import type { RowIndex } from "./row-index";

/** A heading with a list and a method of its own below it, and the rows that belong to it. */
type Section = { readonly title: string; readonly level: number; readonly from: number; readonly to: number };

/** More sections than this are no parts of one dish, however much they speak of each other. */
const MOST_PARTS = 4;

/**
 * Whether a page without structured data shows several dishes: headings of one rank with different names, each with its own
 * "Ingredients" and its own "Method" of a lower rank. Parts of a dish look alike ("Pastry", "Filling"), but are called parts
 * or are spoken of by another. `names`: the page's own titles.
 */
export function showsSeveralDishes(index: RowIndex, names: readonly string[]): boolean {
  const sections = sectionsOf(index);
  const [first] = sections;
  if (!first || sections.length < 2 || sections.some(({ level }) => level !== first.level)) return false;
  if (new Set(sections.map(({ title }) => loose(title))).size < sections.length) return false;
  return sections.length > MOST_PARTS || !sections.some((each) => isPart(each, sections, index, names));
}

function sectionsOf(index: RowIndex): Section[] {
  const { rows, sections: kinds } = index;
  const found: Section[] = [];
  for (let list = 0; list < rows.length; list++) {
    if (kinds[list] !== "ingredients" || rows[list]?.headingLevel === 0) continue;
    const next = kinds.findIndex((kind, at) => at > list && kind === "ingredients" && rows[at]?.headingLevel !== 0);
    const nextTitle = next < 0 ? rows.length : titleAbove(index, next);
    const to = nextTitle > list ? nextTitle : next;
    const method = kinds.findIndex((kind, at) => at > list && at < to && kind === "steps");
    const from = titleAbove(index, list);
    if (method < 0 || from < 0 || from < (found.at(-1)?.from ?? -1)) continue;
    const { text = "", headingLevel = 0 } = rows[from] ?? {};
    if (found.at(-1)?.from === from) return [];
    found.push({ title: text, level: headingLevel, from, to });
  }
  return found;
}

/** The nearest heading of a higher rank above the heading of a list; -1 without one. */
function titleAbove({ rows, sections }: RowIndex, list: number): number {
  const level = rows[list]?.headingLevel ?? 0;
  for (let at = list - 1; at >= 0; at--) {
    const rank = rows[at]?.headingLevel ?? 0;
    if (rank > 0 && rank < level && sections[at] === null) return at;
  }
  return -1;
}

/** "For the icing", "Icing" where another section spreads the icing, or what the page's own title names. */
function isPart(
  { title, from }: Section,
  all: readonly Section[],
  { rows }: RowIndex,
  names: readonly string[],
): boolean {
  if (isNameOfPart(title) || names.some((name) => isWithin(title, name))) return true;
  const word = title
    .toLowerCase()
    .match(/\p{L}{4,}/gu)
    ?.at(-1);
  if (!word) return false;
  const spoken = all
    .filter((other) => other.from !== from)
    .flatMap((other) => rows.slice(other.from + 1, other.to))
    .map(({ text }) => text.toLowerCase());
  return spoken.some((text) => text.includes(word));
}

/** "Hazelnut sauce" within "Plum cake with hazelnut sauce". */
const isWithin = (title: string, name: string): boolean =>
  loose(name) !== loose(title) && loose(name).includes(loose(title));
