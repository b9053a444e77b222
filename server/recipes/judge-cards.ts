import { z } from "zod";
import { kindKey } from "@/lib/recipes/kinds";
import type { FitWire } from "@/lib/schemas/recipe-judgement";
import type { RecipeWire } from "@/lib/schemas/recipes";
import { pool } from "@/server/db/client";
import { queryText } from "@/server/db/query-text";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { LIMITED_NUTRIENTS } from "@/server/dietary/serving-limits";
import { judgeTexts } from "@/server/engine-pool/judge-texts";
import { readRecipeLine } from "@/server/recipe-lines/recipe-line";
import type { Reader } from "./access";
import { foodsOnlyNamed, judgeLines } from "./judge-recipe";
import { amountsByLine } from "./line-amounts";
import { LIST_LINES } from "./list-excerpt";
import { readNamedOnly } from "./named-only-food";
import { NOTHING_COUNTED, type ServingFacts } from "./serving-findings";
import { mergeJudgements, unread } from "./table/merge-judgements";
import { type Eater, isReaderAlone, readTable, type Table } from "./table/read-table";
import { isJudged } from "./wire";

const FACTS_ROW = z.object({
  id: z.string(),
  servings: z.number().nullable(),
  engineVersion: z.string().nullable(),
  most: z.record(z.string(), z.number().nullable()).nullable(),
  course: z.string().nullable(),
  lineCount: z.number(),
  nutrients: z.record(z.string(), z.number()),
  namedOnly: z.unknown(),
  lines: z.array(z.object({ id: z.string(), analysis: z.json() })),
});

/** Loads the facts for a page of recipe cards in one statement. */
const FACTS = `
  SELECT r.id, r.servings::float8 AS servings, r.engine_version AS "engineVersion", r.nutrient_most AS most, r.course,
    r.named_only AS "namedOnly",
    (SELECT coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'analysis',
        jsonb_build_object('amounts', coalesce(l.analysis->'amounts', '{}'), 'open', l.analysis->'open')
          || CASE WHEN l.analysis ? 'untold' THEN '{"untold": true}'::jsonb ELSE '{}' END)), '[]')
      FROM recipe_ingredients l WHERE l.recipe_id = r.id AND l.analysis ? 'open') AS lines,
    (SELECT coalesce(jsonb_object_agg(n.nutrient_key, n.per_serving::float8), '{}')
      FROM recipe_nutrients n WHERE n.recipe_id = r.id AND n.nutrient_key = ANY($2::text[])) AS nutrients,
    (SELECT count(*)::int FROM recipe_ingredients l WHERE l.recipe_id = r.id) AS "lineCount"
  FROM recipes r WHERE r.id = ANY($1::uuid[])`;

/** For whom recipes are judged. `who`: the caller by whom turns at judging are taken. */
export type Judged = { table: Table; who: string };

/**
 * Adds to each recipe of a page how it fits everybody at its reader's table, with the same result as on the recipe's own
 * page. Adds nothing for a visitor, nor for somebody without settings who eats alone. When a recipe has more lines than lists
 * carry, the rest was not judged, so its fit is unknown. `known`: if the table is loaded already.
 */
export async function withFits<T extends RecipeWire>(
  reader: Reader,
  recipes: readonly T[],
  known: Judged | null = null,
): Promise<T[]> {
  const who = reader?.userId ?? known?.who;
  if (!who || recipes.length === 0) return [...recipes];
  const table = known?.table ?? (await readTable(reader ?? { userId: who }));
  if (isReaderAlone(table) && table[0]?.settings.length === 0) return [...recipes];
  return judgeCards(table, who, recipes);
}

async function judgeCards<T extends RecipeWire>(table: Table, who: string, recipes: readonly T[]): Promise<T[]> {
  const facts = await factsOf(recipes);
  const foods = recipes.flatMap(({ ingredients }) =>
    ingredients.map((line) => readRecipeLine(line, loadKnowledge()).food),
  );
  // Foods that another edition found in the steps may not be all of them.
  const named = new Map([...facts].map(([id, row]) => [id, isJudged(row) ? readNamedOnly(row.namedOnly) : null]));
  const texts = [...foods, ...[...named.values()].flatMap((each) => foodsOnlyNamed({ named: each }))];
  const eaters: { eater: Eater; verdictOf: Awaited<ReturnType<typeof judgeTexts>> }[] = [];
  for (const eater of table) eaters.push({ eater, verdictOf: await judgeTexts(texts, eater.settings, who) });
  return recipes.map((recipe) => {
    const { title, updated_at: asOf, ingredients: lines } = recipe;
    const known = facts.get(recipe.id);
    const isRead = known !== undefined && known.lineCount <= LIST_LINES && lines.length === known.lineCount;
    const dish = { title, asOf, named: named.get(recipe.id) ?? null, serving: servingOf(known) };
    const { fit } = mergeJudgements(
      eaters.map(({ eater, verdictOf }) => ({ eater, judgement: judgeLines(eater, lines, verdictOf, dish) })),
      { lines, facts: dish },
    );
    if (!isRead) return { ...recipe, fit: unread(fit, MORE_LINES) };
    return { ...recipe, fit: recipe.is_earlier_reading ? againNow(fit) : fit };
  });
}

type Facts = z.infer<typeof FACTS_ROW>;

async function factsOf(recipes: readonly RecipeWire[]): Promise<Map<string, Facts>> {
  const rows = await queryText(pool, FACTS_ROW, FACTS, [recipes.map(({ id }) => id), LIMITED_NUTRIENTS]);
  return new Map(rows.map((row) => [row.id, row]));
}

function servingOf(known: Facts | undefined): ServingFacts {
  if (!known || !isJudged(known)) return NOTHING_COUNTED;
  const { servings, nutrients, most, course, lines } = known;
  return {
    nutrition: {
      per: servings === null ? "recipe" : "serving",
      values: Object.entries(nutrients).map(([key, amount]) => ({ key, label: key, unit: "", amount })),
    },
    most,
    servings,
    course: kindKey("course", course),
    amounts: amountsByLine(lines),
  };
}

const MORE_LINES = "It has more lines than a list reads: open it to see.";

/** Says why nothing is known, where the recipe's own words do not. */
const againNow = (fit: FitWire): FitWire =>
  fit.state === "unknown" && fit.reason === null ? { ...fit, reason: BEING_READ_AGAIN } : fit;

/** What is known of foods has changed, and the recipe is being read again by it. */
export const BEING_READ_AGAIN = "It is being read again.";
