/**
 * Beginnings that make a spreadsheet run a text as a formula (CSV injection), after any apostrophes that the text
 * begins with itself; the wide forms count as much.
 */
const RUNS = /^'*\s*[=+\-@\t\r＝＋－＠]/;
const ESCAPED = /^'+\s*[=+\-@\t\r＝＋－＠]/;

/** Puts an apostrophe before a text that a spreadsheet would run as a formula; `plainText` takes it away again. */
export const neutralText = (text: string): string =>
  RUNS.test(text) && Number.isNaN(Number(text)) ? `'${text}` : text;

/** The text that `neutralText` was given. */
export const plainText = (text: string): string => (ESCAPED.test(text) ? text.slice(1) : text);
