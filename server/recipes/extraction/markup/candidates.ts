import type { HtmlElement } from "../html/html-tree";
import { foodShare } from "./food-words";
import type { RowIndex } from "./row-index";
import type { Row } from "./rows";

/** A run of rows that may be the list; `from` is included and `to` is not. */
export interface Candidate {
  from: number;
  to: number;
  /** Why it is a candidate: a heading announces it, a class or id names it, or only its shape fits. */
  evidence: "heading" | "name" | "shape";
}

const MAX_CANDIDATES = 400;
const MAX_SECTION_ROWS = 150;
/** The longest row between two parts of one list; a longer sentence is the method of the first part. */
const MAX_PART_LINE = 90;
/** How many lines below a heading are enough to tell that it heads a part of the dish. */
const MAX_PART_LINES = 6;
/** A longer line that mentions cooking is a sentence; "sesame seeds, to serve" is food. */
const MAX_PART_FOOD = 45;

/** Runs that a heading announces, up to the next heading of another section or of a higher rank. */
export function headingCandidates(index: RowIndex, kind: "ingredients" | "steps"): Candidate[] {
  const found: Candidate[] = [];
  index.sections.forEach((section, i) => {
    if (section === kind && found.length < MAX_CANDIDATES)
      found.push({ from: i + 1, to: sectionEnd(index, i), evidence: "heading" });
  });
  return found.filter(({ from, to }) => to > from);
}

/**
 * The end of a section. A heading directly after its own heading does not end it: tabs show their names side by side
 * before their contents.
 */
function sectionEnd(index: RowIndex, heading: number): number {
  const { rows, sections } = index;
  const level = rows[heading]?.headingLevel ?? 0;
  const limit = Math.min(rows.length, heading + 1 + MAX_SECTION_ROWS);
  for (let i = heading + 1; i < limit; i++) {
    const row = rows[i];
    if (!row) break;
    const isFurther = sections[i] === sections[heading] && isFurtherPart(row.text, rows[heading]?.text ?? "");
    if (isFurther && !rows.slice(heading + 1, i).some(({ text }) => text.length > MAX_PART_LINE)) continue;
    if (sections[i] === "steps" && sections[heading] === "steps" && isLabelOfPart(row)) continue;
    if (sections[i] !== null && i > heading + 1) return i;
    const isRanked = row.headingLevel > 0 && row.headingLevel < 7;
    const ownLevel = level > 0 && level < 7 ? level : 7;
    if (!isRanked || row.headingLevel > ownLevel || i === heading + 1) continue;
    const isPart = row.headingLevel === ownLevel && isGroupHeading(row.text);
    if (!isPart && !headsFoods(index, heading, i)) return i;
  }
  return limit;
}

/** True for a line like "Cooking procedure:" among the steps. */
const isLabelOfPart = ({ headingLevel, text }: Row): boolean => headingLevel % 7 === 0 && text.endsWith(":");

/**
 * True for "Salsa" above one or more lines of food, in the section of the ingredients: a part of the dish, whatever rank
 * its heading has. A sentence below it begins something else.
 */
function headsFoods(index: RowIndex, section: number, heading: number): boolean {
  const { rows, sections } = index;
  if (sections[section] !== "ingredients" || rows[heading]?.headingLevel === 1) return false;
  const lines: number[] = [];
  for (let i = heading + 1; i < rows.length && lines.length < MAX_PART_LINES; i++) {
    if (sections[i] !== null || index.isUnrelated(i) || (rows[i]?.headingLevel ?? 0) % 7 > 0) break;
    lines.push(i);
  }
  const isFood = (i: number): boolean => index.ingredientLikenessOf(i) >= 0.7;
  const isSentence = (i: number): boolean =>
    (rows[i]?.text.length ?? 0) > MAX_PART_FOOD && index.stepLikenessOf(i) >= 0.5;
  if (lines.length === 0 || lines.some((i) => !isFood(i) && isSentence(i))) return false;
  const named = foodShare(lines.map((i) => rows[i]?.text ?? ""));
  return lines.some(isFood)
    ? named > 0 || lines.every(isFood)
    : named >= 0.5 && lines.every((i) => rows[i]?.isListItem);
}

/**
 * "Ingredients for the icing" after "Ingredients for the cake" continues the list. The same heading again begins a
 * copy.
 */
const isFurtherPart = (text: string, first: string): boolean =>
  /^\S+\s+(?:for|to|f[üu]r|pour|para|per|voor|till|til|na)\s/iu.test(text) &&
  text.toLowerCase() !== first.toLowerCase();

const isGroupHeading = (text: string): boolean =>
  /^(?:\d|for |to |step |f[üu]r |pour |para |per |voor |till |til |do |na )|:$/i.test(text);

/** Runs inside an element whose class or id names the section, or inside the parent of such elements. */
export function nameCandidates(index: RowIndex, kind: "ingredients" | "steps"): Candidate[] {
  const elements = new Set<HtmlElement>();
  for (const element of index.tree.elements) {
    if (elements.size >= MAX_CANDIDATES) break;
    if (element.tag === "body" || element.tag === "html" || !index.hintsOf(element)?.[kind]) continue;
    elements.add(element);
    if (element.parent) elements.add(element.parent);
  }
  const positions = index.rows.map((row) => row.position);
  return [...elements].flatMap((element) => {
    const from = lowerBound(positions, element.index);
    const to = lowerBound(positions, element.end - 0.5);
    return to > from && to - from <= MAX_SECTION_ROWS
      ? [trimSections(index, { from, to, evidence: "name" }, kind)]
      : [];
  });
}

/** Lists, tables and runs of sibling paragraphs, anywhere on the page. */
export function shapeCandidates(index: RowIndex): Candidate[] {
  const found: Candidate[] = [];
  let from = 0;
  for (let i = 1; i <= index.rows.length; i++) {
    const row = index.rows[i];
    const start = index.rows[from];
    if (row && start && row.element.parent === start.element.parent && index.sections[i] === null) continue;
    if (i - from >= 2 && i - from <= MAX_SECTION_ROWS && found.length < MAX_CANDIDATES * 4)
      found.push({ from, to: i, evidence: "shape" });
    from = i;
  }
  return found;
}

/** Removes the rows before the section's own heading, and the rows from another section's heading on. */
function trimSections({ sections }: RowIndex, candidate: Candidate, kind: "ingredients" | "steps"): Candidate {
  let { from, to } = candidate;
  for (let i = candidate.from; i < candidate.to; i++) {
    const section = sections[i];
    if (section === kind && i - from <= 4) from = i + 1;
    else if (section !== null && section !== undefined && i > from) {
      to = i;
      break;
    }
  }
  return { ...candidate, from: Math.min(from, to), to };
}

function lowerBound(positions: readonly number[], value: number): number {
  let low = 0;
  let high = positions.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((positions[middle] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
