import { z } from "zod";
import type { FitWire } from "@/lib/schemas/recipe-judgement";
import type { RecipeWire } from "@/lib/schemas/recipes";
import { pool } from "@/server/db/client";
import { queryText } from "@/server/db/query-text";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { LIMITED_NUTRIENTS } from "@/server/dietary/serving-limits";
import { judgeTexts } from "@/server/recipes/reading/judge-texts";
import type { Reader } from "./access";
import { foodsOnlyNamed, type Judging, judgeLines, readJudging } from "./judge-recipe";
import { LIST_LINES } from "./list-excerpt";
import { readNamedOnly } from "./named-only-food";
import { readRecipeLine } from "./recipe-line";
import { isJudged } from "./wire";

const FACTS_ROW = z.object({
  id: z.string(),
  servings: z.number().nullable(),
  engineVersion: z.string().nullable(),
  coverage: z.number().nullable(),
  lineCount: z.number(),
  nutrients: z.record(z.string(), z.number()),
  namedOnly: z.unknown(),
});

/** Loads the facts for a page of recipe cards in one statement. */
const FACTS = `
  SELECT r.id, r.servings::float8 AS servings, r.engine_version AS "engineVersion", r.nutrition_coverage AS coverage, r.named_only AS "namedOnly",
    (SELECT coalesce(jsonb_object_agg(n.nutrient_key, n.per_serving::float8), '{}')
      FROM recipe_nutrients n WHERE n.recipe_id = r.id AND n.nutrient_key = ANY($2::text[])) AS nutrients,
    (SELECT count(*)::int FROM recipe_ingredients l WHERE l.recipe_id = r.id) AS "lineCount"
  FROM recipes r WHERE r.id = ANY($1::uuid[])`;

/**
 * A reader without an account, with the settings of their device's card. `who`: the caller by whom turns at judging are
 * taken.
 */
export type Guest = { judging: Judging; who: string };

/**
 * Adds to each recipe of a page how it fits its reader, with the same result as on the recipe's own page. Adds nothing
 * for a visitor, nor for a person without settings. When a recipe has more lines than lists carry, the rest was not
 * judged, so its fit is unknown.
 */
export async function withFits<T extends RecipeWire>(
  reader: Reader,
  recipes: readonly T[],
  guest: Guest | null = null,
): Promise<T[]> {
  const who = reader?.userId ?? guest?.who;
  if (!who || recipes.length === 0) return [...recipes];
  const judging = guest?.judging ?? (await readJudging(reader ?? { userId: who }));
  if (judging.settings.length === 0) return [...recipes];
  const judged = await judgeCards(judging, who, recipes);
  return judged.map(({ recipe, judged: { fit } }) => ({ ...recipe, fit }));
}

/** Judges each recipe of a page by the given settings. `who`: the caller by whom turns at judging are taken. */
export async function judgeCards<T extends RecipeWire>(judging: Judging, who: string, recipes: readonly T[]) {
  const facts = await factsOf(recipes);
  const foods = recipes.flatMap(({ ingredients }) =>
    ingredients.map((line) => readRecipeLine(line, loadKnowledge()).food),
  );
  const named = new Map([...facts].map(([id, { namedOnly }]) => [id, readNamedOnly(namedOnly)]));
  const others = [...named.values()].flatMap((each) => foodsOnlyNamed({ named: each }));
  const verdictOf = await judgeTexts([...foods, ...others], judging.settings, who);
  return recipes.map((recipe) => {
    const known = facts.get(recipe.id);
    const isRead =
      known !== undefined && known.lineCount <= LIST_LINES && recipe.ingredients.length === known.lineCount;
    const nutrition = known && isJudged(known) ? nutritionOf(known) : null;
    const dish = {
      title: recipe.title,
      asOf: recipe.updated_at,
      named: named.get(recipe.id) ?? null,
      nutrition,
      amounts: new Map(),
    };
    const judged = judgeLines(judging, recipe.ingredients, verdictOf, dish);
    return { id: recipe.id, recipe, judged: { ...judged, fit: isRead ? judged.fit : unread(judged.fit) } };
  });
}

type Facts = z.infer<typeof FACTS_ROW>;

async function factsOf(recipes: readonly RecipeWire[]): Promise<Map<string, Facts>> {
  const rows = await queryText(pool, FACTS_ROW, FACTS, [recipes.map(({ id }) => id), LIMITED_NUTRIENTS]);
  return new Map(rows.map((row) => [row.id, row]));
}

const nutritionOf = ({ servings, coverage, nutrients }: Facts) => ({
  per: servings === null ? ("recipe" as const) : ("serving" as const),
  coverage: coverage ?? 0,
  values: Object.entries(nutrients).map(([key, amount]) => ({ key, label: key, unit: "", amount })),
});

/** For a recipe that was judged only in part: a conflict found there stands, a fit does not. */
const unread = (fit: FitWire): FitWire =>
  fit.state === "conflict" ? fit : { ...withoutGravest(fit), state: "unknown", reason: MORE_LINES, adaptable: null };

const MORE_LINES = "It has more lines than a list reads: open it to see.";
const withoutGravest = ({ gravest: _, ...fit }: FitWire): FitWire => fit;
