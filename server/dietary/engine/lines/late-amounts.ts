import { toNumber } from "@/lib/quantity/fraction";
import { DIGIT, OUTSIDE, signsIn } from "../text/text-signs";
import { type AmountsMatch, readAmounts } from "./line-amounts";

/** Amounts behind the name, and the line without them where they stand by themselves there. */
export type LateAmounts = Pick<AmountsMatch, "amounts" | "size"> & { readonly rest: string };

const NUMBER = /(?<![\p{L}\p{N}.#])(?:\.?\d|[½¼¾⅓⅔⅛])|(?<=\bof )(?:half|one|two|three|four)\s/iu;
/** Of a head without digits and signs beyond ASCII. */
const PART_OF = /\bof (?:half|one|two|three|four)\s/i;
/** "Weizenmehl 405" is a type of flour, and no count of it. */
const MOST_COUNTED = 100;
/** A name is shorter than this. */
const NAME_LENGTH = 60;
/** "cut into 2 pieces", "blanched for 1 minute", "see p. 145": no amount of the food. */
const OTHER_BEFORE =
  /(?:\b(?:into|for|cut|sliced|pages?|p\.|no\.|with|than|plus|and|or)|[#$£€])\s*(?:about\s+|another\s+)?$/i;
const OTHER_BEHIND =
  /^[\s-]*(?:min(?:ute)?s?|h(?:ou)?rs?|hours?|seconds?|days?|degrees|kcal|calories|servings?|people|persons?|inch(?:es)?|cm|mm|in)\b|^[°%]/i;
const JOINT = /(?:\s+[x×]|[\s:–—(=-])+$/;
const ENDS_HERE = /^\s*\)?\s*(?:$|[,(;])/;

/** "Juice of ½ lemon", "Salt, about 1 tsp", "flour: 200 g", "eggs x 2", "Garlic 3 cloves". Null: there is none. */
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
  return { amounts: read.amounts, size: read.size, rest: withoutThem(text, before, behind, first.unit !== null) };
}

/** "Juice of 1 lemon" keeps its words on either side; what stands behind "flour, 200 g" is said of the flour. */
function withoutThem(text: string, before: string, behind: string, hasUnit: boolean): string {
  if (/\b(?:of|from)\s*$/i.test(before)) return `${before.trimEnd()} ${behind}`;
  const name = before.replace(/\s*\b(?:about|approx(?:imately|\.)?|around)\s*$/i, "");
  const isApart = JOINT.test(name.trimEnd()) || /,\s*$/.test(name);
  if (!ENDS_HERE.test(behind) || (!hasUnit && !isApart)) return text;
  return `${name.replace(JOINT, "").replace(/[\s,]+$/, "")}${behind.replace(/^\s*\)/, "")}`;
}
