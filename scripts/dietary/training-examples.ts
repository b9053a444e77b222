import { type ReviewedFood, withReviewed } from "../../server/dietary/engine/build";
import type { Knowledge } from "../../server/dietary/engine/knowledge";
import type { Example } from "./train-classifier";

type Reference = {
  readonly concepts: readonly { readonly id: string; readonly name: string }[];
  readonly synonyms: readonly { readonly concept: string; readonly text: string }[];
};

/**
 * The classifier's training examples: each name of the reference and of the foods that people confirmed, with the
 * known substances of the food. A review of a food of the reference replaces the reference's own facts.
 */
export function trainingExamples(
  { concepts, synonyms }: Reference,
  knowledge: Knowledge,
  reviewed: readonly ReviewedFood[],
): Example[] {
  const known = withReviewed(knowledge, reviewed);
  const yesOf = (id: string): number => known.concepts[known.conceptIndex.get(id) ?? -1]?.profile.yes ?? 0;
  const names = [
    ...concepts.map(({ id, name }) => ({ concept: id, name })),
    ...synonyms.map(({ concept, text }) => ({ concept, name: text })),
    ...reviewed.flatMap(({ slug, name, synonyms: more }) =>
      [name, ...more].map((each) => ({ concept: slug, name: each })),
    ),
  ];
  const once = new Map(names.map((each) => [`${each.concept} ${each.name.toLowerCase()}`, each]));
  return [...once.values()].map((each) => ({ ...each, yes: yesOf(each.concept) }));
}
