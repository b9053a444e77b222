import { z } from "zod";
import type { RecipeWire } from "@/lib/schemas/recipes";
import { pool } from "@/server/db/client";
import { queryText } from "@/server/db/query-text";
import { ALLERGENS_OF_LAW } from "@/server/dietary/allergens-of-law";
import { analysisVersion } from "@/server/dietary/analysis-version";
import { substanceKeys } from "@/server/recipe-lines/concept-key";

/** The EU's 14 allergens in the law's order, with the numbers by which recipes store them. */
const CLASSES = ALLERGENS_OF_LAW.filter(({ regime }) => regime === "eu").map(({ key, substances }) => ({
  key,
  numbers: substanceKeys(substances),
}));

const ROW = z.object({ id: z.string(), keys: z.array(z.number()), isWhole: z.boolean() });

/** Which of the EU's 14 allergens a recipe contains or may contain, from its stored analysis. */
export type CardAllergens = NonNullable<RecipeWire["allergens"]>;

/**
 * The allergens of each recipe. One without a current judgement has none. `is_whole` is false where a word, a food's
 * composition or a food that only the steps name is unknown: an allergen that is not listed does not mean "free of".
 */
export async function readAllergens(ids: readonly string[]): Promise<ReadonlyMap<string, CardAllergens>> {
  if (ids.length === 0) return new Map();
  const rows = await queryText(
    pool,
    ROW,
    `SELECT id, firm_keys AS keys, NOT (has_unknown OR has_undisclosed) AND coalesce(named_only = '[]', FALSE) AS "isWhole" FROM recipes
     WHERE id = ANY($1::uuid[]) AND engine_version = $2`,
    [ids, analysisVersion()],
  );
  return new Map(rows.map(({ id, keys, isWhole }) => [id, { keys: classesOf(keys), is_whole: isWhole }]));
}

const classesOf = (keys: readonly number[]): CardAllergens["keys"] => {
  const all = new Set(keys);
  return CLASSES.filter(({ numbers }) => numbers.some((number) => all.has(number))).map(({ key }) => key);
};
