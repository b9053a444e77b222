import { z } from "zod";
import { id, line, requiredLine } from "./text";

export const favoriteType = z.enum(["food", "drink"]);
export type FavoriteType = z.infer<typeof favoriteType>;

export const favoriteItemWire = z.object({ id: z.string(), name: z.string(), type: favoriteType });
export const favoriteWire = z.object({ id: z.string(), item_id: z.string(), item: favoriteItemWire });

export const addFavoriteByItemBody = z.strictObject({ item_id: id });
export const addCustomFavoriteBody = z.strictObject({
  name: requiredLine(80, "Name is required"),
  type: favoriteType,
});
export const favoriteSearchQuery = z.object({
  q: line(100).min(2, "Search for at least 2 characters"),
  type: favoriteType.optional(),
  limit: z.coerce.number().int().min(1).max(20).default(5),
});

export type FavoriteItemWire = z.infer<typeof favoriteItemWire>;
export type FavoriteWire = z.infer<typeof favoriteWire>;
