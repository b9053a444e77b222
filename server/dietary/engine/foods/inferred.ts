import type { Classifier } from "../model/guess";
import type { Concept, Knowledge } from "../model/knowledge";
import type { PlacedMention } from "../model/mention";
import type { Profile } from "../model/profile";
import { ofSession } from "../model/session";
import { BIT } from "../model/substances";
import { resembledFoods } from "./resembled";

/**
 * What the unknown words of a mention may stand for: substances that the classifier suspects, and foods with similar
 * names.
 */
export type Guess = { readonly profile: Profile; readonly resembled: readonly Concept[] };

/** Every setting asks about the same mention, so a guess is made once. */
const guesses = ofSession(() => new WeakMap<PlacedMention, { readonly guess: Guess | null }>());

/** The profile of the mention with the suspected substances added as possible; null if nothing is suspected. */
export function withInferred(mention: PlacedMention, knowledge: Knowledge): Guess | null {
  if (!knowledge.classify || mention.unknownWords.length === 0) return null;
  const made = guesses(knowledge);
  const known = made.get(mention);
  if (known) return known.guess;
  const guess = guessAt(mention, knowledge.classify, knowledge);
  made.set(mention, { guess });
  return guess;
}

function guessAt(mention: PlacedMention, classify: Classifier, knowledge: Knowledge): Guess | null {
  const facts = classify(mention.unknownWords.join(" "));
  const resembled = resembledFoods(mention.unknownWords, knowledge);
  let suspected = facts.reduce((mask, fact) => mask | BIT[fact.substance], 0);
  for (const { profile } of resembled) suspected |= profile.yes | profile.may;
  if (suspected === 0 && resembled.length === 0) return null;
  const { yes, may, unknown } = mention.profile;
  return { profile: { yes, may: (may | suspected) & ~yes, unknown: unknown & ~suspected }, resembled };
}
