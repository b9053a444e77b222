import { readTree } from "./compact-file";
import { makeClassifier } from "./engine/classifier";
import { type Knowledge, withNutrition } from "./engine/knowledge";
import { type ReviewedFood, withReviewed } from "./engine/reviewed";
import { readClassifier, readNutrition } from "./read-nutrition";

/** What administrators have reviewed, as the database held it at `stamp`. */
export type Reviewed = { readonly stamp: string; readonly foods: readonly ReviewedFood[] };

/** The bundle may hold this module more than once: what was read from the database is there for all of them. */
const held = globalThis as unknown as { forkprintReviewed?: Reviewed };

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
  const reviewed = held.forkprintReviewed;
  if (!reviewed || reviewed.foods.length === 0) return loadReferenceKnowledge();
  if (current?.reviewed !== reviewed)
    current = { reviewed, knowledge: withReviewed(loadReferenceKnowledge(), reviewed.foods) };
  return current.knowledge;
}

export const loadReviewed = (): Reviewed | undefined => held.forkprintReviewed;

export const reviewedStamp = (): string | null => held.forkprintReviewed?.stamp ?? null;

export function setReviewed(reviewed: Reviewed): void {
  held.forkprintReviewed = reviewed;
}
