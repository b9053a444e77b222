import { contentWords, shareOfWords } from "../content-words";
import type { RowIndex } from "../markup/row-index";
import type { PageLine } from "../recipe";
import type { RowMatches } from "./match-rows";

/** How many rows beyond the known ones a list may begin earlier or end later. */
const BEYOND = 4;
/** The share of the words of food that a line and its row must have in common. */
const SAME_FOOD = 0.5;

/**
 * Finds the rows of lines between matched ones by the words of their food, in order: "6 eggs" stands where the data has
 * "3 eggs", and "0.25tsp fine salt" where the page has "¼ tsp fine salt".
 */
export function fillGaps(known: readonly PageLine[], matches: RowMatches, index: RowIndex): RowMatches {
  if (matches.matched === known.length || matches.matched === 0) return matches;
  const rowOf = [...matches.rowOf];
  const used = new Set(rowOf);
  for (let line = 0; line < rowOf.length; line++) {
    if ((rowOf[line] ?? -1) >= 0) continue;
    const words = contentWords(known[line]?.text ?? "");
    if (words.size === 0) continue;
    const above = rowOf.slice(0, line).findLast((row) => row >= 0);
    const below = rowOf.slice(line + 1).find((row) => row >= 0);
    const from = above === undefined ? matches.from - BEYOND - line : above + 1;
    const to = below === undefined || below < from ? matches.to + BEYOND : below;
    const row = rowWith(words, Math.max(0, from), Math.min(to, index.rows.length), used, index);
    if (row < 0) continue;
    rowOf[line] = row;
    used.add(row);
  }
  const found = rowOf.filter((row) => row >= 0);
  return {
    rowOf,
    from: Math.min(matches.from, ...found),
    to: Math.max(matches.to, ...found.map((row) => row + 1)),
    matched: found.length,
  };
}

function rowWith(words: ReadonlySet<string>, from: number, to: number, used: ReadonlySet<number>, index: RowIndex) {
  for (let row = from; row < to; row++) {
    const text = index.rows[row]?.text ?? "";
    if (used.has(row) || !index.isLine(row) || text.length > MAX_LENGTH || index.isInMethod(row)) continue;
    if (shareOfWords(words, contentWords(text)) >= SAME_FOOD) return row;
  }
  return -1;
}

const MAX_LENGTH = 200;
