import { type Concept, hasTrait, type Knowledge } from "./knowledge";
import { foldedWords } from "./tokens";

/**
 * The foods that are in a food, as indexes of concepts with everything above them: tahini and chickpeas in hummus,
 * apples in apple juice. `sure` is what makes it what it is; `perhaps` what it often holds. A food is not in itself.
 */
export type Makeup = { readonly sure: ReadonlySet<number>; readonly perhaps: ReadonlySet<number> };

/** Answers depend on the concept alone, and a concept belongs to one knowledge. */
const answers = new WeakMap<Concept, Makeup>();

export function makeupOf(concept: Concept, knowledge: Knowledge): Makeup {
  const known = answers.get(concept);
  if (known) return known;
  const makeup = { sure: new Set<number>(), perhaps: new Set<number>() };
  // Set before it is whole: a table that runs in a circle comes to an end.
  answers.set(concept, makeup);
  for (const ancestor of concept.ancestors) {
    const each = knowledge.concepts[ancestor] as Concept;
    for (const { food, isSure } of knowledge.holdings.get(ancestor) ?? []) add(makeup, food, isSure, knowledge);
    if (each === concept || !hasTrait(each, "grouping"))
      for (const food of namedFoods(each, knowledge)) add(makeup, food, true, knowledge);
  }
  return makeup;
}

function add(to: { sure: Set<number>; perhaps: Set<number> }, index: number, isSure: boolean, knowledge: Knowledge) {
  const food = knowledge.concepts[index] as Concept;
  const inner = makeupOf(food, knowledge);
  const certain = isSure ? to.sure : to.perhaps;
  for (const each of food.ancestors) certain.add(each);
  for (const each of inner.sure) certain.add(each);
  for (const each of inner.perhaps) to.perhaps.add(each);
}

/** The foods whose names are a part of its name: garlic in "garlic bread", but no butter in "butter bean". */
export function namedFoods(concept: Concept, knowledge: Knowledge): number[] {
  const words = foldedWords(concept.name);
  const named: number[] = [];
  for (let from = 0; from < words.length; from++) {
    for (let to = words.length; to > from; to--) {
      if (to - from === words.length) continue;
      const text = words.slice(from, to).join(" ");
      const index = knowledge.lexicon.concepts.get(text);
      if (index === undefined) continue;
      if (isNamed(concept, index, knowledge) && !knowledge.vagueNames.has(text)) named.push(index);
      from = to - 1;
      break;
    }
  }
  return named;
}

function isNamed(concept: Concept, index: number, knowledge: Knowledge): boolean {
  const food = knowledge.concepts[index] as Concept;
  if (concept.ancestors.includes(index) || knowledge.falseFriends.get(concept.index)?.has(index)) return false;
  const { yes, may } = concept.profile;
  return (food.profile.yes & ~(yes | may)) === 0;
}
