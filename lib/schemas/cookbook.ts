import { z } from "zod";
import { MAX_COLLECTION_NAME, MAX_NOTE_LENGTH, MAX_TAG_LENGTH, MAX_TAGS } from "@/lib/cookbook/limits";
import { msg } from "@/lib/i18n/sentence";
import { nameKey } from "@/lib/text/normalized-name";
import { fitState, verdictTag } from "./recipe-judgement";
import { id, paragraph, requiredLine, timestamp } from "./text";

export const cookbookParams = z.object({ id });
export const collectedParams = z.object({ id, recipeId: id });

/** Tags with the same normal form are the same; the first spelling is kept. */
const tags = z
  .array(requiredLine(MAX_TAG_LENGTH))
  .max(MAX_TAGS, msg("tagsMost", { count: MAX_TAGS }))
  .transform((list) => [...new Map(list.toReversed().map((tag) => [nameKey(tag), tag])).values()].toReversed());

/** A missing field stays unchanged. `rating` null removes the rating. */
export const recipeMarkChanges = z
  .object({
    rating: z.number().int(msg("wholeStars")).min(1, msg("oneToFive")).max(5, msg("oneToFive")).nullable().optional(),
    note: paragraph(MAX_NOTE_LENGTH).optional(),
    tags: tags.optional(),
  })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), msg("sayWhatChanges"));

/** `id`: created by the device, so that a repeated request counts once. `day`: in the cook's own calendar. */
export const newCooking = z.object({
  id: id.optional(),
  day: z.iso
    .date(msg("dayLike", { day: "2026-11-23" }))
    .refine((day) => day >= "1900-01-01" && day <= "2100-12-31", msg("dayOfLife")),
});

export const collectionName = z.object({
  id: id.optional(),
  name: requiredLine(MAX_COLLECTION_NAME, msg("nameRequired")),
});
/** `index`: the new position among the other collections. */
export const collectionChanges = z
  .object({
    name: requiredLine(MAX_COLLECTION_NAME, msg("nameRequired")).optional(),
    index: z.number().int().min(0).max(1000).optional(),
  })
  .refine((changes) => Object.values(changes).some((value) => value !== undefined), msg("sayWhatChanges"));

export const collectionWire = z.object({ id: z.string(), name: z.string(), recipes: z.number().int() });

/** The caller's marks on one recipe. `cooked.days`: the latest days, newest first; `times` counts all of them. */
export const recipeMarkWire = z.object({
  recipe_id: z.string(),
  rating: z.number().int().nullable(),
  note: z.string(),
  tags: z.array(z.string()),
  collections: z.array(z.object({ id: z.string(), name: z.string(), holds: z.boolean() })),
  cooked: z.object({
    times: z.number().int(),
    days: z.array(z.object({ id: z.string(), day: z.string() })),
  }),
});

/** A saved or planned recipe whose verdict changed since the caller last saw it. `reason`: of the new verdict. */
export const verdictNewsWire = z.object({
  recipe_id: z.string(),
  title: z.string(),
  before: fitState,
  after: fitState,
  reason: z.string().nullable(),
  /** The parts from which `reason` is composed in another language. */
  gravest: verdictTag.optional(),
  changed_at: timestamp,
});

/** What the team decided about a recipe that the person wrote or imported. */
export const recipeDecisionWire = z.object({
  recipe_id: z.string(),
  title: z.string(),
  source_url: z.string().nullable(),
  is_deleted: z.boolean(),
  /** The person wrote it, and still reads it where it is hidden. */
  is_own: z.boolean(),
  /** The team's words; empty if it gave none. */
  reason: z.string(),
  decided_at: timestamp,
});

export type RecipeDecisionWire = z.infer<typeof recipeDecisionWire>;
export type VerdictNewsWire = z.infer<typeof verdictNewsWire>;
export type RecipeMarkChanges = z.infer<typeof recipeMarkChanges>;
export type NewCooking = z.infer<typeof newCooking>;
export type CollectionChanges = z.infer<typeof collectionChanges>;
export type CollectionWire = z.infer<typeof collectionWire>;
export type RecipeMarkWire = z.infer<typeof recipeMarkWire>;
