import type { Concept, Knowledge } from "./knowledge";

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

/** Answers depend on the concept alone, and a concept belongs to one knowledge. */
const answers = new WeakMap<Concept, boolean>();

export function isCounted(concept: Concept, knowledge: Knowledge): boolean {
  let answer = answers.get(concept);
  if (answer === undefined) {
    answer = !PINCHED.some((id) => {
      const index = knowledge.conceptIndex.get(id);
      return index !== undefined && concept.ancestors.includes(index);
    });
    answers.set(concept, answer);
  }
  return answer;
}
