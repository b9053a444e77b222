import { z } from "zod";
import type { FitWire } from "@/lib/schemas/recipe-judgement";
import type { RecipeWire } from "@/lib/schemas/recipes";
import { pool } from "@/server/db/client";
import { LIMITED_NUTRIENTS } from "@/server/dietary/serving-limits";
import { judgeTexts } from "@/server/recipes/reading/judge-texts";
import type { Reader } from "./access";
import { foodText } from "./analysis/analyse-line";
import { judgeLines, readJudging } from "./judge-recipe";
import { LIST_LINES } from "./list-excerpt";
import { isJudged } from "./wire";

const row = z.object({
  id: z.string(),
  servings: z.number().nullable(),
  engineVersion: z.string().nullable(),
  coverage: z.number().nullable(),
  lineCount: z.number(),
  nutrients: z.record(z.string(), z.number()),
});

/** One statement for a page of cards; `table` is a name of ours. */
const factsQuery = (nutrients: string, table: string, lines: string, owner: string): string => `
  SELECT r.id, r.servings::float8 AS servings, r.engine_version AS "engineVersion", ${nutrients},
    (SELECT count(*)::int FROM ${lines} l WHERE l.${owner} = r.id) AS "lineCount"
  FROM ${table} r WHERE r.id = ANY($1::uuid[])`;

const RECIPES = factsQuery(
  `r.nutrition_coverage AS coverage, (SELECT coalesce(jsonb_object_agg(n.nutrient_key, n.per_serving::float8), '{}')
    FROM recipe_nutrients n WHERE n.recipe_id = r.id AND n.nutrient_key = ANY($2::text[])) AS nutrients`,
  "recipes",
  "recipe_ingredients",
  "recipe_id",
);
const VARIANTS = factsQuery(
  `(r.nutrition->>'coverage')::float8 AS coverage, (SELECT coalesce(jsonb_object_agg(key, value), '{}')
    FROM jsonb_each(coalesce(r.nutrition->'values', '{}')) WHERE key = ANY($2::text[])) AS nutrients`,
  "variants",
  "variant_ingredients",
  "variant_id",
);

/**
 * How each recipe of a page fits its reader, as its own page would say it. Nothing for a visitor, nor for a person who
 * has recorded nothing. Of a recipe that is longer than a list carries the rest was not read: it is unknown.
 */
export async function withFits<T extends RecipeWire>(reader: Reader, recipes: readonly T[]): Promise<T[]> {
  if (!reader || recipes.length === 0) return [...recipes];
  const judging = await readJudging(reader.userId);
  if (judging.settings.length === 0) return [...recipes];
  const [facts, verdictOf] = await Promise.all([
    factsOf(recipes),
    judgeTexts(
      recipes.flatMap(({ ingredients }) => ingredients.map(foodText)),
      judging.settings,
      reader.userId,
    ),
  ]);
  return recipes.map((recipe) => {
    const known = facts.get(recipe.id);
    const isRead =
      known !== undefined && known.lineCount <= LIST_LINES && recipe.ingredients.length === known.lineCount;
    const nutrition = known && isJudged(known) ? nutritionOf(known) : null;
    const dish = { title: recipe.title, asOf: recipe.updated_at, nutrition, amounts: new Map() };
    const { fit } = judgeLines(judging, recipe.ingredients, verdictOf, dish);
    return { ...recipe, fit: isRead ? fit : unread(fit) };
  });
}

type Facts = z.infer<typeof row>;

async function factsOf(recipes: readonly RecipeWire[]): Promise<Map<string, Facts>> {
  const idsOf = (isVariant: boolean) =>
    recipes.filter(({ type }) => (type === "variant") === isVariant).map(({ id }) => id);
  const asked = [
    [RECIPES, idsOf(false)],
    [VARIANTS, idsOf(true)],
  ] as const;
  const found = await Promise.all(
    asked.map(async ([query, ids]) =>
      ids.length === 0 ? [] : z.array(row).parse((await pool.query(query, [ids, LIMITED_NUTRIENTS])).rows),
    ),
  );
  return new Map(found.flat().map((each) => [each.id, each]));
}

const nutritionOf = ({ servings, coverage, nutrients }: Facts) => ({
  per: servings === null ? ("recipe" as const) : ("serving" as const),
  coverage: coverage ?? 0,
  values: Object.entries(nutrients).map(([key, amount]) => ({ key, label: key, unit: "", amount })),
});

/** A conflict in what was read is one; a fit is none. */
const unread = (fit: FitWire): FitWire =>
  fit.state === "conflict"
    ? fit
    : { ...fit, state: "unknown", reason: "It has more lines than a list reads: open it to see.", adaptable: null };
