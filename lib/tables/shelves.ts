import type { Mark, Shelf } from "@/lib/schemas/tables";
import { CARDS_THAT_HIDE, MARKS } from "@/lib/tables/table-rules";

/** In the order of MARKS: where a mark stands tells nobody whose it is. */
export const inOrder = (marks: readonly Mark[]): Mark[] =>
  [...marks].sort((a, b) => MARKS.indexOf(a) - MARKS.indexOf(b));

/** One whom it does not suit puts a dish among those for some; one of whom it is not known, among those to ask about. */
export function shelfOf(marks: readonly Mark[]): Shelf {
  if (marks.includes("not")) return "some";
  if (marks.includes("unknown")) return "ask";
  return marks.includes("adaptable") ? "changed" : "all";
}

/** With so few cards, what does not suit one of them tells whose limit it is, unless everybody agreed to that. */
export const showsAll = (seats: readonly { isNamed: boolean }[]): boolean =>
  seats.length >= CARDS_THAT_HIDE || seats.every(({ isNamed }) => isNamed);
