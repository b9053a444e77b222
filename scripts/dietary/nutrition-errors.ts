import { loadKnowledge } from "../../server/dietary/load-knowledge";
import { analyseLine } from "../../server/recipe-lines/analyse-line";
import { combineLines } from "../../server/recipes/analysis/combine-lines";
import { readJsonLines } from "./json-lines";

type Expected = {
  readonly yields?: string | null;
  readonly ingredients?: readonly string[];
  readonly nutrients?: Readonly<Record<string, string>>;
};

/** By their names in structured data, with the unit there that equals one of ours. */
const DECLARED = [
  ["calories", "calories", 1],
  ["protein", "proteinContent", 1],
  ["saturated_fat", "saturatedFatContent", 1],
  ["sugar", "sugarContent", 1],
  ["sodium", "sodiumContent", 1000],
] as const;

export type NutritionError = {
  readonly nutrient: string;
  readonly recipes: number;
  /** Medians over the recipes, ours compared with the declared values: the size and the direction of the error. */
  readonly error: number;
  readonly ratio: number;
};

/**
 * Compares the computed nutrients of a serving with those that pages declare. Recipes without a number of servings are
 * left out.
 */
export async function nutritionErrors(path: string, onEach?: (row: string) => void): Promise<NutritionError[]> {
  const knowledge = loadKnowledge();
  const ratios = new Map<string, number[]>(DECLARED.map(([key]) => [key, []]));
  for await (const row of readJsonLines(path, [])) {
    const { yields, ingredients = [], nutrients } = row as Expected;
    const servings = Number.parseInt(yields ?? "", 10);
    if (!nutrients || !(servings > 0) || ingredients.length === 0) continue;
    const lines = ingredients.map((name) => analyseLine({ name, quantity: null, unit: null, note: null }, knowledge));
    const { perServing, coverage } = combineLines(lines, servings);
    for (const [key, name, unit] of DECLARED) {
      const declared = Number.parseFloat(nutrients[name] ?? "") / unit;
      const ours = perServing[key];
      if (!(declared > 0) || ours === undefined) continue;
      ratios.get(key)?.push(ours / declared);
      onEach?.(`${key}\t${(ours / declared).toFixed(2)}\t${ours}\t${declared}\t${coverage}\t${String(row.id)}`);
    }
  }
  return [...ratios].map(([nutrient, all]) => ({
    nutrient,
    recipes: all.length,
    error: median(all.map((ratio) => Math.abs(ratio - 1))),
    ratio: median(all),
  }));
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
