import { z } from "zod";
import { DAY_AMOUNTS } from "@/lib/dietary/day-amounts";
import type { PlanNutritionWire } from "@/lib/schemas/meal-plan";
import { pool } from "@/server/db/client";
import { queryText } from "@/server/db/query-text";
import { isAtLeast } from "@/server/recipes/line-amounts";
import { isJudged } from "@/server/recipes/wire";

const NUTRITION_ROW = z.object({
  id: z.string(),
  engineVersion: z.string().nullable(),
  coverage: z.number().nullable(),
  lines: z.number(),
  most: z.record(z.string(), z.number().nullable()).nullable(),
  values: z.array(z.object({ key: z.string(), label: z.string(), unit: z.string(), amount: z.number() })),
});

/** Only recipes with a stated number of servings, because for others it is unknown how much one person eats. */
const NUTRITION = `
  SELECT r.id, r.engine_version AS "engineVersion", r.nutrition_coverage::float8 AS coverage,
    (SELECT count(*)::int FROM recipe_ingredients l WHERE l.recipe_id = r.id) AS lines,
    r.nutrient_most AS most,
    (SELECT coalesce(json_agg(json_build_object('key', n.nutrient_key, 'label', k.label, 'unit', k.unit,
        'amount', n.per_serving::float8)), '[]')
      FROM recipe_nutrients n JOIN nutrients k ON k.key = n.nutrient_key
      WHERE n.recipe_id = r.id AND n.nutrient_key = ANY($2::text[]) AND n.per_serving IS NOT NULL) AS values
  FROM recipes r WHERE r.id = ANY($1::uuid[]) AND r.servings > 0`;

const KEYS = DAY_AMOUNTS.map(({ key }) => key);

/** The nutrients of one serving of each recipe, if they are known. */
export async function readNutrition(ids: readonly string[]): Promise<ReadonlyMap<string, PlanNutritionWire>> {
  if (ids.length === 0) return new Map();
  const found = await queryText(pool, NUTRITION_ROW, NUTRITION, [ids, KEYS]);
  return new Map(
    found.flatMap(({ id, coverage, lines, most, values, ...row }) => {
      if (!isJudged(row) || values.length === 0) return [];
      const counted = values.map((value) =>
        isAtLeast(value.amount, most?.[value.key]) ? { ...value, is_at_least: true as const } : value,
      );
      const uncounted = Math.round(lines * (1 - (coverage ?? 0)));
      return [[id, { coverage: coverage ?? 0, uncounted, values: counted }]];
    }),
  );
}
