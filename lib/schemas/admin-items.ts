import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { favoriteType } from "./favorites";
import { id, requiredLine } from "./text";

export const ITEMS_LIMIT = 100;

export const itemsQuery = z.object({
  q: z.string().max(100).default(""),
  type: favoriteType.optional(),
  limit: z.coerce.number().int().min(1).max(ITEMS_LIMIT).default(ITEMS_LIMIT),
});

export const itemWire = z.object({
  id: z.string(),
  name: z.string(),
  normalized_name: z.string(),
  type: favoriteType,
  approved: z.boolean(),
  created_by: z.string().nullable(),
  created_at: z.iso.datetime(),
  /** The names of items that were merged into this one. */
  aliases: z.array(z.string()),
  /** The number of people who recorded it. */
  people: z.number().int(),
});

export const newItemBody = z.object({
  name: requiredLine(80, msg("nameRequired")),
  type: favoriteType.default("food"),
});
export const newItemQuery = z.object({
  created_by: z.literal("team").default("team"),
  approved: z
    .enum(["true", "false"])
    .default("true")
    .transform((text) => text === "true"),
});
export const changeItemBody = z.object({ approved: z.boolean() });
export const mergeItemBody = z.object({ into: id });

export const photolessRecipe = z.object({
  id: z.string(),
  title: z.string(),
  source_url: z.string().nullable(),
  image: z.string().nullable(),
  created_at: z.iso.datetime(),
  is_public: z.boolean(),
});
export const photolessQuery = z.object({ limit: z.coerce.number().int().min(1).max(50).default(50) });

export type ItemWire = z.infer<typeof itemWire>;
export type ItemsQuery = z.infer<typeof itemsQuery>;
export type PhotolessRecipe = z.infer<typeof photolessRecipe>;
