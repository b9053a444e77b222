import { z } from "zod";
import { kindKey } from "@/lib/recipes/kinds";
import type { AnalysedIngredientWire, RecipeDetailWire, RecipeNutritionWire } from "@/lib/schemas/recipes";
import type { Prisma } from "@/server/db/generated/client";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import type { Reader } from "./access";
import type { DishFacts } from "./judge-recipe";
import { amountsByLine, isAtLeast } from "./line-amounts";
import { lineNumbers } from "./line-numbers";
import { readNamedOnly } from "./named-only-food";
import {
  type IngredientRow,
  ingredientSelect,
  isJudged,
  recipeSelect,
  toDietaryInfo,
  toIngredientWire,
  toRecipeWire,
} from "./wire";

/** One recipe with the engine's results, which lists do not need. */
export const recipeDetailSelect = (reader: Reader) =>
  ({
    ...recipeSelect(reader),
    nutritionCoverage: true,
    nutrientMost: true,
    sourceClaims: true,
    leftOut: true,
    namedOnly: true,
    ingredients: { select: { ...ingredientSelect, analysis: true, grams: true }, orderBy: { position: "asc" } },
    nutrients: {
      select: { nutrientKey: true, perServing: true, nutrient: { select: { label: true, unit: true } } },
      orderBy: { nutrient: { position: "asc" } },
    },
  }) as const satisfies Prisma.RecipeSelect;

export type RecipeDetailRow = Prisma.RecipeGetPayload<{ select: ReturnType<typeof recipeDetailSelect> }>;

/** A row without what only the page that it was imported from says. */
type RowOfLines = Omit<RecipeDetailRow, "sourceClaims" | "leftOut">;

/**
 * Converts a row, without the judgement for the reader, which is never stored, and without what the page says that
 * it was imported from.
 */
export function toRecipeDetailWire(row: RowOfLines, reader: Reader): RecipeDetailWire {
  const isAnalysed = isJudged(row);
  return {
    ...toRecipeWire(row, reader),
    ingredients: row.ingredients.map((line, index) => toAnalysedIngredient(line, index, isAnalysed)),
    nutrition: isAnalysed ? toNutrition(row) : null,
    engine_version: isAnalysed ? row.engineVersion : null,
    judgement: null,
    ...(isAnalysed ? sodiumLines(row.ingredients) : {}),
  };
}

type StoredAnalysis = { fits?: Prisma.JsonValue; needs?: Prisma.JsonValue; is_known?: Prisma.JsonValue };

/** A stored analysis is used only while it belongs to the current text of the line. */
function toAnalysedIngredient(
  line: IngredientRow & { analysis: Prisma.JsonValue; grams: Prisma.Decimal | null },
  index: number,
  isAnalysed: boolean,
): AnalysedIngredientWire {
  const { fits, needs, is_known: isKnown } = (isAnalysed ? line.analysis : {}) as StoredAnalysis;
  return {
    ...toIngredientWire(line, index),
    numbers: lineNumbers(line, line.grams?.toNumber() ?? null, loadKnowledge()),
    dietary_info: toDietaryInfo(fits),
    health_concerns: Array.isArray(needs) ? needs.filter((need) => typeof need === "string") : [],
    is_known: isKnown === true,
    ...(isAnalysed && line.grams ? { grams: line.grams.toNumber() } : {}),
  };
}

const storedMost = z.record(z.string(), z.number().nullable());

/** The stored most of a serving's nutrients; null for a recipe that was not analysed by the current rules. */
export const mostOf = (stored: Prisma.JsonValue, isAnalysed: boolean): Record<string, number | null> | null =>
  isAnalysed ? (storedMost.safeParse(stored).data ?? null) : null;

/** What judging a recipe needs beside its lines; `row` is the row that `recipe` was made from. */
export const factsOfRecipe = (recipe: RecipeDetailWire, row: RowOfLines): DishFacts => ({
  title: recipe.title,
  asOf: recipe.updated_at,
  // Foods that another edition found in the steps may not be all of them.
  named: isJudged(row) ? readNamedOnly(row.namedOnly) : null,
  serving: {
    nutrition: recipe.nutrition,
    most: mostOf(row.nutrientMost, recipe.engine_version !== null),
    servings: recipe.servings,
    course: kindKey("course", recipe.course),
    amounts: recipe.engine_version === null ? new Map() : amountsByLine(row.ingredients),
  },
});

const storedPart = z.object({ eaten: z.object({ of: z.string(), share: z.number().min(0).max(1) }) });

/** The shares that are eaten, each once: a brine, for example, has many lines. */
function partsOf(lines: readonly { analysis: Prisma.JsonValue }[]): RecipeNutritionWire["in_part"] {
  const parts = new Map<string, RecipeNutritionWire["in_part"][number]>();
  for (const { analysis } of lines) {
    const { data: line } = storedPart.safeParse(analysis);
    if (line) parts.set(`${line.eaten.of} ${line.eaten.share}`, line.eaten);
  }
  return [...parts.values()];
}

const MOST_LINES = 5;
const LEAST_SHARE = 0.01;

/** The lines that contribute most of the salt, the largest first, among those with a known amount. */
function sodiumLines(lines: RecipeDetailRow["ingredients"]): Pick<RecipeDetailWire, "sodium_lines"> {
  const amounts = amountsByLine(lines);
  const brought = lines.map(({ id, name }) => ({ id, name, amount: amounts.get(id)?.counted.sodium ?? 0 }));
  const total = brought.reduce((sum, { amount }) => sum + amount, 0);
  if (total <= 0) return {};
  const shares = brought
    .map(({ id, name, amount }) => ({ id, name, share: amount / total }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST_LINES);
  return { sodium_lines: shares };
}

/** Null if no line could be counted. */
function toNutrition(row: RowOfLines): RecipeNutritionWire | null {
  const coverage = row.nutritionCoverage ?? 0;
  if (row.nutrients.length === 0) return null;
  const most = mostOf(row.nutrientMost, true) ?? {};
  return {
    per: row.servings === null ? "recipe" : "serving",
    coverage,
    in_part: partsOf(row.ingredients),
    values: row.nutrients.map(({ nutrientKey, perServing, nutrient }) => ({
      key: nutrientKey,
      label: nutrient.label,
      unit: nutrient.unit,
      amount: perServing.toNumber(),
      ...(row.servings !== null && isAtLeast(perServing.toNumber(), most[nutrientKey])
        ? { is_at_least: true as const }
        : {}),
    })),
  };
}
