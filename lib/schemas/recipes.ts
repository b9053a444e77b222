import { z } from "zod";
import { DIET_KEYS } from "../dietary/diets";
import { FIT_MODES } from "../recipes/fit-modes";
import { COURSE_KEYS, CUISINE_KEYS } from "../recipes/kinds";
import { photoWire } from "./photos";
import { fit, recipeJudgementWire } from "./recipe-judgement";
import { timestamp } from "./text";

export const RECIPE_PAGE_SIZES = [10, 20, 50] as const;
export type RecipePageSize = (typeof RECIPE_PAGE_SIZES)[number];
export const DEFAULT_RECIPE_PAGE_SIZE: RecipePageSize = 20;
/** Far behind every page there will be; keeps the row offset within what the database counts with. */
const LAST_PAGE = 1_000_000;

const wholeNumber = z.coerce.number("Must be a number").int("Must be a whole number");
export const pageNumber = wholeNumber.min(1, "Pages count from 1").max(LAST_PAGE, "There is no such page");
/** The screens offer three sizes; a program may ask for any. */
export const recipePageSize = wholeNumber.min(1, "At least 1 a page").max(100, "At most 100 a page");
/** "true" and "1" mean yes, "false" and "0" no, as they come in an address. */
export const flag = z
  .enum(["true", "false", "1", "0"], "Must be true or false")
  .transform((text) => /^(true|1)$/.test(text));

/**
 * `fit`: only what fits the caller's own settings, as sure as FIT_MODES says. For visitors it is refused (401). `fits_me`: the
 * same as `fit=standard`, with `strict` as `fit=strict`; false: nothing is left out.
 */
export const fitQuery = {
  fit: z.enum(FIT_MODES, "Choose strict, standard or relaxed").optional(),
  fits_me: flag.optional(),
  strict: flag.optional(),
};

export const recipePageQuery = z.object({
  page: pageNumber.default(1),
  page_size: recipePageSize.default(DEFAULT_RECIPE_PAGE_SIZE),
  ...fitQuery,
});
export type RecipePageQuery = z.infer<typeof recipePageQuery>;

/** `order` counts from 1. Quantity and unit stand as they were written; `group` is the sub-heading above the line. */
export const recipeIngredientWire = z.object({
  id: z.string(),
  name: z.string(),
  quantity: z.string().nullable(),
  unit: z.string().nullable(),
  order: z.number().int().min(1),
  group: z.string().nullable(),
  note: z.string().nullable(),
});

export const recipeInstructionWire = z.object({
  id: z.string(),
  text: z.string(),
  order: z.number().int().min(1),
  group: z.string().nullable(),
});

/** A key that is absent is unknown: neither true nor false. */
export const dietaryInfoWire = z.partialRecord(z.enum(DIET_KEYS), z.boolean());

/**
 * A recipe as it stands in lists. Times in minutes. `type` and `user_id` tell what the recipe is to the
 * caller: `created` with the caller's own id, `saved`, or null for a recipe that the caller neither wrote nor
 * saved. `token_count`: the words of its title, and of the ingredients and steps that the answer carries. `updated_at` goes back with a change.
 */
export const recipeWire = z.object({
  id: z.string(),
  title: z.string(),
  source_url: z.string().nullable(),
  image: z.string().nullable(),
  photos: z.array(photoWire),
  ingredients: z.array(recipeIngredientWire),
  instructions: z.array(recipeInstructionWire),
  dietary_info: dietaryInfoWire,
  type: z.enum(["saved", "created", "variant"]).nullable(),
  is_public: z.boolean(),
  language: z.string().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
  prep_time: z.number().nullable(),
  cook_time: z.number().nullable(),
  total_time: z.number().nullable(),
  servings: z.number().nullable(),
  yield_text: z.string().nullable(),
  /** One sentence of what it is; where nobody said, it is left out, as are the two below. */
  description: z.string().optional(),
  cuisine: z.enum(CUISINE_KEYS).optional(),
  course: z.enum(COURSE_KEYS).optional(),
  token_count: z.number().int(),
  user_id: z.string().nullable(),
  /** Only in lists, of a recipe that is longer than what they carry: whole lines from its beginning. */
  is_excerpt: z.literal(true).optional(),
  /** Only in a search that says what is at hand: how many foods are not, and the first of them. */
  missing: z.object({ count: z.number().int(), names: z.array(z.string()) }).optional(),
  /** Only in a search, of a recipe that is judged: what of the EU's 14 is or may be in it. `is_whole`: every word is known. */
  allergens: z.object({ keys: z.array(z.string()), is_whole: z.boolean() }).optional(),
  /** Only in lists, for a caller who has recorded something: how it fits, as its own page says it. */
  fit: fit.optional(),
});

