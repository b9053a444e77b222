import type { Knowledge } from "../model/knowledge";
import type { Mention } from "../model/mention";
import { union } from "../model/profile";
import { type Lexicon, NO_CONCEPT } from "../text/lexicon";
import type { Token } from "../text/word";

const LONGEST_PART = 3;

/**
 * "paste, almond", "sauce, oyster": lists of goods put the head first. Two separate foods look the same, so the
 * contents of the whole name's food become possible, and nothing is removed.
 */
export function withInvertedName(
  mentions: readonly Mention[],
  tokens: readonly Token[],
  { lexicon, concepts }: Knowledge,
): readonly Mention[] {
  const [first] = mentions;
  const food = first?.polarity === "present" ? concepts[invertedName(tokens, lexicon) ?? -1] : undefined;
  if (!first || !food) return mentions;
  const { yes, may, unknown } = food.profile;
  return [{ ...first, profile: union(first.profile, { yes: 0, may: yes | may, unknown }) }, ...mentions.slice(1)];
}

/** The concept that the second part and the first name together, if a comma separates them. */
function invertedName(tokens: readonly Token[], lexicon: Lexicon): number | undefined {
  const comma = nextMark(tokens, 1);
  if (comma > LONGEST_PART || tokens[comma]?.before !== ",") return undefined;
  const end = nextMark(tokens, comma + 1);
  if (end - comma > LONGEST_PART) return undefined;
  let node = lexicon.start((tokens[comma] as Token).folded);
  for (let at = comma + 1; node && at < end; at++) node = node.next?.get((tokens[at] as Token).folded);
  for (let at = 0; node && at < comma; at++) node = node.next?.get((tokens[at] as Token).folded);
  return node && node.concept !== NO_CONCEPT ? node.concept : undefined;
}

/** The index of the next word after a mark, or the end. */
function nextMark(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < tokens.length && tokens[at]?.before === "") at++;
  return at;
}
