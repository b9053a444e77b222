import type { Knowledge } from "./knowledge";
import type { PlacedMention } from "./placed-mention";
import type { Profile } from "./profile";
import { BIT, type Substance } from "./substances";

/** A guess about a food that the knowledge does not hold. It waits for a person's review. */
export type InferredFact = { readonly substance: Substance; readonly confidence: number };

/** The learnt model: from a name to what it may hold, with calibrated confidence. */
export type Classifier = (name: string) => readonly InferredFact[];

/** The mention with the classifier's suspicions added to what it may hold; null where it suspects nothing. */
export function withInferred(mention: PlacedMention, knowledge: Knowledge): Profile | null {
  if (!knowledge.classify || mention.unknownWords.length === 0) return null;
  const facts = knowledge.classify(mention.unknownWords.join(" "));
  const suspected = facts.reduce((mask, fact) => mask | BIT[fact.substance], 0);
  if (suspected === 0) return null;
  const { yes, may, unknown } = mention.profile;
  return { yes, may: (may | suspected) & ~yes, unknown: unknown & ~suspected };
}
