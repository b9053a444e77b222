import { processWide } from "@/server/process-wide";
import { readTree } from "./compact-file";
import { makeClassifier, type ReviewedFood, withNutrition, withReviewed } from "./engine/build";
import type { Knowledge } from "./engine/knowledge";
import { readClassifier, readNutrition } from "./read-nutrition";

/** What administrators have reviewed, as the database held it at `stamp`. */
export type Reviewed = { readonly stamp: string; readonly foods: readonly ReviewedFood[] };

const read = processWide<Reviewed | undefined>("reviewed foods", undefined);

let reference: Knowledge | undefined;
let current: { reviewed: Reviewed; knowledge: Knowledge } | undefined;

/** What the reviewed text says, read once a process. */
export function loadReferenceKnowledge(): Knowledge {
  if (!reference) {
    const weights = readClassifier();
    const classify = weights ? { classify: makeClassifier(weights) } : {};
    reference = withNutrition(readTree(), { ...readNutrition(), ...classify });
  }
  return reference;
}

/** What the engine knows: the reference, with what administrators have reviewed since. */
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
