import { type Concept, hasTrait } from "../model/knowledge";
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
  const last = pieces.at(-1);
  if (!first || !last || mentions.length === 0) return mentions;
  // In languages whose verb stands last, it stands behind the foods.
  const declares = isDeclaring(first) || isDeclaring(last);
  if (!declares && !/^trace/.test(`${first.word}`) && last.word !== "trace_behind") return mentions;
  const isBare = mentions.every((mention) => mention.isPrecaution === true || (declares && isClassNamed(mention)));
  return isBare ? mentions.map((mention) => ({ ...mention, profile: union(mention.profile, UNKNOWN) })) : mentions;
}

/** True for a word behind which a dish declares what it holds: "contains", "allergens", not "with". */
export const isDeclaring = ({ word, tokens }: Piece): boolean =>
  word === "contains" && DECLARES.has(foldedText(tokens));

/** True if all its foods are classes of allergens, by which a declaration names no ingredient: nuts, gluten. */
export const namesClasses = (concepts: readonly Concept[]): boolean =>
  concepts.every((concept) => hasTrait(concept, "allergen"));

const isClassNamed = ({ concepts, polarity }: Mention): boolean => polarity === "absent" || namesClasses(concepts);
