/**
 * Nutrients per 100 g in the product's units (prisma/reference/nutrients.tsv): grams, except calories in kcal,
 * iron, calcium, magnesium and phosphorus in mg, folate and vitamin D in µg.
 */
export const NUTRIENTS = [
  "sodium",
  "potassium",
  "protein",
  "calories",
  "sugar",
  "cholesterol",
  "saturated_fat",
  "trans_fat",
  "fiber",
  "iron",
  "calcium",
  "magnesium",
  "phosphorus",
  "omega3",
  "gluten",
  "lactose",
  "folate",
  "vitamin_d",
  "carbohydrates",
] as const;

export type Nutrient = (typeof NUTRIENTS)[number];

export const isNutrient = (text: string): text is Nutrient => (NUTRIENTS as readonly string[]).includes(text);

/** null: not measured, which is never zero. */
export type NutrientValues = Readonly<Record<Nutrient, number | null>>;

/** The public table's column for each nutrient and what to multiply it by to get the product's unit. */
const USDA_COLUMNS: Readonly<Record<Exclude<Nutrient, "gluten">, readonly [column: string, factor: number]>> = {
  sodium: ["sodium_mg", 0.001],
  potassium: ["potassium_mg", 0.001],
  protein: ["protein_g", 1],
  calories: ["calories_kcal", 1],
  sugar: ["sugar_g", 1],
  cholesterol: ["cholesterol_mg", 0.001],
  saturated_fat: ["saturated_fat_g", 1],
  trans_fat: ["trans_fat_g", 1],
  fiber: ["fiber_g", 1],
  iron: ["iron_mg", 1],
  calcium: ["calcium_mg", 1],
  magnesium: ["magnesium_mg", 1],
  phosphorus: ["phosphorus_mg", 1],
  omega3: ["omega3_g", 1],
  lactose: ["lactose_g", 1],
  folate: ["folate_ug_dfe", 1],
  vitamin_d: ["vitamin_d_ug", 1],
  carbohydrates: ["carbohydrates_g", 1],
};

const COLUMN_LIST = Object.entries(USDA_COLUMNS).map(
  ([nutrient, [column, factor]]) => [nutrient as Nutrient, column, factor] as const,
);

/** One row of the public table. Gluten is in no such table: it follows from the food (see foodNutrients). */
export function nutrientsFromUsda(cell: (column: string) => string | undefined): NutrientValues {
  const values: Partial<Record<Nutrient, number | null>> = { gluten: null };
  for (const [nutrient, column, factor] of COLUMN_LIST) values[nutrient] = measured(cell(column), factor);
  return values as NutrientValues;
}

function measured(cell: string | undefined, factor: number): number | null {
  if (cell === undefined || cell === "") return null;
  const value = Number(cell) * factor;
  return Number.isFinite(value) ? Math.round(value * 1e9) / 1e9 : null;
}

/** A household measure of one food: `amount` of `measure` weigh `grams`. */
export type Portion = { readonly amount: number; readonly measure: string; readonly grams: number };

export type TableFood = {
  readonly id: string;
  readonly description: string;
  readonly per100g: NutrientValues;
  /** Grams of fat in 100 g; null if nobody measured it. */
  readonly fat: number | null;
  readonly portions: readonly Portion[];
};

/** Usual weights of a kind of food, for measures that the table does not have. */
export type KindWeight = {
  readonly gramsEach: number;
  readonly gramsPerMl: number;
  /** The weight of a line without an amount, such as "salt, to taste". */
  readonly gramsUntold: number;
};
