import { perConcept } from "../foods/per-concept";

/** Used by the pinch: a limit per 100 g of it says nothing of a plate. Salt is the exception, being nothing but sodium. */
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
