import { z } from "zod";
import type { RecipeWire } from "@/lib/schemas/recipes";
import { pool } from "@/server/db/client";
import { ALLERGENS_OF_LAW } from "@/server/dietary/allergens-of-law";
import { analysisVersion } from "@/server/dietary/analysis-version";
import { substanceKeys } from "../analysis/concept-key";

/** The EU's 14 allergens in the law's order, with the numbers by which recipes store them. */
const CLASSES = ALLERGENS_OF_LAW.filter(({ regime }) => regime === "eu").map(({ key, substances }) => ({
  key,
  numbers: substanceKeys(substances),
}));

const row = z.object({ id: z.string(), keys: z.array(z.number()), isWhole: z.boolean() });

/**
 * Adds to each recipe of a page which of the EU's 14 allergens it contains or may contain, from its stored analysis. A
 * recipe without a current judgement gets none. `is_whole` is false where a word or a food's composition is unknown:
 * an allergen that is not listed does not mean "free of".
 */
export async function withAllergens<T extends RecipeWire>(recipes: readonly T[]): Promise<T[]> {
  if (recipes.length === 0) return [];
  const { rows } = await pool.query(
    `SELECT id, firm_keys AS keys, NOT (has_unknown OR has_undisclosed) AS "isWhole" FROM recipes
     WHERE id = ANY($1::uuid[]) AND engine_version = $2`,
    [recipes.map(({ id }) => id), analysisVersion()],
  );
  const judged = new Map(
    z
      .array(row)
      .parse(rows)
      .map((each) => [each.id, each]),
  );
  return recipes.map((recipe) => {
    const found = judged.get(recipe.id);
    if (!found) return recipe;
    const held = new Set(found.keys);
    const keys = CLASSES.filter(({ numbers }) => numbers.some((number) => held.has(number))).map(({ key }) => key);
    return { ...recipe, allergens: { keys, is_whole: found.isWhole } };
  });
}
