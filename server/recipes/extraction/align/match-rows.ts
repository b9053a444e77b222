import { pushTo } from "../group-by";
import type { RowIndex } from "../markup/row-index";
import type { PageLine } from "../recipe";
import { fillGaps } from "./fill-gaps";

/** Only letters and digits, in lower case: the form in which lines are compared. */
export function loose(text: string): string {
  const lower = text.toLowerCase();
  return IS_ASCII.test(lower) ? lower.replace(/[^a-z0-9]+/g, "") : lower.replace(/[^\p{L}\p{N}]+/gu, "");
}

function tokensOf(text: string): string[] {
  const lower = text.toLowerCase();
  return lower.match(IS_ASCII.test(lower) ? /[a-z0-9]+/g : /[\p{L}\p{N}]+/gu) ?? [];
}

/** True for most lines. Finding the letters of ASCII is several times faster than those of all scripts. */
const IS_ASCII = /^[ -~]*$/;

/** For each known line, the row that shows it, or -1. */
export interface RowMatches {
  rowOf: number[];
  /** The run of rows that contains the matched rows; `to` is not included. */
  from: number;
  to: number;
  matched: number;
}

const MAX_ROW_LENGTH = 500;
const MAX_ROWS_PER_TOKEN = 60;
const SAME_LINE = 0.6;

/**
 * Finds where the page shows lines that are known from structured data. Rows and lines count as the same when their
 * bare text is equal, one contains the other, or most of their words are shared. The run with the most matches wins.
 */
export function matchRows(known: readonly PageLine[], index: RowIndex): RowMatches | null {
  const exact = exactRows(known, index);
  const near = neighbourhood(exact, known.length, index.rows.length);
  const unmatched = known.filter((_, i) => exact[i]?.length === 0);
  const rowsByToken = indexTokens(index, near, new Set(unmatched.flatMap(({ text }) => tokensOf(text))));
  const candidates = known.map(({ text }, i) =>
    exact[i] && exact[i].length > 0 ? exact[i] : rowsLike(text, index, rowsByToken),
  );
  const linesByRow = new Map<number, number[]>();
  candidates.forEach((rows, line) => {
    for (const row of rows) pushTo(linesByRow, row, line);
  });
  const run = densestRun(index, linesByRow);
  if (!run) return null;
  return fillGaps(known, pickRows(candidates, run), index);
}

/** For each known line, the rows with the same bare text. */
function exactRows(known: readonly PageLine[], { rows }: RowIndex): number[][] {
  const found: number[][] = known.map(() => []);
  const linesByText = new Map<string, number[]>();
  known.forEach(({ text }, i) => {
    pushTo(linesByText, loose(text), i);
  });
  const longest = Math.max(...known.map(({ text }) => text.length)) * 1.3 + 10;
  const shortest = Math.min(...[...linesByText.keys()].map((text) => text.length));
  rows.forEach(({ text }, row) => {
    if (text.length > longest || text.length < shortest) return;
    for (const line of linesByText.get(loose(text)) ?? []) if ((found[line]?.length ?? 0) < 8) found[line]?.push(row);
  });
  return found;
}

const NEIGHBOURS = 60;

/** Where to search for the other lines: around the rows with equal text, or everywhere if these are few. */
function neighbourhood(exact: readonly number[][], known: number, rows: number): { from: number; to: number } {
  const found = exact.flat();
  if (exact.filter((list) => list.length > 0).length < known * 0.3) return { from: 0, to: rows };
  return { from: Math.max(0, Math.min(...found) - NEIGHBOURS), to: Math.min(rows, Math.max(...found) + NEIGHBOURS) };
}

/** The positions of the known lines' words on the page. */
function indexTokens(
  { rows }: RowIndex,
  { from, to }: { from: number; to: number },
  wanted: ReadonlySet<string>,
): Map<string, number[]> {
  const rowsByToken = new Map<string, number[]>();
  if (wanted.size === 0) return rowsByToken;
  for (let i = from; i < to; i++) {
    const text = rows[i]?.text ?? "";
    if (text.length > MAX_ROW_LENGTH) continue;
    for (const token of tokensOf(text)) {
      if (!wanted.has(token)) continue;
      const list = rowsByToken.get(token);
      if (!list) rowsByToken.set(token, [i]);
      else if (list.length <= MAX_ROWS_PER_TOKEN && list.at(-1) !== i) list.push(i);
    }
  }
  return rowsByToken;
}

/** Rows like the line, best first, found through the rarest words they share. */
function rowsLike(text: string, { rows }: RowIndex, rowsByToken: ReadonlyMap<string, number[]>): number[] {
  const tokens = [...new Set(tokensOf(text))].slice(0, 40);
  const rare = tokens
    .map((token) => rowsByToken.get(token) ?? [])
    .filter((list) => list.length > 0)
    .sort((a, b) => a.length - b.length)
    .slice(0, 3);
  const bare = loose(text);
  const found = [...new Set(rare.flat())].flatMap((row) => {
    const similarity = likeness(bare, tokens, rows[row]?.text ?? "");
    return similarity >= SAME_LINE ? [{ row, similarity }] : [];
  });
  return found
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, 8)
    .map(({ row }) => row);
}

function likeness(bare: string, tokens: readonly string[], rowText: string): number {
  const other = loose(rowText);
  if (other === bare) return 2;
  const others = tokensOf(rowText);
  const isPart = bare.length >= 4 && other.length <= bare.length + 80 && other.includes(bare);
  if (isPart || (other.length >= 6 && bare.length <= other.length + 40 && bare.includes(other))) return 1;
  const set = new Set(others);
  const shared = tokens.filter((token) => set.has(token)).length;
  return (2 * shared) / Math.max(1, tokens.length + set.size);
}

/** The run with the highest sum: each newly matched line adds to it, each other row subtracts. */
function densestRun(
  { rows }: RowIndex,
  linesByRow: ReadonlyMap<number, number[]>,
): { from: number; to: number } | null {
  let best: { from: number; to: number; sum: number } | null = null;
  let sum = 0;
  let from = 0;
  let seen = new Set<number>();
  rows.forEach((row, i) => {
    if (sum <= 0) {
      sum = 0;
      from = i;
      seen = new Set();
    }
    const fresh = (linesByRow.get(i) ?? []).find((line) => !seen.has(line));
    if (fresh !== undefined) {
      seen.add(fresh);
      sum += 1;
    } else sum -= row.headingLevel > 0 ? 0.1 : 0.35;
    if (fresh !== undefined && (!best || sum > best.sum)) best = { from, to: i + 1, sum };
  });
  return best;
}

function pickRows(candidates: readonly number[][], { from, to }: { from: number; to: number }): RowMatches {
  const used = new Set<number>();
  const rowOf = candidates.map((rows) => {
    const row = rows.find((candidate) => candidate >= from && candidate < to && !used.has(candidate)) ?? -1;
    used.add(row);
    return row;
  });
  return { rowOf, from, to, matched: rowOf.filter((row) => row >= 0).length };
}
