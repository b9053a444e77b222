import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { DIET_KEYS } from "../dietary/diets";
import { FIT_MODES } from "../recipes/fit-modes";
import { ofEachTime } from "../recipes/times";
import { photoWire } from "./photos";
import { fit, recipeJudgementWire } from "./recipe-judgement";
import { optionalKinds } from "./recipe-kinds";
import { timestamp } from "./text";

export const RECIPE_PAGE_SIZES = [10, 20, 50] as const;
export type RecipePageSize = (typeof RECIPE_PAGE_SIZES)[number];
export const DEFAULT_RECIPE_PAGE_SIZE: RecipePageSize = 20;
/** Far beyond any real page. It keeps the row offset within the database's integer range. */
const LAST_PAGE = 1_000_000;

const wholeNumber = z.coerce.number(msg("mustBeNumber")).int(msg("mustBeWhole"));
export const pageNumber = wholeNumber.min(1, msg("pagesFromOne")).max(LAST_PAGE, msg("noPage"));
/** The screens offer three sizes; other clients may ask for any. */
export const recipePageSize = wholeNumber
  .min(1, msg("pageLeast", { count: 1 }))
  .max(100, msg("pageMost", { count: 100 }));
/** "true" and "1" mean yes, "false" and "0" no, as written in an address. */
export const flag = z
  .enum(["true", "false", "1", "0"], msg("trueOrFalse"))
  .transform((text) => /^(true|1)$/.test(text));

/**
 * `fit`: only recipes that fit the caller's settings, as certainly as FIT_MODES defines. Visitors get 401. `fits_me`:
 * the same as `fit=standard`, or with `strict` as `fit=strict`; false: nothing is left out.
 */
export const fitQuery = {
  fit: z.enum(FIT_MODES, msg("fitModes")).optional(),
  fits_me: flag.optional(),
  strict: flag.optional(),
};

export const recipePageQuery = z.object({
  page: pageNumber.default(1),
  page_size: recipePageSize.default(DEFAULT_RECIPE_PAGE_SIZE),
  ...fitQuery,
});
export type RecipePageQuery = z.infer<typeof recipePageQuery>;

/** `order` counts from 1. Quantity and unit are as written; `group` is the sub-heading above the line. */
export const recipeIngredientWire = z.object({
  id: z.string(),
  name: z.string(),
  quantity: z.string().nullable(),
  unit: z.string().nullable(),
  order: z.number().int().min(1),
  group: z.string().nullable(),
  note: z.string().nullable(),
});

/**
 * A number of a line that grows with the servings: `from` and `to` are offsets in the text of the field, equal where
 * the number is not written ("400 g tin" is one of them). `value`: the exact fraction, such as "3/2".
 */
export const lineNumberWire = z.object({
  field: z.enum(["quantity", "name", "note"]),
  from: z.number().int().nonnegative(),
  to: z.number().int().nonnegative(),
  value: z.string(),
  unit: z.string().nullable(),
  /** The place holds the noun that is counted; this is the same noun for one, if several are written, or for several. */
  word: z.string().optional(),
});

export const recipeInstructionWire = z.object({
  id: z.string(),
  text: z.string(),
  order: z.number().int().min(1),
  group: z.string().nullable(),
});

/** A missing key means unknown: neither true nor false. */
export const dietaryInfoWire = z.partialRecord(z.enum(DIET_KEYS), z.boolean());

/**
 * A recipe in a list. Times are in minutes. `type` and `user_id` say how the caller relates to the recipe: `created`
 * with the caller's own id, `saved`, or null if the caller neither wrote nor saved it. `token_count`: the number of
 * words in the title and in the ingredients and steps of the answer. `updated_at` is sent back with an update.
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
  ...ofEachTime(() => z.number().nullable()),
  servings: z.number().nullable(),
  yield_text: z.string().nullable(),
  /** A short description. This field and the kinds below are absent if unknown. */
  description: z.string().optional(),
  ...optionalKinds,
  token_count: z.number().int(),
  user_id: z.string().nullable(),
  /** Only in lists: the recipe is longer than a list contains, so only its first lines are included. */
  is_excerpt: z.literal(true).optional(),
  /** Only in a search with `have`: how many foods are missing, and the first of them. */
  missing: z.object({ count: z.number().int(), names: z.array(z.string()) }).optional(),
  /**
   * Only in a search, for a judged recipe: which of the EU's 14 allergens it contains or may contain. `is_whole`: every
   * word of the recipe is known.
   */
  allergens: z.object({ keys: z.array(z.string()), is_whole: z.boolean() }).optional(),
  /** Only in lists, for a caller with settings: how the recipe fits, the same as on its own page. */
  fit: fit.optional(),
  /**
   * What is stored of the recipe was read by an earlier engine or earlier knowledge, and is being read again. Until then
   * nothing is said to fit, and what the current engine finds in the lines speaks against it at once.
   */
  is_earlier_reading: z.literal(true).optional(),
});

/**
 * `health_concerns`: documented tags such as high_protein_needs. `is_known`: false if the engine does not know the
 * food. `grams`: the weight of the whole line, if known.
 */
export const analysedIngredientWire = recipeIngredientWire.extend({
  /** Absent in copies that a device stored before this field existed. */
  numbers: z.array(lineNumberWire).optional(),
  dietary_info: dietaryInfoWire,
  health_concerns: z.array(z.string()),
  is_known: z.boolean(),
  grams: z.number().nonnegative().optional(),
});

/**
 * The amounts of one serving, or of the whole recipe if its servings are unknown. `coverage`: the share of lines
 * counted, 0 to 1. `in_part`: foods such as frying fat that are not eaten whole and count in part. `is_at_least`: lines
 * that are not counted may bring more of this nutrient.
 */
