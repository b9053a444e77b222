import { hasTrait } from "../model/knowledge";
import type { Mention } from "../model/mention";

/** "Rye bread (rye flour, water, salt)", "stock 12 % (water, chicken)": the brackets begin right behind the food. */
const OPENS = /^\s*(?:[\d.,]+\s*%)?\s*\(/;
const LIST_SIGN = /[,;、，]/;

/**
 * A label lists the contents of a made ingredient in brackets after it. If all of them are known, the ingredient does
 * not contain anything else that its kind may contain.
 */
export function withDeclaredMakeup(mentions: readonly Mention[], text: string): readonly Mention[] {
  if (!text.includes("(") || mentions.length < 3) return mentions;
  let next = 0;
  return mentions.map((mention) => {
    if (mention.head === null || mention.polarity !== "present" || !hasTrait(mention.head, "compound")) return mention;
    const opened = OPENS.exec(text.slice(mention.end, mention.end + LONGEST_GAP));
    if (!opened) return mention;
    const from = mention.end + opened[0].length;
    const to = closingOf(text, from);
    if (!LIST_SIGN.test(text.slice(from, to))) return mention;
    while (next < mentions.length && (mentions[next] as Mention).start < from) next++;
    let end = next;
    while (end < mentions.length && (mentions[end] as Mention).start < to) end++;
    return listed(mention, mentions.slice(next, end));
  });
}

const LONGEST_GAP = 20;
/** No ingredient's own list is longer. */
const LONGEST_LIST = 400;

function closingOf(text: string, from: number): number {
  let depth = 1;
  const last = Math.min(text.length, from + LONGEST_LIST);
  for (let at = from; at < last; at++) {
    if (text[at] === "(") depth++;
    else if (text[at] === ")" && --depth === 0) return at;
  }
  return from;
}

function listed(mention: Mention, foods: readonly Mention[]): Mention {
  const isWhole = foods.length > 1 && foods.every(isKnown);
  if (!isWhole) return mention;
  let held = 0;
  for (const { profile } of foods) held |= profile.yes | profile.may;
  const { yes, may, unknown } = mention.profile;
  return { ...mention, profile: { yes, may: may & held, unknown } };
}

const isKnown = ({ head, polarity, unknownWords, profile }: Mention): boolean =>
  head !== null && polarity === "present" && unknownWords.length === 0 && profile.unknown === 0;
