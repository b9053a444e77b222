import { isBareMark } from "./cell-marks";
import { cellsOf, type MenuMatch, type MenuTable, type MenuUse } from "./menu-uses";
import { readHeading } from "./read-heading";

const CURRENCY = "(?:eur|euro|gbp|usd|chf|kr|sek|dkk|nok|pln|zł|kč|ab|from)";
const AMOUNT = "\\d{1,3}(?:[.,' ]?\\d{3})*(?:[.,](?:\\d{1,2}|[-–]))?";
const SUM = `\\s*\\p{Sc}?\\s*${AMOUNT}\\s*\\p{Sc}?\\s*`;
const PRICE = new RegExp(`^${CURRENCY}?${SUM}(?:[/–-]${SUM})*\\.?${CURRENCY}?\\.?$`, "iu");
/** A whole number alone may also be the code of an allergen. */
const IS_MONEY = /\p{Sc}|\d[.,]\d\d?\b|[a-z]{2}/iu;
/** Numbers with units, addresses, names of files, and answers: nothing of what is in a dish. */
const SAYS_NO_FOOD =
  /^(?:[\d.,:%#/ -]+(?:kcal|kj|g|ml|%)?|https?:\/\/\S+|[\w./-]+\.(?:jpe?g|png|webp|gif|avif|svg)|true|false|yes|no|ja|nein|oui|non|si|sí)$/i;
/** The number of a dish or an article, as "V-12". */
const IS_NUMBER = /^[a-z]{0,4}[-.# ]?\d[\w-]{0,40}$/i;

export const isPrice = (cell: string): boolean => PRICE.test(cell);

/**
 * What each column is probably for. Only a column of which heading and cells say that nothing in it is about food is
 * left out without a question; one that is not understood is null.
 */
export function guessUses(table: MenuTable): MenuMatch {
  const uses = table.headings.map((heading, at) => guessUse(table, heading, at));
  const name = uses.indexOf("name");
  return uses.map((use, at) => (use === "name" && at !== name ? (table.headings[at] ? null : "description") : use));
}

function guessUse(table: MenuTable, heading: string, at: number): MenuUse | null {
  const cells = cellsOf(table, at);
  const isHeaded = table.headings.some((each) => each !== "");
  const use = isHeaded ? readHeading(heading).use : guessByCells(cells);
  const isEvery = (fits: (cell: string) => boolean) => cells.every(fits);
  if (use === "price") return isEvery(isPrice) ? use : null;
  if (use === "left_out") return isEvery((cell) => SAYS_NO_FOOD.test(cell) || IS_NUMBER.test(cell)) ? use : null;
  if (use === "free_from") return isEvery(isBareMark) || readHeading(heading).claims.length === 0 ? use : null;
  if (use === "name" || use === "description") return cells.length > 0 && isEvery(isPrice) ? null : use;
  return use;
}

/** For a column without a heading. Text is used rather than left out. */
function guessByCells(cells: readonly string[]): MenuUse | null {
  if (cells.every(isPrice)) return cells.some((cell) => IS_MONEY.test(cell)) ? "price" : null;
  return cells.every(isBareMark) ? null : "name";
}
