import { statedAmounts } from "../account/stated-amounts";
import { contentWords, shareOfWords } from "../content-words";
import { foodWordsIn, isFoodName, isPartName } from "../markup/food-words";
import { growRun } from "../markup/grow-run";
import { ingredientLikeness, stepLikeness } from "../markup/line-shape";
import { isGroup, linesOfRun } from "../markup/lines-of-run";
import { headsTools } from "../markup/lists-of-tools";
import { namesOtherFood } from "../markup/names-other-food";
import type { RowIndex } from "../markup/row-index";
import { isTool } from "../markup/tools";
import type { PageLine } from "../recipe";
import { loose, matchRows, type RowMatches } from "./match-rows";

/** The share of the structured list that the page must show before the page's list may complete it. */
const MOSTLY = 0.8;
/** A longer line that mentions cooking is a sentence; "sesame seeds, to serve" is food. */
const MAX_FOOD = 45;

/** `shown`: the rows in which the page shows the same list; null if it hardly shows it. */
export interface Aligned {
  lines: PageLine[];
  shown: { from: number; to: number } | null;
}

/**
 * Compares the ingredient lines of structured data with those that the page shows. The wording of the structured data
 * stays, with four exceptions: a line whose amount only the page states is taken from the page; a truncated line is
 * completed; a food that the structured data lacks is inserted in its place; and if the page lists clearly more food,
 * the page's list is taken. Groups come from the page's headings.
 */
export function alignIngredients(known: readonly PageLine[], index: RowIndex): Aligned {
  const matches = known.length === 0 ? null : matchRows(known, index);
  if (!matches || matches.matched < Math.max(1, known.length * 0.5)) return { lines: [...known], shown: null };
  const run = growRun(matches, index);
  const isShown = matches.matched >= Math.max(2, known.length * MOSTLY);
  const instead = linesMissing(known, matches, index);
  if (instead) return { lines: instead, shown: run };
  const groups = groupsOfRun(run, index);
  const aligned = known.flatMap((line, i): Placed[] => {
    const row = matches.rowOf[i] ?? -1;
    if (row < 0) return [{ ...line, row }];
    if (isAmongTools(index, row, line.text)) return [];
    if (isNameOfPart(index, row, line.text)) return [];
    const text = repaired(line.text, index.rows[row]?.text ?? line.text);
    return [{ text, group: line.group ?? groups.get(row) ?? null, row }];
  });
  for (const row of rowsMissing(known, matches, run, index)) {
    const text = index.rows[row]?.text ?? "";
    insertByRow(aligned, { text, group: groups.get(row) ?? null, row });
  }
  return { lines: aligned.map(({ text, group }) => ({ text, group })), shown: isShown ? run : null };
}

/** A line, and the row that shows it; -1 for none. */
type Placed = PageLine & { row: number };

/** Inserts a line after the last line that the page shows before it. */
function insertByRow(lines: Placed[], line: Placed): void {
  const before = lines.findLastIndex(({ row }) => row >= 0 && row < line.row);
  lines.splice(before + 1, 0, line);
}

/** Text in brackets describes the food before it, or names a substitute. */
const REMARK = /\([^()]*\)/g;

/** True for a food with an amount, or any food inside the same list; false for sentences and names of parts. */
function isFoodLine(text: string, isInList: boolean): boolean {
  const likeness = ingredientLikeness(text);
  if (likeness >= 0.85) return true;
  if (stepLikeness(text) >= 0.5 && text.length > MAX_FOOD) return false;
  return likeness >= 0.75 || (isInList && likeness >= 0.3 && !isPartName(text));
}

/**
 * Rows of the page's own list with a food that the structured data does not mention. Structured data is often older
 * than the page or truncated by a template, and the missing line may be the nuts.
 */
function rowsMissing(
  known: readonly PageLine[],
  matches: RowMatches,
  { from, to }: { from: number; to: number },
  index: RowIndex,
): number[] {
  if (matches.matched < Math.max(2, known.length * MOSTLY)) return [];
  const used = new Set(matches.rowOf);
  const lists = new Set(matches.rowOf.flatMap((row) => index.rows[row]?.element.parent ?? []));
  const words = known.map(({ text }) => text.toLowerCase()).join(" ");
  const bare = known.map(({ text }) => loose(text));
  const missing: number[] = [];
  for (let i = from; i < to; i++) {
    const row = index.rows[i];
    if (!row || used.has(i) || index.sections[i] !== null || index.isUnrelated(i) || row.linkShare > 0.6) continue;
    if (row.headingLevel > 0 && !(row.headingLevel === 7 && isFoodName(row.text))) continue;
    if (isTool(row.text)) continue;
    const isInList = row.isListItem && row.element.parent !== null && lists.has(row.element.parent);
    // Outside the list, a number alone does not make an ingredient: "8 slices" is the yield.
    if (!isFoodLine(row.text, isInList) || (!isInList && foodWordsIn(row.text).length === 0)) continue;
    const food = row.text.replace(REMARK, " ");
    const own = loose(food);
    const isKnown = bare.some((line) => line.includes(own) || (line.length >= 6 && own.includes(line)));
    if (!isKnown && namesOtherFood(food, words)) missing.push(i);
  }
  return missing;
}

