import type { FavoriteWire } from "@/lib/schemas/favorites";
import type { FavoriteType } from "@/server/db/generated/enums";

export const favoriteItemSelect = { id: true, name: true, type: true } as const;
export const favoriteSelect = { id: true, itemId: true, item: { select: favoriteItemSelect } } as const;

export type FavoriteRow = { id: string; itemId: string; item: { id: string; name: string; type: FavoriteType } };

export const toFavoriteWire = (row: FavoriteRow): FavoriteWire => ({ id: row.id, item_id: row.itemId, item: row.item });
