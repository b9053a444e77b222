import { perConcept } from "../foods/per-concept";
import type { Concept, Knowledge } from "../model/knowledge";
import { NUTRIENTS, type NutrientValues, type TableFood } from "../model/nutrition";
import type { Profile } from "../model/profile";
import { ofSession } from "../model/session";
import { BIT } from "../model/substances";

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

/** The table's values for a food, from its own row or the nearest one above it in the tree. */
export const foodNutrients: (concept: Concept, knowledge: Knowledge) => FoodNutrients | null = perConcept(lookUp);

function lookUp(concept: Concept, knowledge: Knowledge): FoodNutrients | null {
  const found = nearest(concept, knowledge, (each) => {
    const food = knowledge.foods.get(each.index);
    return food && { food, holder: each.index };
  });
  if (!found) return null;
  return {
    per100g: withAbsences(found.value.food.per100g, concept.profile, knowledge),
    food: found.value.food,
    holder: found.value.holder,
    basis: found.distance === 0 ? "own" : "kind",
    source: `${USDA_CITATION} NDB ${found.value.food.id}: ${found.value.food.description}`,
  };
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
