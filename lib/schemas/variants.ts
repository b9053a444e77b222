import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { COMPARED_KINDS } from "../variants/compare-lines";
import { dismissLeftOut, ingredientBody, instructionBody, MAX_TITLE_LENGTH } from "./recipe-bodies";
import { recipeJudgementWire } from "./recipe-judgement";
import { MAX_RECIPE_LINES } from "./recipe-limits";
import {
  analysedIngredientWire,
  dietaryInfoWire,
  doubtfulLineWire,
  leftOutWire,
  recipeIngredientWire,
  recipeInstructionWire,
  recipeNutritionWire,
  recipeWire,
} from "./recipes";
import { id, line, requiredLine, timestamp } from "./text";

export const recipeIdParam = z.object({ recipeId: id });
export const userIdParam = z.object({ userId: id });

/**
 * `base_ingredient_id`: the line of the base that this line was made from. An id that is no line of the base is
 * ignored.
 */
export const variantIngredientBody = ingredientBody.extend({ base_ingredient_id: id.nullish() });
export const variantInstructionBody = instructionBody.extend({ base_instruction_id: id.nullish() });

const title = requiredLine(MAX_TITLE_LENGTH, msg("titleRequired"));
const ingredients = z
  .array(variantIngredientBody)
  .min(1, msg("oneIngredient"))
  .max(MAX_RECIPE_LINES, msg("ingredientsMost", { count: MAX_RECIPE_LINES }));
/** May be empty only if the base has no steps either. */
const instructions = z
  .array(variantInstructionBody)
  .max(MAX_RECIPE_LINES, msg("instructionsMost", { count: MAX_RECIPE_LINES }));

/** `user_id` must be the caller (403). An empty `custom_title` counts as none. */
export const createVariantQuery = z.object({ user_id: id.optional(), custom_title: line(MAX_TITLE_LENGTH).optional() });

/**
 * Edits that are made together with the variant, in one transaction. Missing parts are copied from the base. `id`:
 * created by the device, so that a repeated request creates one variant. Edits that change nothing are refused (422).
 */
export const createVariantBody = z
  .object({
    id: id.optional(),
    title: title.optional(),
    variant_ingredients: ingredients.optional(),
    variant_instructions: instructions.optional(),
  })
  .optional();

/**
 * `updated_at`: of the variant as the caller read it; one that has changed since is not overwritten (409).
 * `base_updated_at`: of the base as the caller saw it, so that the same change is not announced again.
 * `dismiss_left_out`: as for a recipe.
 */
export const updateVariantBody = z.object({
  title,
  base_recipe_id: id.nullish(),
  user_id: id.optional(),
  variant_ingredients: ingredients,
  variant_instructions: instructions,
  updated_at: timestamp.optional(),
  base_updated_at: timestamp.optional(),
  dismiss_left_out: dismissLeftOut,
});

/** gone: deleted, or no longer readable for the variant's owner. changed: since the variant's owner last saw it. */
export const baseStatus = z.enum(["current", "changed", "gone"]);

const withBaseIngredient = { base_ingredient_id: z.string().nullable() };
const withBaseInstruction = { base_instruction_id: z.string().nullable() };

export const variantIngredientWire = recipeIngredientWire.extend(withBaseIngredient);
export const variantInstructionWire = recipeInstructionWire.extend(withBaseInstruction);

/** A person's own version of a recipe. `base_recipe_id` and `base_updated_at` are null if the base is gone. */
export const variantWire = z.object({
  id: z.string(),
  title: z.string(),
  base_recipe_id: z.string().nullable(),
  base_recipe_title: z.string(),
  base_status: baseStatus,
  base_updated_at: timestamp.nullable(),
  user_id: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
  servings: z.number().nullable(),
  variant_ingredients: z.array(variantIngredientWire),
  variant_instructions: z.array(variantInstructionWire),
  dietary_info: dietaryInfoWire,
});

/** A whole variant: the analysis of its own lines, and the judgement for its owner. */
export const variantDetailWire = variantWire.extend({
  variant_ingredients: z.array(analysedIngredientWire.extend(withBaseIngredient)),
  nutrition: recipeNutritionWire.nullable(),
  engine_version: z.string().nullable(),
  judgement: recipeJudgementWire,
  /** What the import of the base left out, until it is a line of the variant or is dismissed; absent if nothing. */
  left_out: z.array(leftOutWire).optional(),
  doubtful_lines: z.array(doubtfulLineWire).optional(),
});

const comparedKind = z.enum(COMPARED_KINDS);

/** Line by line, in the variant's order. `base` null: the base is gone, and every line is `uncompared`. */
export const variantComparisonWire = z.object({
  variant: variantWire,
  base: recipeWire.nullable(),
  base_status: baseStatus,
  ingredients: z.array(
    z.object({
      kind: comparedKind,
      base: recipeIngredientWire.nullable(),
      variant: variantIngredientWire.nullable(),
    }),
  ),
  instructions: z.array(
    z.object({
      kind: comparedKind,
      base: recipeInstructionWire.nullable(),
      variant: variantInstructionWire.nullable(),
    }),
  ),
});

export type CreateVariantQuery = z.infer<typeof createVariantQuery>;
export type CreateVariantBody = z.infer<typeof createVariantBody>;
export type UpdateVariantBody = z.infer<typeof updateVariantBody>;
export type VariantIngredientBody = z.infer<typeof variantIngredientBody>;
export type VariantInstructionBody = z.infer<typeof variantInstructionBody>;
export type BaseStatus = z.infer<typeof baseStatus>;
export type VariantIngredientWire = z.infer<typeof variantIngredientWire>;
export type VariantInstructionWire = z.infer<typeof variantInstructionWire>;
export type VariantWire = z.infer<typeof variantWire>;
export type VariantDetailWire = z.infer<typeof variantDetailWire>;
export type VariantComparisonWire = z.infer<typeof variantComparisonWire>;
