import { type Concept, isA } from "../model/knowledge";

/** The classes of foods that are a plant, or a part of it, as it grows. */
const CLASSES = ["fruit", "herb", "legume", "nut", "seed", "single-spice", "single-vegetable"];

/** Says of a concept's index whether it is a plant as it grows. */
export function plantsAmong(
  concepts: readonly Concept[],
  conceptIndex: ReadonlyMap<string, number>,
): (concept: number) => boolean {
  const classes = CLASSES.flatMap((id) => conceptIndex.get(id) ?? []);
  return (index) => {
    const concept = concepts[index];
    return concept !== undefined && classes.some((each) => isA(concept, each));
  };
}
