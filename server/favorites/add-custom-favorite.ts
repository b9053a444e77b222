import type { z } from "zod";
import { invalidField } from "@/lib/errors";
import { type FavoriteType, type FavoriteWire, favoriteItemWire } from "@/lib/schemas/favorites";
import { normalizedName } from "@/lib/text/normalized-name";
import { now } from "@/server/clock";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { changeProfile } from "@/server/sight/change-profile";
import { addToFavorites } from "./add-favorite";

const ITEM = favoriteItemWire.pick({ id: true, type: true });
type ItemRow = z.infer<typeof ITEM>;

/** Adds a favourite by its name: the existing item of that name, or else a new one that waits for approval. */
export async function addCustomFavorite(userId: string, name: string, type: FavoriteType): Promise<FavoriteWire> {
  const normalized = normalizedName(name);
  if (!normalized) throw invalidField("name", "nameNeedsLetter", "value_error");
  return changeProfile({ userId }, async (tx) => {
    // The name of an item that was merged is an alias of the item that it was merged into.
    const [alias] = await queryRowsIn(
      tx,
      ITEM,
      Prisma.sql`
      SELECT item_id AS id, type::text AS type FROM favorite_item_aliases
      WHERE type = ${type}::favorite_type AND normalized_name = ${normalized}`,
    );
    if (alias) return addToFavorites(tx, userId, alias, "name");
    // One statement that inserts the item or updates the existing one. If several people write the same name at once,
    // the later ones get the first one's item, which nobody can delete before this transaction is committed.
    const [item] = await queryRowsIn(
      tx,
      ITEM,
      Prisma.sql`
      INSERT INTO favorite_items (id, name, normalized_name, type, created_by_id, created_at)
      VALUES (gen_random_uuid(), ${name}, ${normalized}, ${type}::favorite_type, ${userId}::uuid, ${now()})
      ON CONFLICT (type, normalized_name) DO UPDATE SET normalized_name = excluded.normalized_name
      RETURNING id, type::text AS type`,
    );
    return addToFavorites(tx, userId, item as ItemRow, "name");
  });
}