export const recipeNutritionWire = z.object({
  per: z.enum(["serving", "recipe"]),
  coverage: z.number().min(0).max(1),
  in_part: z.array(z.object({ of: z.string(), share: z.number().min(0).max(1) })),
  values: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      unit: z.string(),
      amount: z.number(),
      is_at_least: z.literal(true).optional(),
    }),
  ),
});

/**
 * A diet that the source page claims to suit, compared with the engine's reading of the lines: `same`, `otherwise` or
 * `unknown`. `reason`: a sentence on the line that contradicts the claim or leaves it open. `stated`: in the page's
 * structured data, or in words. The claim is the publisher's: no verdict depends on it.
 */
export const sourceClaimWire = z.object({
  diet: z.enum(DIET_KEYS),
  stated: z.enum(["data", "words"]),
  reading: z.enum(["same", "otherwise", "unknown"]),
  reason: z.string().nullable(),
});

/** Where a line stood that an import left out: in the list, near it, in the page's data only, or in the method. */
export const LEFT_OUT_WHY = ["list", "near", "data", "method", "column", "recipe"] as const;

/**
 * What an import found and did not take: a line (`why` says where it stood), what a row of a table says in a column that
 * we do not know, or another whole recipe of the page, by its name.
 */
export const leftOutWire = z.object({ text: z.string(), why: z.enum(LEFT_OUT_WHY) });

/** Why an imported line is doubtful: the page shows another amount, another food or nothing, or it is hardly one ingredient. */
export const DOUBT_REASONS = ["amounts", "foods", "hidden", "unclear"] as const;

/** An imported line that nobody has looked at. `page_text`: what the page shows in its place; null if it shows nothing. */
export const doubtfulLineWire = z.object({
  line: z.string(),
  reason: z.enum(DOUBT_REASONS),
  page_text: z.string().nullable(),
});

/**
 * A whole recipe. `engine_version` null: not analysed yet, so nothing may be said about it. `judgement`: by the
 * caller's own settings; null for visitors.
 */
export const recipeDetailWire = recipeWire.extend({
  ingredients: z.array(analysedIngredientWire),
  nutrition: recipeNutritionWire.nullable(),
  engine_version: z.string().nullable(),
  judgement: recipeJudgementWire.nullable(),
  /** The claims of the page that the recipe was read from; absent if it has none. */
  source_claims: z.array(sourceClaimWire).optional(),
  /** What the import left out, until the recipe's owner adds or dismisses it; absent if nothing was left out. */
  left_out: z.array(leftOutWire).optional(),
  /** Imported lines that its owner has neither changed nor accepted; what the page names in their place is unknown. */
  doubtful_lines: z.array(doubtfulLineWire).optional(),
  /** The lines that contribute most sodium, as shares of the known total; absent if nothing is known. */
  sodium_lines: z.array(z.object({ id: z.string(), name: z.string(), share: z.number().min(0).max(1) })).optional(),
});

/**
 * An imported recipe. `not_saved`: why it could not be saved, although the import asked for it. `imported`: each recipe
 * of those that were picked, the first of which this is.
 */
export const parsedRecipeWire = recipeDetailWire.extend({
  not_saved: z.string().optional(),
  imported: z.array(z.object({ id: z.string(), title: z.string() })).optional(),
});

/** A recipe of several that a page or a text holds. `reason`: why it cannot be imported; then it cannot be picked. */
export const foundRecipeWire = z.object({
  title: z.string(),
  ingredients: z.number().int(),
  instructions: z.number().int(),
  reason: z.string().nullable(),
});

/**
 * `hidden_count`: how many recipes `fits_me` leaves out, where `HIDDEN_COUNT_LIMIT` means that many or more; null
 * without `fits_me`.
 */
export const recipePageWire = z.object({
  items: z.array(recipeWire),
  total_pages: z.number().int(),
  hidden_count: z.number().int().nullable(),
});

/** A page of the caller's own recipes. The header X-Total-Count holds the total. */
export const ownRecipesQuery = z.object({
  page: pageNumber.default(1),
  page_size: wholeNumber
    .min(1, msg("leastPlain", { count: 1 }))
    .max(100, msg("mostPlain", { count: 100 }))
    .default(100),
});
export type OwnRecipesQuery = z.infer<typeof ownRecipesQuery>;
export const OWN_RECIPES_PAGE: OwnRecipesQuery = { page: 1, page_size: 100 };

/** A recipe or variant of the caller's own; `base_recipe_*` is set for variants only. */
export const myRecipeWire = recipeWire.extend({
  type: z.enum(["saved", "created", "variant"]),
  base_recipe_id: z.string().nullable(),
  base_recipe_title: z.string().nullable(),
});

export type DietaryInfoWire = z.infer<typeof dietaryInfoWire>;
export type RecipePhotoWire = z.infer<typeof photoWire>;
export type RecipeIngredientWire = z.infer<typeof recipeIngredientWire>;
export type LineNumberWire = z.infer<typeof lineNumberWire>;
export type RecipeInstructionWire = z.infer<typeof recipeInstructionWire>;
export type AnalysedIngredientWire = z.infer<typeof analysedIngredientWire>;
export type RecipeNutritionWire = z.infer<typeof recipeNutritionWire>;
export type RecipeWire = z.infer<typeof recipeWire>;
export type SourceClaimWire = z.infer<typeof sourceClaimWire>;
export type RecipeDetailWire = z.infer<typeof recipeDetailWire>;
export type FoundRecipeWire = z.infer<typeof foundRecipeWire>;
export type ParsedRecipeWire = z.infer<typeof parsedRecipeWire>;
export type RecipePageWire = z.infer<typeof recipePageWire>;
export type MyRecipeWire = z.infer<typeof myRecipeWire>;
