import { hasTrait } from "../model/knowledge";
import type { Mention } from "../model/mention";
import type { Piece } from "../model/piece";
import { UNKNOWN, union } from "../model/profile";
import { foldedText, foldedWords } from "../text/tokens";
import { listOfKind } from "../text/word-lists";

const DECLARES: ReadonlySet<string> = new Set(listOfKind("declares").map((words) => foldedWords(words).join(" ")));

/**
 * A declaration of allergens alone is no list of ingredients: "contains: nuts" says neither that a food is vegan nor
 * that it contains no milk. The same is true for a warning of traces. A list of ingredients, in contrast, names foods
 * that are no allergen classes.
 */
export function withBareDeclaration(mentions: readonly Mention[], pieces: readonly Piece[]): readonly Mention[] {
  const [first] = pieces;
  if (first?.kind !== "word" || mentions.length === 0) return mentions;
  const declares = first.word === "contains" && DECLARES.has(foldedText(first.tokens));
  if (!declares && first.word !== "trace") return mentions;
  const isBare = mentions.every((mention) => mention.isPrecaution === true || (declares && isClassNamed(mention)));
  return isBare ? mentions.map((mention) => ({ ...mention, profile: union(mention.profile, UNKNOWN) })) : mentions;
}

const isClassNamed = ({ concepts, polarity }: Mention): boolean =>
  polarity === "absent" || concepts.every((concept) => hasTrait(concept, "allergen"));
