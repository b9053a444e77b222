import { notFound } from "@/lib/errors";
import { db } from "@/server/db/client";
import { lockFavoriteItems } from "@/server/db/lock-favorite-items";
import { lockPerson } from "@/server/db/lock-person";
import { updateDisclosures } from "@/server/db/update-disclosures";

/** An unapproved item that nobody has any more goes with its last favourite. */
export async function removeFavorite(caller: { userId: string }, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockPerson(tx, caller.userId);
    const favorite = await tx.userFavorite.findFirst({
      where: { id, userId: caller.userId },
      select: { itemId: true },
    });
    if (!favorite) throw notFound("Favorite");
    await tx.userFavorite.deleteMany({ where: { id } });
    await updateDisclosures(tx, caller.userId);
    await lockFavoriteItems(tx, [favorite.itemId]);
    await tx.favoriteItem.deleteMany({
      where: { id: favorite.itemId, approved: false, createdByTeam: false, users: { none: {} } },
    });
  });
}
