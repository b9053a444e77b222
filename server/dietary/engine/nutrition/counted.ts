import { perConcept } from "../foods/per-concept";

/**
 * Foods used by the pinch, for which a limit per 100 g says nothing about a plate. Salt is excepted, because it is
 * sodium.
 */
const PINCHED = [
  "spice",
  "herb",
  "additive",
  "safe-additive",
  "gum",
  "raising-agent",
  "yeast",
  "flavouring",
  "vanilla-flavouring",
  "water",
];

export const isCounted = perConcept(
  (concept, knowledge) =>
    !PINCHED.some((id) => {
      const index = knowledge.conceptIndex.get(id);
      return index !== undefined && concept.ancestors.includes(index);
    }),
);
