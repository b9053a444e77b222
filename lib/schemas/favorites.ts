import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { id, line, requiredLine } from "./text";

export const favoriteType = z.enum(["food", "drink"]);
export type FavoriteType = z.infer<typeof favoriteType>;

export const favoriteItemWire = z.object({ id: z.string(), name: z.string(), type: favoriteType });
export const favoriteWire = z.object({ id: z.string(), item_id: z.string(), item: favoriteItemWire });

export const addFavoriteByItemBody = z.strictObject({ item_id: id });
export const addCustomFavoriteBody = z.strictObject({
  name: requiredLine(80, msg("nameRequired")),
  type: favoriteType,
});
export const favoriteSearchQuery = z.object({
  q: line(100).min(2, msg("searchTwo", { count: 2 })),
  type: favoriteType.optional(),
  limit: z.coerce.number().int().min(1).max(20).default(5),
});

export type FavoriteItemWire = z.infer<typeof favoriteItemWire>;
export type FavoriteWire = z.infer<typeof favoriteWire>;
