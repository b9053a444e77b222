import { growRun } from "../markup/grow-run";
import { ingredientLikeness } from "../markup/line-shape";
import { isGroup, linesOfRun } from "../markup/lines-of-run";
import type { RowIndex } from "../markup/row-index";
import type { RecipeLine } from "../recipe";
import { loose, matchRows, type RowMatches } from "./match-rows";

/**
 * Ingredient lines of structured data compared with those that the page shows. The wording of the structured data
 * stays, with three exceptions: a line whose amount stands only on the page is taken from there, a line that breaks off
 * is completed, and where the page lists clearly more food the page's list is taken. Groups come from the page's headings.
 */
export function alignIngredients(known: readonly RecipeLine[], index: RowIndex): RecipeLine[] {
  if (known.length === 0) return [];
  const matches = matchRows(known, index);
  if (!matches || matches.matched < Math.max(1, known.length * 0.5)) return [...known];
  const shown = linesMissing(known, matches, index);
  if (shown) return shown;
  const groups = groupsOfRun(matches, index);
  return known.flatMap((line, i) => {
    const row = matches.rowOf[i] ?? -1;
    if (row < 0) return [line];
    if (isHeadingRow(index, row) && ingredientLikeness(line.text) < 0.7) return [];
    const text = repaired(line.text, index.rows[row]?.text ?? line.text);
    return [{ text, group: line.group ?? groups.get(row) ?? null }];
  });
}

const isHeadingRow = ({ rows }: RowIndex, row: number): boolean => {
  const found = rows[row];
  return found !== undefined && isGroup(found.text, found.headingLevel, "ingredients");
};

/** The heading above each row of the run. */
function groupsOfRun({ from, to }: RowMatches, index: RowIndex): Map<number, string | null> {
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

/** The page's wording where the structured line has lost something, else the structured line. */
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

/** The page's own list where at least three rows, a fifth of the list, state food of which no known line has a word. */
function linesMissing(known: readonly RecipeLine[], matches: RowMatches, index: RowIndex): RecipeLine[] | null {
  if (matches.matched < known.length * 0.8) return null;
  const { from, to } = growRun(matches, index);
  const used = new Set(matches.rowOf);
  const words = new Set(known.flatMap(({ text }) => foodWords(text)));
  let missing = 0;
  for (let i = from; i < to; i++) {
    const row = index.rows[i];
    if (!row || used.has(i) || row.headingLevel > 0 || ingredientLikeness(row.text) < 0.75) continue;
    if (!foodWords(row.text).some((word) => words.has(word))) missing++;
  }
  return missing >= 3 && missing >= known.length * 0.2 ? linesOfRun(index, from, to, "ingredients") : null;
}

/** The longer words of a line: what it is about, whatever its amount. */
const foodWords = (text: string): string[] => text.toLowerCase().match(/\p{L}{5,}/gu) ?? [];