/** `health_concerns`: documented tags such as high_protein_needs. `is_known`: false where the engine does not know the food. `grams`: what the whole line weighs, where that is known. */
export const analysedIngredientWire = recipeIngredientWire.extend({
  dietary_info: dietaryInfoWire,
  health_concerns: z.array(z.string()),
  is_known: z.boolean(),
  grams: z.number().nonnegative().optional(),
});

/** Amounts of one serving, or of the whole recipe where nobody said how many it serves. `coverage`: share of the lines, 0 to 1. `in_part`: what is not eaten whole and counts by that share only, such as frying fat. */
export const recipeNutritionWire = z.object({
  per: z.enum(["serving", "recipe"]),
  coverage: z.number().min(0).max(1),
  in_part: z.array(z.object({ of: z.string(), share: z.number().min(0).max(1) })),
  values: z.array(z.object({ key: z.string(), label: z.string(), unit: z.string(), amount: z.number() })),
});

/**
 * A diet that the page claims to suit, beside what the engine reads in its lines: `same`, `otherwise`, or `unknown`. `reason`:
 * one sentence of the line that speaks against it or leaves it open. `stated`: by the page's structured data, or in words.
 * A claim is the publisher's: no verdict rests on it.
 */
export const sourceClaimWire = z.object({
  diet: z.enum(DIET_KEYS),
  stated: z.enum(["data", "words"]),
  reading: z.enum(["same", "otherwise", "unknown"]),
  reason: z.string().nullable(),
});

/**
 * One recipe, whole. `engine_version` null: not analysed yet, so nothing may be said of it. `judgement`: for
 * the caller's own settings; null for visitors.
 */
export const recipeDetailWire = recipeWire.extend({
  ingredients: z.array(analysedIngredientWire),
  nutrition: recipeNutritionWire.nullable(),
  engine_version: z.string().nullable(),
  judgement: recipeJudgementWire.nullable(),
  /** What the page that it was read from claims; left out where it claims nothing. */
  source_claims: z.array(sourceClaimWire).optional(),
  /** Which lines bring the sodium, the most first, as shares of what is known of all; left out where nothing is. */
  sodium_lines: z.array(z.object({ id: z.string(), name: z.string(), share: z.number().min(0).max(1) })).optional(),
});

/** `hidden_count`: how many `fits_me` leaves out, `HIDDEN_COUNT_LIMIT` standing for that many or more; null without it. */
export const recipePageWire = z.object({
  items: z.array(recipeWire),
  total_pages: z.number().int(),
  hidden_count: z.number().int().nullable(),
});

/** One page of the caller's own. How many there are in all stands in the header X-Total-Count. */
export const ownRecipesQuery = z.object({
  page: pageNumber.default(1),
  page_size: wholeNumber.min(1, "At least 1").max(100, "At most 100").default(100),
});
export type OwnRecipesQuery = z.infer<typeof ownRecipesQuery>;
export const OWN_RECIPES_PAGE: OwnRecipesQuery = { page: 1, page_size: 100 };

/** Everything of the caller's: `base_recipe_*` are set for variants only. */
export const myRecipeWire = recipeWire.extend({
  type: z.enum(["saved", "created", "variant"]),
  base_recipe_id: z.string().nullable(),
  base_recipe_title: z.string().nullable(),
});

export type DietaryInfoWire = z.infer<typeof dietaryInfoWire>;
export type RecipePhotoWire = z.infer<typeof photoWire>;
export type RecipeIngredientWire = z.infer<typeof recipeIngredientWire>;
export type RecipeInstructionWire = z.infer<typeof recipeInstructionWire>;
export type AnalysedIngredientWire = z.infer<typeof analysedIngredientWire>;
export type RecipeNutritionWire = z.infer<typeof recipeNutritionWire>;
export type RecipeWire = z.infer<typeof recipeWire>;
export type SourceClaimWire = z.infer<typeof sourceClaimWire>;
export type RecipeDetailWire = z.infer<typeof recipeDetailWire>;
export type RecipePageWire = z.infer<typeof recipePageWire>;
export type MyRecipeWire = z.infer<typeof myRecipeWire>;