/** How far above a row the heading of its section may be. */
const MAX_SECTION = 12;

/** True for a line that the page shows below a heading such as "Equipment": the data may list tools among the foods. */
function isAmongTools(index: RowIndex, at: number, line: string): boolean {
  const { rows, sections } = index;
  if (loose(rows[at]?.text ?? "") !== loose(line) || statedUnit(line)) return false;
  let heading = at - 1;
  while (heading > at - MAX_SECTION && heading >= 0 && !sections[heading]) heading--;
  return sections[heading] === "other" && headsTools(index, heading);
}

const statedUnit = (line: string): boolean => statedAmounts(line).some(({ unit }) => unit !== null);

/**
 * True for a structured line that is the heading of the lines below it, and so becomes their group. Anything else stays a
 * line: pages set allergens in bold, and a bold item among others is food.
 */
function isNameOfPart(index: RowIndex, at: number, text: string): boolean {
  if (index.sections[at] === "ingredients") return true;
  const [row, below] = [index.rows[at], index.rows[at + 1]];
  if (!row || !below || !isGroup(row.text, row.headingLevel, "ingredients")) return false;
  if (ingredientLikeness(text) >= 0.7 || isFoodName(text) || !index.isLine(at + 1)) return false;
  const isAmongOthers = row.element.tag === below.element.tag && row.element.parent === below.element.parent;
  return !(isAmongOthers && row.headingLevel % 7 === 0) || isPartName(text);
}

/** The heading above each row of the run. */
function groupsOfRun({ from, to }: { from: number; to: number }, index: RowIndex): Map<number, string | null> {
  const groups = new Map<number, string | null>();
  let group: string | null = null;
  for (let i = Math.max(0, from - 2); i < to; i++) {
    const row = index.rows[i];
    if (!row) continue;
    if (index.sections[i] !== null) group = null;
    else if (isGroup(row.text, row.headingLevel, "ingredients")) group = row.text;
    groups.set(i, group);
  }
  return groups;
}

const AMOUNT = /[\d½¼¾⅓⅔⅛⅜⅝⅞]/;
const UNCERTAIN_PLURAL = /\((?:s|es|n|en|e)\)/;
const GOES_ON = /^(?:and|&|und|et|y|og|och|en)$/i;

/** The page's line if the structured line is truncated, otherwise the structured line. */
function repaired(known: string, shown: string): string {
  const own = loose(known);
  const other = loose(shown);
  if (own === other || other.length > own.length + 80) return known;
  const lead = other.endsWith(own) ? shown.slice(0, shown.length - known.length) : "";
  if (lead !== "" && (AMOUNT.test(lead) || !AMOUNT.test(known)) && lead.length <= 30) return shown;
  if (UNCERTAIN_PLURAL.test(known) && !UNCERTAIN_PLURAL.test(shown)) return shown;
  if (other.startsWith(own) && GOES_ON.test(shown.slice(known.length).trim().split(" ")[0] ?? "")) return shown;
  return known;
}

/** The page's own list, if at least three of its rows and a fifth of it name food that no known line mentions. */
function linesMissing(known: readonly PageLine[], matches: RowMatches, index: RowIndex): PageLine[] | null {
  if (matches.matched < known.length * MOSTLY) return null;
  const { from, to } = growRun(matches, index);
  const used = new Set(matches.rowOf);
  const words = new Set(known.flatMap(({ text }) => foodWords(text)));
  let missing = 0;
  for (let i = from; i < to; i++) {
    const row = index.rows[i];
    if (!row || used.has(i) || row.headingLevel > 0 || ingredientLikeness(row.text) < 0.75) continue;
    if (!foodWords(row.text).some((word) => words.has(word))) missing++;
  }
  if (missing < 3 || missing < known.length * 0.2) return null;
  const instead = linesOfRun(index, from, to, "ingredients");
  return keepsAll(known, instead) ? instead : null;
}

/**
 * Whether a list says at least what the known one says: every food, and an amount wherever it had one. A page may show
 * amount and food in rows of their own, and half a line is worse than a missing one.
 */
function keepsAll(known: readonly PageLine[], instead: readonly PageLine[]): boolean {
  const lines = instead.map(({ text }) => ({ words: contentWords(text), hasAmount: AMOUNT.test(text) }));
  return known.every(({ text }) => {
    const own = contentWords(text);
    const needsAmount = AMOUNT.test(text);
    return (
      own.size === 0 || lines.some((line) => shareOfWords(own, line.words) >= 0.5 && (line.hasAmount || !needsAmount))
    );
  });
}

/** The longer words of a line, which name its food. */
const foodWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
