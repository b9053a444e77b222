import { MAX_FAVORITES_PER_TYPE } from "@/lib/dietary/preference-kinds";
import type { FavoriteItemWire, FavoriteType, FavoriteWire } from "@/lib/schemas/favorites";
import { normalizedName } from "@/lib/text/normalized-name";

/** `id` identifies the change. A custom favourite has no item until the server has created one. */
export type FavoriteChange =
  | { kind: "add"; id: string; item: FavoriteItemWire }
  | { kind: "create"; id: string; name: string; type: FavoriteType }
  | { kind: "remove"; id: string; favorite: FavoriteWire };

const isSameItem = (a: FavoriteItemWire, b: FavoriteItemWire): boolean =>
  a.id === b.id || (a.type === b.type && normalizedName(a.name) === normalizedName(b.name));

const itemOf = (change: Exclude<FavoriteChange, { kind: "remove" }>): FavoriteItemWire =>
  change.kind === "add" ? change.item : { id: `pending:${change.id}`, name: change.name, type: change.type };

/** Idempotent: adding an existing favourite or removing a missing one changes nothing. */
export function applyFavoriteChange(
  favorites: readonly FavoriteWire[],
  change: FavoriteChange,
): readonly FavoriteWire[] {
  if (change.kind === "remove") return favorites.filter((each) => !isSameItem(each.item, change.favorite.item));
  const item = itemOf(change);
  if (favorites.some((each) => isSameItem(each.item, item))) return favorites;
  return [...favorites, { id: `pending:${change.id}`, item_id: item.id, item }];
}

const TOO_MANY = {
  food: "You can only have up to 3 favorite foods",
  drink: "You can only have up to 3 favorite drinks",
} as const satisfies Record<FavoriteType, string>;

/** Why an item cannot become a favourite, in the documented words, or null if it can. */
export function refusalOf(favorites: readonly FavoriteWire[], item: FavoriteItemWire): string | null {
  if (favorites.some((each) => isSameItem(each.item, item))) return "This item is already in your favorites";
  const ofType = favorites.filter((each) => each.item.type === item.type);
  return ofType.length >= MAX_FAVORITES_PER_TYPE ? TOO_MANY[item.type] : null;
}
