import { notFound } from "@/lib/errors";
import { runInBackground } from "@/server/background/run-in-background";
import { db, type Transaction } from "@/server/db/client";
import { sweepStore } from "@/server/storage/sweep";
import { photosKeptBy } from "../access";
import { type Keeper, lockKeptRecipe } from "./keeper";

/** Deletes a photo and its files. If it was the first one, the oldest of the others takes its place. */
export async function deletePhoto(keeper: Keeper, photoId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const where = { id: photoId, recipe: photosKeptBy(keeper) };
    const found = await tx.recipePhoto.findFirst({ where, select: { recipeId: true } });
    if (!found) throw notFound("photo");
    await lockKeptRecipe(tx, keeper, found.recipeId);
    const { count } = await tx.recipePhoto.deleteMany({ where: { id: photoId } });
    if (count === 0) throw notFound("photo");
    await ensurePrimary(tx, found.recipeId);
  });
  runInBackground("removing a photo's files", async () => void (await sweepStore()));
}

async function ensurePrimary(tx: Transaction, recipeId: string): Promise<void> {
  const photos = await tx.recipePhoto.findMany({
    where: { recipeId },
    orderBy: [{ isPrimary: "desc" }, { createdAt: "asc" }, { id: "asc" }],
    take: 1,
    select: { id: true, isPrimary: true },
  });
  const next = photos[0];
  if (next && !next.isPrimary) await tx.recipePhoto.update({ where: { id: next.id }, data: { isPrimary: true } });
}
