import { z } from "zod";
import { DIET_KEYS } from "../dietary/diets";
import { timestamp } from "./text";

export const RECIPE_PAGE_SIZES = [10, 20, 50] as const;
export type RecipePageSize = (typeof RECIPE_PAGE_SIZES)[number];
export const DEFAULT_RECIPE_PAGE_SIZE: RecipePageSize = 20;
/** Far behind every page there will be; keeps the row offset within what the database counts with. */
const LAST_PAGE = 1_000_000;

const wholeNumber = z.coerce.number("Must be a number").int("Must be a whole number");
const pageNumber = wholeNumber.min(1, "Pages count from 1").max(LAST_PAGE, "There is no such page");
const pageSize = wholeNumber.pipe(z.literal(RECIPE_PAGE_SIZES, "Choose 10, 20 or 50"));

export const recipePageQuery = z.object({
  page: pageNumber.default(1),
  page_size: pageSize.default(DEFAULT_RECIPE_PAGE_SIZE),
});
export type RecipePageQuery = z.infer<typeof recipePageQuery>;

export const recipePhotoWire = z.object({
  id: z.string(),
  url: z.string(),
  caption: z.string().nullable(),
  is_primary: z.boolean(),
});

/** `order` counts from 1. Quantity and unit stand as they were written. */
export const recipeIngredientWire = z.object({
  id: z.string(),
  name: z.string(),
  quantity: z.string().nullable(),
  unit: z.string().nullable(),
  order: z.number().int().min(1),
});

export const recipeInstructionWire = z.object({ id: z.string(), text: z.string(), order: z.number().int().min(1) });

/** A key that is absent is unknown: neither true nor false. */
export const dietaryInfoWire = z.partialRecord(z.enum(DIET_KEYS), z.boolean());

/**
 * Times in minutes. `type` and `user_id` tell what the recipe is to the caller: `created` with the
 * caller's own id, `saved`, or null for a recipe that the caller neither wrote nor saved.
 */
export const recipeWire = z.object({
  id: z.string(),
  title: z.string(),
  source_url: z.string().nullable(),
  image: z.string().nullable(),
  photos: z.array(recipePhotoWire),
  ingredients: z.array(recipeIngredientWire),
  instructions: z.array(recipeInstructionWire),
  dietary_info: dietaryInfoWire,
  type: z.enum(["saved", "created", "variant"]).nullable(),
  created_at: timestamp,
  prep_time: z.number().nullable(),
  cook_time: z.number().nullable(),
  servings: z.number().nullable(),
  user_id: z.string().nullable(),
});

export const recipePageWire = z.object({ items: z.array(recipeWire), total_pages: z.number().int() });

export type DietaryInfoWire = z.infer<typeof dietaryInfoWire>;
export type RecipeIngredientWire = z.infer<typeof recipeIngredientWire>;
export type RecipeInstructionWire = z.infer<typeof recipeInstructionWire>;
export type RecipeWire = z.infer<typeof recipeWire>;
export type RecipePageWire = z.infer<typeof recipePageWire>;
