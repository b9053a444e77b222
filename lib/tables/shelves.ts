import type { Mark, Shelf } from "@/lib/schemas/tables";
import { CARDS_THAT_HIDE, MARKS } from "@/lib/tables/table-rules";

/** Sorts marks in the order of MARKS, so that a mark's position does not reveal whose it is. */
export const inOrder = (marks: readonly Mark[]): Mark[] =>
  [...marks].sort((a, b) => MARKS.indexOf(a) - MARKS.indexOf(b));

/** A dish that does not suit one person goes to "some"; a dish that is unknown for one person goes to "ask". */
export function shelfOf(marks: readonly Mark[]): Shelf {
  if (marks.includes("not")) return "some";
  if (marks.includes("unknown")) return "ask";
  return marks.includes("adaptable") ? "changed" : "all";
}

/**
 * True if every mark may be shown. At a small table, a dish that does not suit one person reveals whose limit it is, so
 * everybody must have agreed to show names.
 */
export const showsAll = (seats: readonly { isNamed: boolean }[]): boolean =>
  seats.length >= CARDS_THAT_HIDE || seats.every(({ isNamed }) => isNamed);
