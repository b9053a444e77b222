import type { Transaction } from "@/server/db/client";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { judgedEdition } from "@/server/dietary/review/judged-edition";
import { analyseLine, type LineAnalysis } from "./analyse-line";
import { combineLines, type RecipeAnalysis } from "./combine-lines";

/** The largest amount the column holds; beyond it an amount is nonsense anyway. */
const MAX_PER_SERVING = 10_000_000;

type Analysed = RecipeAnalysis & { id: string; lines: readonly (LineAnalysis & { id: string })[] };

/**
 * Works out and stores what may be said of the recipes' lines as they stand in the transaction, which holds the
 * recipes' rows. Leaves `updated_at` alone: nobody has changed them.
 */
export async function storeAnalyses(tx: Transaction, recipeIds: readonly string[]): Promise<void> {
  const edition = await judgedEdition(tx);
  const analysed = await analyse(tx, recipeIds);
  await storeLines(tx, analysed);
  await storeNutrients(tx, analysed);
  const rows = analysed.map(({ id, ...of }) => ({
    id,
    dietary_info: of.dietaryInfo,
    concept_keys: of.conceptKeys,
    has_unknown: of.hasUnknown,
    has_undisclosed: of.hasUndisclosed,
    unfit_for: of.unfitFor,
    coverage: of.coverage,
  }));
  await tx.$executeRaw`
    UPDATE recipes SET dietary_info = r.dietary_info, concept_keys = r.concept_keys,
      has_unknown = r.has_unknown, has_undisclosed = r.has_undisclosed, unfit_for = r.unfit_for,
      nutrition_coverage = r.coverage, engine_version = ${edition}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, dietary_info jsonb, concept_keys int[],
      has_unknown boolean, has_undisclosed boolean, unfit_for text[], coverage float8)
    WHERE recipes.id = r.id`;
}

async function analyse(tx: Transaction, recipeIds: readonly string[]): Promise<Analysed[]> {
  const recipes = await tx.recipe.findMany({
    where: { id: { in: [...recipeIds] } },
    select: {
      id: true,
      servings: true,
      ingredients: {
        select: { id: true, name: true, quantity: true, unit: true, note: true },
        orderBy: { position: "asc" },
      },
    },
  });
  const knowledge = loadKnowledge();
  return recipes.map(({ id, servings, ingredients }) => {
    const lines = ingredients.map((line) => ({ ...analyseLine(line, knowledge), id: line.id }));
    return { ...combineLines(lines, servings?.toNumber() ?? null), id, lines };
  });
}

/** One statement for all lines. What the tree calls the food is looked up by its slug. */
async function storeLines(tx: Transaction, analysed: readonly Analysed[]): Promise<void> {
  const rows = analysed
    .flatMap(({ lines }) => lines)
    .map(({ id, food, grams, fits, needs, isKnown }) => ({
      id,
      food,
      grams,
      analysis: { fits, needs, is_known: isKnown },
    }));
  await tx.$executeRaw`
    UPDATE recipe_ingredients line SET analysis = r.analysis, grams = r.grams, ingredient_id = food.id
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, food text, grams numeric, analysis jsonb)
    LEFT JOIN ingredients food ON food.slug = r.food
    WHERE line.id = r.id`;
}

async function storeNutrients(tx: Transaction, analysed: readonly Analysed[]): Promise<void> {
  const rows = analysed.flatMap(({ id, perServing }) =>
    Object.entries(perServing)
      .filter(([, amount]) => Number.isFinite(amount) && amount < MAX_PER_SERVING)
      .map(([key, amount]) => ({ id, key, amount: Number(amount.toFixed(6)) })),
  );
  await tx.recipeNutrient.deleteMany({ where: { recipeId: { in: analysed.map(({ id }) => id) } } });
  await tx.$executeRaw`
    INSERT INTO recipe_nutrients (recipe_id, nutrient_key, per_serving)
    SELECT r.id, r.key, r.amount
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, key text, amount numeric)
    JOIN nutrients known ON known.key = r.key`;
}
