import { processWide } from "@/server/process-wide";
import { readTree } from "./compact-file";
import { makeClassifier, type ReviewedFood, withNutrition, withReviewed } from "./engine/build";
import type { Knowledge } from "./engine/knowledge";
import { plainWordsOf } from "./plain-words-file";
import { readClassifier, readNutrition } from "./read-nutrition";

/** The foods that administrators have reviewed, as of `stamp`. */
export type Reviewed = { readonly stamp: string; readonly foods: readonly ReviewedFood[] };

const read = processWide<Reviewed | undefined>("reviewed foods", undefined);

let reference: Knowledge | undefined;
let current: { reviewed: Reviewed; knowledge: Knowledge } | undefined;

/** The knowledge of the reference text, loaded once in a process. */
export function loadReferenceKnowledge(): Knowledge {
  if (!reference) {
    const weights = readClassifier();
    const classify = weights ? { classify: makeClassifier(weights) } : {};
    reference = withNutrition(readTree(), { ...readNutrition(), ...classify, plainWord: plainWordsOf("en") });
  }
  return reference;
}

/** The engine's current knowledge: the reference with the reviewed foods. */
export function loadKnowledge(): Knowledge {
  const reviewed = read.value;
  if (!reviewed || reviewed.foods.length === 0) return loadReferenceKnowledge();
  if (current?.reviewed !== reviewed)
    current = { reviewed, knowledge: withReviewed(loadReferenceKnowledge(), reviewed.foods) };
  return current.knowledge;
}

export const loadReviewed = (): Reviewed | undefined => read.value;

export const reviewedStamp = (): string | null => read.value?.stamp ?? null;

export function setReviewed(reviewed: Reviewed): void {
  read.value = reviewed;
}
