import type { Concept, Knowledge } from "../model/knowledge";
import type { Piece } from "../model/piece";
import type { SubstanceMask } from "../model/substances";
import { type Lexicon, NO_CONCEPT } from "../text/lexicon";
import { foldedText } from "../text/tokens";
import type { LexiconNode, Token } from "../text/word";
import { readingOf } from "../text/word-reading";
import { headRuleFor } from "./phrase-parts";

/**
 * "coconut butter chicken" is chicken with coconut butter, or butter chicken with coconut: foods that another division
 * of the words would name may be in the dish. @returns the substances of such foods
 */
export function crossingFoods(pieces: readonly Piece[], knowledge: Knowledge): SubstanceMask {
  let found: SubstanceMask = 0;
  for (let i = 1; i < pieces.length; i++) {
    const { concept, tokens } = pieces[i - 1] as Piece;
    if (concept === null) continue;
    for (let cut = 1; cut < tokens.length; cut++) {
      const begun = entryWithin(tokens, cut, knowledge.lexicon);
      if (begun?.next) found |= crossingFrom(begun, tokens.slice(0, cut), pieces, i, knowledge);
    }
  }
  return found;
}

/** The lexicon's node for the words from `cut` on. */
function entryWithin(tokens: readonly Token[], cut: number, lexicon: Lexicon): LexiconNode | undefined {
  let node = readingOf((tokens[cut] as Token).word, lexicon).start;
  for (let at = cut + 1; node && at < tokens.length; at++) node = node.next?.get((tokens[at] as Token).folded);
  return node;
}

/** Substances of the foods whose names continue into the pieces from `first` on. */
function crossingFrom(
  from: LexiconNode,
  before: readonly Token[],
  pieces: readonly Piece[],
  first: number,
  knowledge: Knowledge,
): SubstanceMask {
  let found: SubstanceMask = 0;
  let node: LexiconNode | undefined = from;
  let more = 0;
  for (let i = first; node?.next && i < pieces.length; i++) {
    for (const { folded } of (pieces[i] as Piece).tokens) {
      node = more < LONGEST_CROSSING ? node?.next?.get(folded) : undefined;
      more++;
      if (!node || node.concept === NO_CONCEPT) continue;
      const begun = foldedText(before);
      if (REPLACING.has(knowledge.lexicon.words.get(begun) ?? "")) return found;
      found |= containedAfter(begun, knowledge.concepts[node.concept] as Concept, knowledge);
    }
  }
  return found;
}

const LONGEST_CROSSING = 3;

function containedAfter(begun: string, food: Concept, knowledge: Knowledge): SubstanceMask {
  const contained = food.profile.yes | food.profile.may;
  const before = knowledge.concepts[knowledge.lexicon.concepts.get(begun) ?? -1];
  const rule = before && headRuleFor(before, food, knowledge);
  return rule?.effect === "drop" ? contained & ~rule.substances : contained;
}

/** "vegan burger patty" contains no meat, however its words are grouped. */
const REPLACING: ReadonlySet<string> = new Set(["plant_based", "meatless", "imitation"]);
