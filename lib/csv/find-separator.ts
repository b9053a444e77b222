import { type ParsedCsv, parseCsv } from "./parse-csv";

const SEPARATORS = [",", ";", "\t", "|"] as const;

type Read = ParsedCsv & { separator: string | null };
type Candidate = Read & { columns: number; agreement: number; usual: number };

/**
 * Splits a text by the separator that makes a table of the whole of it: most rows have as many cells as the first. If
 * there is none, but most rows below the first have the same number of cells, the text is split by that separator, so
 * that those rows are refused as too long. Otherwise a row is one cell.
 */
export function splitCsv(text: string): Read {
  const candidates = SEPARATORS.filter((separator) => text.includes(separator)).map((separator) =>
    candidate(separator, splitBy(text, separator)),
  );
  const tables = candidates.filter(({ columns }) => columns > 1).sort(byAgreement);
  const [best] = tables;
  if (best && best.agreement > 0.5) return best;
  const below = candidates.find(({ usual, problem }) => usual > 1 && problem === null);
  return below ?? best ?? { separator: null, ...parseCsv(text, null) };
}

const FIRST_LINES = 100;

/** The first lines show soon whether quotes stand where this separator needs them. */
function splitBy(text: string, separator: string): ParsedCsv {
  const first = parseCsv(text, separator, FIRST_LINES);
  return first.problem === null ? parseCsv(text, separator) : first;
}

function candidate(separator: string, parsed: ParsedCsv): Candidate {
  const widths = parsed.rows.map(({ length }) => length);
  const [columns = 0, ...others] = widths;
  const agreement = widths.filter((width) => width === columns).length / Math.max(1, widths.length);
  return { separator, ...parsed, columns, agreement, usual: majorityOf(others) };
}

/** The number that more than half of these are; 0 if there is none. */
function majorityOf(numbers: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const each of numbers) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].find(([, count]) => count > numbers.length / 2)?.[0] ?? 0;
}

const byAgreement = (one: Candidate, other: Candidate): number =>
  Number(one.problem !== null) - Number(other.problem !== null) ||
  other.agreement - one.agreement ||
  other.columns - one.columns;
