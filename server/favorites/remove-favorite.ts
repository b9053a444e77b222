import { notFound } from "@/lib/errors";
import { changeProfile } from "@/server/sight/change-profile";
import { lockFavoriteItems } from "./lock-favorite-items";

/** Removes a favourite. An unapproved item that nobody else has is deleted with it. */
export async function removeFavorite(caller: { userId: string }, id: string): Promise<void> {
  await changeProfile(caller, async (tx) => {
    const favorite = await tx.userFavorite.findFirst({
      where: { id, userId: caller.userId },
      select: { itemId: true },
    });
    if (!favorite) throw notFound("favorite");
    await tx.userFavorite.deleteMany({ where: { id } });
    await lockFavoriteItems(tx, [favorite.itemId]);
    await tx.favoriteItem.deleteMany({
      where: { id: favorite.itemId, approved: false, createdByTeam: false, users: { none: {} } },
    });
  });
}
