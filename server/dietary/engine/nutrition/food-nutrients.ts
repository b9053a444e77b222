import { perConcept } from "../foods/per-concept";
import { type Concept, hasTrait, type Knowledge } from "../model/knowledge";
import { NUTRIENTS, type NutrientValues, type TableFood } from "../model/nutrition";
import type { Profile } from "../model/profile";
import { ofSession } from "../model/session";
import { BIT } from "../model/substances";
import { mayRaise, statesBeyond } from "./food-states";

export const USDA_CITATION =
  "U.S. Department of Agriculture, Agricultural Research Service. USDA National Nutrient Database for Standard Reference, Release 28.";

export type FoodNutrients = {
  readonly per100g: NutrientValues;
  readonly food: TableFood;
  /** The concept that the table's food belongs to. */
  readonly holder: number;
  /** `own`: the table has this food. `kind`: it stands in for a variety or for the family. */
  readonly basis: "own" | "kind";
  readonly source: string;
};

/**
 * The table's values for a food, from its own row or the nearest one above it in the tree. What the food's preparation
 * adds is not taken from there: shrimp paste does not have the sodium of shrimps. Null if no value is left.
 */
export const foodNutrients: (concept: Concept, knowledge: Knowledge) => FoodNutrients | null = perConcept(lookUp);

function lookUp(concept: Concept, knowledge: Knowledge): FoodNutrients | null {
  const found = nearest(concept, knowledge, (each) => {
    const food = knowledge.foods.get(each.index);
    return food && { food, holder: each.index };
  });
  if (!found) return null;
  const holder = knowledge.concepts[found.value.holder] as Concept;
  const figures = withAbsences(found.value.food.per100g, concept.profile, knowledge);
  const per100g = found.distance === 0 ? withTransOfKin(figures, found.value.food, concept, knowledge) : figures;
  const inherited = found.distance === 0 ? per100g : withoutRaised(per100g, concept, holder, knowledge);
  if (!inherited) return null;
  return {
    per100g: inherited,
    food: found.value.food,
    holder: found.value.holder,
    basis: found.distance === 0 ? "own" : "kind",
    source: `${USDA_CITATION} NDB ${found.value.food.id}: ${found.value.food.description}`,
  };
}

/** The fat of two foods is about the same if one has at most this share more. */
const ABOUT_SAME = 0.1;

/** Trans fat was measured of few foods: that of unsalted butter is that of butter, which has as much fat. */
function withTransOfKin(
  values: NutrientValues,
  { fat }: TableFood,
  concept: Concept,
  { concepts, foods, classWords }: Knowledge,
): NutrientValues {
  if (values.trans_fat !== null || !fat) return values;
  for (const parent of concept.parents) {
    const kin = foods.get(parent);
    const of = kin?.per100g.trans_fat ?? null;
    if (!kin?.fat || of === null || classWords.has(parent) || hasTrait(concepts[parent] as Concept, "compound"))
      continue;
    if (Math.abs(kin.fat / fat - 1) <= ABOUT_SAME) return { ...values, trans_fat: (of * fat) / kin.fat };
  }
  return values;
}

/** The values that no preparation of the food may have raised above those of the food that stands for it. */
function withoutRaised(
  values: NutrientValues,
  concept: Concept,
  holder: Concept,
  knowledge: Knowledge,
): NutrientValues | null {
  const row = knowledge.foods.get(holder.index);
  const states = row ? statesBeyond(concept, holder, row, knowledge) : 0;
  const raised = NUTRIENTS.filter((nutrient) => mayRaise(states, nutrient, concept, knowledge));
  if (raised.length === 0) return values;
  if (raised.length === NUTRIENTS.length) return null;
  return { ...values, ...Object.fromEntries(raised.map((nutrient) => [nutrient, null])) };
}

/** Breadth first up the tree, so that the closest kin answers. */
export function nearest<Value>(
  concept: Concept,
  knowledge: Knowledge,
  look: (concept: Concept) => Value | undefined,
): { value: Value; distance: number } | null {
  let level: readonly Concept[] = [concept];
  for (let distance = 0; level.length > 0; distance++) {
    for (const each of level) {
      const value = look(each);
      if (value !== undefined) return { value, distance };
    }
    level = level.flatMap((each) => each.parents.map((parent) => knowledge.concepts[parent] as Concept));
  }
  return null;
}

/** What a food cannot hold by nature is zero: lactose without milk, gluten without a gluten grain. */
function withAbsences(values: NutrientValues, profile: Profile, knowledge: Knowledge): NutrientValues {
  const possible = profile.yes | profile.may | profile.unknown;
  const mayHoldGluten = (possible & (BIT.gluten | BIT.oats)) !== 0;
  const mayHoldMilk = (possible & BIT.milk) !== 0;
  const known = corrected(knowledge).get(values) ?? [];
  corrected(knowledge).set(values, known);
  const which = (mayHoldGluten ? 1 : 0) + (mayHoldMilk ? 2 : 0);
  known[which] ??= {
    ...values,
    gluten: mayHoldGluten ? values.gluten : 0,
    lactose: values.lactose ?? (mayHoldMilk ? null : 0),
  };
  return known[which];
}

/** At most four variants of a table row, shared by all foods that the row stands for. */
const corrected = ofSession(() => new Map<NutrientValues, NutrientValues[]>());

/** Adds grams of one food to a running total. A nutrient that one part does not know stays a lower bound. */
export function addNutrients(total: Record<string, number>, values: NutrientValues, grams: number): void {
  for (const nutrient of NUTRIENTS) {
    const value = values[nutrient];
    if (value !== null) total[nutrient] = (total[nutrient] ?? 0) + (value * grams) / 100;
  }
}
