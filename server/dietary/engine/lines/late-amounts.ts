import { toNumber } from "@/lib/quantity/fraction";
import { DIGIT, OUTSIDE, signsIn } from "../text/text-signs";
import { type AmountsMatch, readAmounts } from "./line-amounts";
import type { NumberPlace } from "./stated-amount";

/** Amounts after the name, and the line without them if they can be removed. */
export type LateAmounts = Pick<AmountsMatch, "amounts" | "size"> & { readonly rest: string };

const NUMBER = /(?<![\p{L}\p{N}.#])(?:\.?\d|[½¼¾⅓⅔⅛])|(?<=\bof )(?:half|one|two|three|four)\s/iu;
/** Checked for a head without digits and without signs beyond ASCII. */
const PART_OF = /\bof (?:half|one|two|three|four)\s/i;
/** The largest count. "Weizenmehl 405" is a type of flour, not 405 pieces of it. */
const MOST_COUNTED = 100;
/** The longest name; later amounts are not searched. */
const NAME_LENGTH = 60;
/** Words before a number which show that it is no amount of the food: "cut into 2 pieces", "see p. 145". */
const OTHER_BEFORE =
  /(?:\b(?:into|for|cut|sliced|pages?|p\.|no\.|with|than|plus|and|or)|[#$£€])\s*(?:about\s+|another\s+)?$/i;
const OTHER_BEHIND =
  /^[\s-]*(?:min(?:ute)?s?|h(?:ou)?rs?|hours?|seconds?|days?|degrees|kcal|calories|servings?|people|persons?|inch(?:es)?|cm|mm|in)\b|^[°%]/i;
const JOINT = /(?:\s+[x×]|[\s:–—(=…・-])+$/;
const ENDS_HERE = /^\s*\)?\s*(?:$|[,(;])/;

/**
 * Reads amounts after the name: "Juice of ½ lemon", "Salt, about 1 tsp", "flour: 200 g", "eggs x 2", "Garlic 3 cloves".
 * Null if there are none.
 */
export function readLateAmounts(text: string): LateAmounts | null {
  const head = text.slice(0, NAME_LENGTH + 1);
  if (!(signsIn(head) & (DIGIT | OUTSIDE)) && !PART_OF.test(head)) return null;
  const at = head.search(NUMBER);
  if (at <= 0 || at > NAME_LENGTH) return null;
  const before = text.slice(0, at);
  if (OTHER_BEFORE.test(before)) return null;
  const read = readAmounts(text.slice(at));
  const [first] = read.amounts;
  const behind = text.slice(at + read.end);
  if (!first || first.unit?.kind === "length" || OTHER_BEHIND.test(behind)) return null;
  if (first.unit === null && first.quantity && toNumber(first.quantity) > MOST_COUNTED) return null;
  const amounts = read.amounts.map((amount) => ({
    ...amount,
    places: amount.places.map((place) => behindBy(place, at)),
  }));
  return { amounts, size: read.size, rest: withoutThem(text, before, behind, first.unit !== null) };
}

const behindBy = ({ value, from, to }: NumberPlace, by: number): NumberPlace => ({
  value,
  from: from + by,
  to: to + by,
});

/**
 * The line without its amounts. "Juice of 1 lemon" keeps the words on both sides; words after "flour, 200 g" are a note
 * about the flour.
 */
function withoutThem(text: string, before: string, behind: string, hasUnit: boolean): string {
  if (/\b(?:of|from)\s*$/i.test(before)) return `${before.trimEnd()} ${behind}`;
  const name = before.replace(/\s*\b(?:about|approx(?:imately|\.)?|around)\s*$/i, "");
  const isApart = JOINT.test(name.trimEnd()) || /,\s*$/.test(name);
  if (!ENDS_HERE.test(behind) || (!hasUnit && !isApart)) return text;
  return `${name.replace(JOINT, "").replace(/[\s,]+$/, "")}${behind.replace(/^\s*\)/, "")}`;
}
