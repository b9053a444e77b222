import { z } from "zod";
import { ML_PAGE_SIZE } from "../admin-limits";

export const mlSummary = z.object({
  total_ingredients: z.number().int(),
  pending_review: z.number().int(),
  /** Percent, one decimal. */
  review_completion_rate: z.number(),
});

const yes = z.enum(["true", "false", "1", "0"]).transform((text) => text === "true" || text === "1");

export const mlIngredientsQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  page_size: z.coerce.number().int().min(1).max(100).default(ML_PAGE_SIZE),
  search: z.string().max(200).default(""),
  needs_review_only: yes.default(false),
  /** `effect`: those that most recipes and calls hold first. */
  order: z.enum(["name", "effect"]).default("name"),
});

export const mlIngredient = z.object({
  id: z.string(),
  name: z.string(),
  normalized_name: z.string(),
  /** Other names that the team gave it, or that came with a merge. */
  aliases: z.array(z.string()),
  category: z.string(),
  confirmed: z.boolean(),
  confirmed_at: z.iso.datetime().nullable(),
  confirmed_by: z.string().nullable(),
  /** `is_vegan` and so on; null: it may or may not. Without a key: not known. */
  dietary_attributes: z.record(z.string(), z.boolean().nullable()),
  /** `sodium_per_100g` and so on, in the nutrient's unit; null: not known. */
  nutrients_per_100g: z.record(z.string(), z.number().nullable()),
  /** Of the classifier, 0 to 1; null where it guessed nothing. */
  confidence: z.number().nullable(),
  /** What it suspects, and why the row waits. */
  reason: z.string().nullable(),
  high_priority: z.boolean(),
  /** In how many calls and public recipes the word was met. */
  sightings: z.number().int(),
  created_at: z.iso.datetime(),
});

export const mlIngredients = z.object({ ingredients: z.array(mlIngredient), total: z.number().int() });

/** Attribute booleans; `confirm: true` takes the row out of the review queue. */
export const dietaryBody = z
  .object({ confirm: z.boolean().optional() })
  .catchall(z.boolean("Must be true or false").nullable())
  .refine((body) => Object.keys(body).length > 0, "Nothing to change");

export const nutrientsBody = z
  .record(z.string(), z.number("Must be a number").min(0, "Must be 0 or more").max(99_999_999).nullable())
  .refine((body) => Object.keys(body).length > 0, "Nothing to change");

/** `confirm`: sent when somebody has seen how many recipes and people it touches. */
export const mergeFoodBody = z.object({ into: z.uuid(), confirm: z.boolean().default(false) });

export const confirmBody = z.object({ ids: z.array(z.uuid()).min(1, "Choose at least one ingredient").max(200) });
export const confirmedCount = z.object({ confirmed: z.number().int() });

export const mlEffect = z.object({
  recipes: z.number().int(),
  people: z.number().int(),
  /** Attributes that the decision changes, in words: "vegan: not known → no". */
  changes: z.array(z.string()),
});

export const mlAccuracy = z.object({
  reviewed: z.number().int(),
  attributes: z.array(
    z.object({
      key: z.string(),
      /** Of the reviewed foods that do not fit: how many the classifier had warned of. */
      caught: z.number().int(),
      missed: z.number().int(),
      /** Of the reviewed foods that fit: how many it had warned of all the same. */
      false_alarms: z.number().int(),
      agreed: z.number().int(),
    }),
  ),
});

export type MergeFoodBody = z.infer<typeof mergeFoodBody>;
export type MlSummary = z.infer<typeof mlSummary>;
export type MlIngredient = z.infer<typeof mlIngredient>;
export type MlIngredients = z.infer<typeof mlIngredients>;
export type MlIngredientsQuery = z.infer<typeof mlIngredientsQuery>;
export type MlEffect = z.infer<typeof mlEffect>;
export type MlAccuracy = z.infer<typeof mlAccuracy>;
