import type { FavoriteWire } from "@/lib/schemas/favorites";
import { db } from "@/server/db/client";
import { favoriteSelect, toFavoriteWire } from "./wire";

export async function listFavorites(userId: string): Promise<FavoriteWire[]> {
  const rows = await db.userFavorite.findMany({
    where: { userId },
    orderBy: [{ type: "asc" }, { slot: "asc" }],
    select: favoriteSelect,
  });
  return rows.map(toFavoriteWire);
}
