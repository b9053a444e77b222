import { kindsAbove } from "../foods/kinds";
import { namedFoods } from "../foods/makeup";
import { perConcept } from "../foods/per-concept";
import { type Concept, GLUTEN_CLASS, hasTrait, type Knowledge } from "../model/knowledge";
import { ofSession } from "../model/session";
import { substanceQueryOf } from "./ingredient-preference";

/**
 * The foods that avoiding a food avoids as well: its kinds, foods that are called after it ("black bean" after bean),
 * and what is always made of it, dishes excepted. Each conflicts when a text names it. Kinds directly below it come
 * first, then large groups before small ones, and common foods before rare ones.
 */
export const coverageOf = perConcept((concept, knowledge): readonly Concept[] => {
  const holders = holdersOf(concept, knowledge);
  const covered = knowledge.concepts.filter(
    (food) =>
      food !== concept &&
      !hasTrait(food, "grouping") &&
      !hasTrait(food, "modifier") &&
      isReached(food, concept, holders, knowledge) &&
      isSurelyIt(food, concept, knowledge),
  );
  return inOrder(covered, knowledge);
});

function isReached(food: Concept, avoided: Concept, holders: ReadonlySet<number>, knowledge: Knowledge): boolean {
  const above = kindsAbove(food, knowledge);
  if (above.includes(avoided.index)) return true;
  if (hasTrait(food, "compound")) return false;
  if (above.some((index) => holders.has(index))) return true;
  return food.name.endsWith(` ${avoided.name}`) && namedFoods(food, knowledge).includes(avoided.index);
}

/** By a food, what is always made of it, as the table says. */
const madeOf = ofSession(({ holdings }: Knowledge): ReadonlyMap<number, readonly number[]> => {
  const made = new Map<number, number[]>();
  for (const [holder, held] of holdings)
    for (const { food, isSure } of held) if (isSure) made.set(food, [...(made.get(food) ?? []), holder]);
  return made;
});

function holdersOf(avoided: Concept, knowledge: Knowledge): ReadonlySet<number> {
  const holders = new Set<number>();
  for (const [food, made] of madeOf(knowledge))
    if (kindsAbove(knowledge.concepts[food] as Concept, knowledge).includes(avoided.index))
      for (const holder of made) holders.add(holder);
  return holders;
}

/** Not a food that keeps the name and lacks what makes it harmful: alcohol-free beer, a pizza without cheese. */
function isSurelyIt({ profile }: Concept, avoided: Concept, knowledge: Knowledge): boolean {
  const { mask, holdsAlways } = substanceQueryOf(avoided, knowledge);
  if (profile.yes & mask) return true;
  return (holdsAlways & ~profile.yes) === 0 && avoided.id !== GLUTEN_CLASS;
}

function inOrder(covered: readonly Concept[], knowledge: Knowledge): readonly Concept[] {
  const sizes = new Map<number, number>(covered.map(({ index }) => [index, 0]));
  const depths = new Map<number, number>();
  for (const food of covered) {
    const groups = kindsAbove(food, knowledge).filter((index) => index !== food.index && sizes.has(index));
    depths.set(food.index, groups.length);
    for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  }
  const ranks = covered.map((food) => ({
    food,
    depth: Math.min(depths.get(food.index) ?? 0, 1),
    size: sizes.get(food.index) ?? 0,
    // Foods of the nutrient table are those that people know.
    known: knowledge.foods.has(food.index) ? 0 : 1,
  }));
  ranks.sort(
    (a, b) =>
      a.depth - b.depth ||
      b.size - a.size ||
      a.known - b.known ||
      a.food.name.length - b.food.name.length ||
      (a.food.name < b.food.name ? -1 : 1),
  );
  return ranks.map(({ food }) => food);
}
