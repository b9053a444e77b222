import Papa from "papaparse";

/** `problem` says why the text ends before its end: it has a quote that is not closed, or text after one that is. */
export type ParsedCsv = { readonly rows: string[][]; readonly problem: string | null };

/** Stands for "no separator": it cannot occur, since texts with control characters are refused. */
const NO_SEPARATOR = "\u0001";

/**
 * The rows of a text with at least one cell that is not blank, split by one separator; with null a row is one cell.
 * Lines may end in different ways. `first`: reads only this many lines.
 */
export function parseCsv(text: string, separator: string | null, first = 0): ParsedCsv {
  const newline = newlineOf(text);
  const { data, errors } = Papa.parse<string[]>(text, {
    delimiter: separator ?? NO_SEPARATOR,
    newline,
    preview: first,
  });
  const broken = errors.find(({ type }) => type === "Quotes");
  const lines = newline === "\n" ? data.map(withoutReturn) : data;
  return {
    rows: lines.filter(isFilled),
    problem: broken ? `row ${lines.slice(0, broken.row ?? 0).filter(isFilled).length}: ${broken.message}` : null,
  };
}

const isFilled = (cells: readonly string[]): boolean => cells.some((cell) => cell.trim() !== "");

/** Lines that end in both ways are cut at the line feed, which both have. */
const newlineOf = (text: string) =>
  !text.includes("\n") ? "\r" : /(?:^|[^\r])\n/.test(text) ? "\n" : ("\r\n" as const);

function withoutReturn(cells: string[]): string[] {
  const last = cells.at(-1);
  return last?.endsWith("\r") ? [...cells.slice(0, -1), last.slice(0, -1)] : cells;
}
