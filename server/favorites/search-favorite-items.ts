import { type FavoriteItemWire, type FavoriteType, favoriteItemWire } from "@/lib/schemas/favorites";
import { normalizedName } from "@/lib/text/normalized-name";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";

/**
 * Approved items, and the person's own unapproved ones, whose name contains the text; names that begin with it come
 * first.
 */
export async function searchFavoriteItems(
  userId: string,
  text: string,
  type: FavoriteType | undefined,
  limit: number,
): Promise<FavoriteItemWire[]> {
  const q = normalizedName(text);
  if (q.length < 2) return [];
  const ofType = type ? Prisma.sql`AND i.type = ${type}::favorite_type` : Prisma.empty;
  return queryRowsIn(
    db,
    favoriteItemWire,
    Prisma.sql`
    SELECT i.id, i.name, i.type::text AS type FROM favorite_items i
    WHERE i.normalized_name LIKE ${`%${q}%`} ${ofType}
      AND (i.approved OR i.created_by_id = ${userId}::uuid
        OR EXISTS (SELECT 1 FROM user_favorites f WHERE f.item_id = i.id AND f.user_id = ${userId}::uuid))
    ORDER BY i.normalized_name = ${q} DESC, i.normalized_name LIKE ${`${q}%`} DESC, length(i.name), i.name
    LIMIT ${limit}`,
  );
}
