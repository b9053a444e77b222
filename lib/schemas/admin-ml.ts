import { z } from "zod";
import { ML_PAGE_SIZE } from "@/lib/admin/limits";
import { msg } from "@/lib/i18n/sentence";

export const mlSummary = z.object({
  total_ingredients: z.number().int(),
  pending_review: z.number().int(),
  /** A percentage with one decimal. */
  review_completion_rate: z.number(),
});

const yes = z.enum(["true", "false", "1", "0"]).transform((text) => text === "true" || text === "1");

export const mlIngredientsQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(ML_PAGE_SIZE),
  search: z.string().max(200).default(""),
  needs_review_only: yes.default(false),
  /** `effect`: those first whose decision touches most recipes, calls and people. */
  order: z.enum(["name", "effect"]).default("name"),
});

export const mlIngredient = z.object({
  id: z.string(),
  name: z.string(),
  normalized_name: z.string(),
  /** Other names, given by the team or kept from a merge. */
  aliases: z.array(z.string()),
  category: z.string(),
  confirmed: z.boolean(),
  confirmed_at: z.iso.datetime().nullable(),
  confirmed_by: z.string().nullable(),
  /** `is_vegan` and so on. Null: it may or may not be. A missing key: not known. */
  dietary_attributes: z.record(z.string(), z.boolean().nullable()),
  /** `sodium_per_100g` and so on, in the nutrient's unit; null: not known. */
  nutrients_per_100g: z.record(z.string(), z.number().nullable()),
  /** The classifier's confidence, 0 to 1; null if it has no guess. */
  confidence: z.number().nullable(),
  /** What the classifier suspects, and why the row waits for review. */
  reason: z.string().nullable(),
  high_priority: z.boolean(),
  /** The number of calls and public recipes that contain the word. */
  sightings: z.number().int(),
  /** How many people avoid what the classifier suspects; 0 where it suspects nothing, or the row is confirmed. */
  people: z.number().int(),
  created_at: z.iso.datetime(),
  /** Differs as soon as somebody has changed what is reviewed. */
  version: z.string(),
});

export const mlIngredients = z.object({ ingredients: z.array(mlIngredient), total: z.number().int() });

const version = z.string().max(100);

/** Attribute booleans; `confirm: true` takes the row out of the review queue. 409 where `version` is not the last. */
export const dietaryBody = z
  .object({ confirm: z.boolean().optional(), version: version.optional() })
  .catchall(z.boolean(msg("trueOrFalse")).nullable())
  .refine((body) => Object.keys(body).length > 0, msg("nothingChanges"));

export const nutrientsBody = z
  .object({ version: version.optional() })
  .catchall(z.number(msg("mustBeNumber")).min(0, msg("zeroOrMore")).max(99_999_999).nullable())
  .refine((body) => Object.keys(body).length > 0, msg("nothingChanges"));

/** `confirm`: sent after the administrator has seen how many recipes and people the merge affects. */
export const mergeFoodBody = z.object({ into: z.uuid(), confirm: z.boolean().default(false) });

/** `versions`, by id: nobody confirms what they have not seen. */
export const confirmBody = z.object({
  ids: z.array(z.uuid()).min(1, msg("ingredientLeast")).max(200),
  versions: z.record(z.uuid(), version).default({}),
});
export const confirmedCount = z.object({ confirmed: z.number().int() });

export const mlEffect = z.object({
  recipes: z.number().int(),
  people: z.number().int(),
  /** The attributes that the decision changes, in words: "vegan: not known → no". */
  changes: z.array(z.string()),
});

export const mlAccuracy = z.object({
  reviewed: z.number().int(),
  attributes: z.array(
    z.object({
      key: z.string(),
      /** The number of reviewed foods that do not fit and for which the classifier had warned. */
      caught: z.number().int(),
      missed: z.number().int(),
      /** The number of reviewed foods that fit although the classifier had warned. */
      false_alarms: z.number().int(),
      agreed: z.number().int(),
    }),
  ),
});

export type DietaryBody = z.infer<typeof dietaryBody>;
export type NutrientsBody = z.infer<typeof nutrientsBody>;
export type ConfirmBody = z.infer<typeof confirmBody>;
export type MergeFoodBody = z.infer<typeof mergeFoodBody>;
export type MlSummary = z.infer<typeof mlSummary>;
export type MlIngredient = z.infer<typeof mlIngredient>;
export type MlIngredients = z.infer<typeof mlIngredients>;
export type MlIngredientsQuery = z.infer<typeof mlIngredientsQuery>;
export type MlEffect = z.infer<typeof mlEffect>;
export type MlAccuracy = z.infer<typeof mlAccuracy>;
