import type { Transaction } from "@/server/db/client";
import { ENGINE_VERSION } from "@/server/dietary/engine/version";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { analyseLine, type LineAnalysis } from "./analyse-line";
import { combineLines, type RecipeAnalysis } from "./combine-lines";

/** The largest amount the column holds; beyond it an amount is nonsense anyway. */
const MAX_PER_SERVING = 10_000_000;

/**
 * Works out and stores what may be said of a recipe's lines as they stand in the transaction, which holds the
 * recipe's row. Leaves `updated_at` alone: nobody has changed the recipe.
 */
export async function storeAnalysis(tx: Transaction, recipeId: string): Promise<void> {
  const { servings, ingredients } = await tx.recipe.findUniqueOrThrow({
    where: { id: recipeId },
    select: {
      servings: true,
      ingredients: {
        select: { id: true, name: true, quantity: true, unit: true, note: true },
        orderBy: { position: "asc" },
      },
    },
  });
  const knowledge = loadKnowledge();
  const lines = ingredients.map((line) => ({ id: line.id, ...analyseLine(line, knowledge) }));
  const analysis = combineLines(lines, servings?.toNumber() ?? null);
  await storeLines(tx, lines);
  await storeNutrients(tx, recipeId, analysis);
  await tx.$executeRaw`
    UPDATE recipes SET dietary_info = ${JSON.stringify(analysis.dietaryInfo)}::jsonb,
      concept_keys = ${[...analysis.conceptKeys]}::int[], substances = ${analysis.substances},
      has_unknown = ${analysis.hasUnknown}, has_undisclosed = ${analysis.hasUndisclosed},
      unfit_for = ${[...analysis.unfitFor]}::text[], nutrition_coverage = ${analysis.coverage},
      engine_version = ${ENGINE_VERSION}
    WHERE id = ${recipeId}::uuid`;
}

/** One statement for all lines. What the tree calls the food is looked up by its slug. */
async function storeLines(tx: Transaction, lines: readonly (LineAnalysis & { id: string })[]): Promise<void> {
  const rows = lines.map(({ id, food, grams, fits, needs, isKnown }) => ({
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

async function storeNutrients(tx: Transaction, recipeId: string, { perServing }: RecipeAnalysis): Promise<void> {
  const rows = Object.entries(perServing)
    .filter(([, amount]) => Number.isFinite(amount) && amount < MAX_PER_SERVING)
    .map(([key, amount]) => ({ key, amount: Number(amount.toFixed(6)) }));
  await tx.$executeRaw`DELETE FROM recipe_nutrients WHERE recipe_id = ${recipeId}::uuid`;
  await tx.$executeRaw`
    INSERT INTO recipe_nutrients (recipe_id, nutrient_key, per_serving)
    SELECT ${recipeId}::uuid, r.key, r.amount
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(key text, amount numeric)
    JOIN nutrients known ON known.key = r.key`;
}
