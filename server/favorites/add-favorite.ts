import { MAX_FAVORITES_PER_TYPE } from "@/lib/dietary/preference-kinds";
import { AppError, invalidField } from "@/lib/errors";
import { type Sentence, says } from "@/lib/i18n/sentence";
import type { FavoriteType, FavoriteWire } from "@/lib/schemas/favorites";
import { now } from "@/server/clock";
import type { Transaction } from "@/server/db/client";
import { isForeignKeyViolation } from "@/server/db/errors";
import { changeProfile, requirePlace } from "@/server/sight/change-profile";
import { favoriteSelect, toFavoriteWire } from "./wire";

const TOO_MANY = {
  food: says("favoriteFoodsMost", { count: MAX_FAVORITES_PER_TYPE }),
  drink: says("favoriteDrinksMost", { count: MAX_FAVORITES_PER_TYPE }),
} as const satisfies Record<FavoriteType, Sentence>;

/** Errors: 422 for an unknown item or a fourth favourite of its type, 409 for an item that is already a favourite. */
export async function addFavorite(userId: string, itemId: string): Promise<FavoriteWire> {
  try {
    return await changeProfile({ userId }, async (tx) => {
      const item = await tx.favoriteItem.findFirst({
        where: { id: itemId, OR: [{ approved: true }, { createdById: userId }, { users: { some: { userId } } }] },
        select: { id: true, type: true },
      });
      if (!item) throw unknownItem();
      return addToFavorites(tx, userId, item, "item_id");
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw unknownItem(); // The item was deleted meanwhile.
    throw error;
  }
}

const unknownItem = () => invalidField("item_id", "unknownItem", "unknown");

/**
 * Must be called inside `changeProfile`, so that a custom item is created and chosen in one transaction. `field`: the
 * field of the body that a refusal names.
 */
export async function addToFavorites(
  tx: Transaction,
  userId: string,
  item: { id: string; type: FavoriteType },
  field: "item_id" | "name",
): Promise<FavoriteWire> {
  const rows = await tx.userFavorite.findMany({
    where: { userId, type: item.type },
    select: { slot: true, itemId: true },
  });
  if (rows.some((row) => row.itemId === item.id)) {
    throw new AppError("conflict", "favoriteThere");
  }
  const slot = requirePlace(rows, { most: MAX_FAVORITES_PER_TYPE, field, said: TOO_MANY[item.type] });
  const row = await tx.userFavorite.create({
    data: { userId, itemId: item.id, type: item.type, slot, createdAt: now() },
    select: favoriteSelect,
  });
  return toFavoriteWire(row);
}
