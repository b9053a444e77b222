import { notFound } from "@/lib/errors";
import type { ChangePhotoBody, PhotoWire } from "@/lib/schemas/photos";
import { db } from "@/server/db/client";
import { photosKeptBy } from "../access";
import { photosOfRecipe, toPhotoWire } from "../photo-wire";
import { type Keeper, lockKeptRecipe } from "./keeper";

/** Changes the caption, or makes this photo the first one. A recipe with photos always has one that is the first. */
export async function changePhoto(keeper: Keeper, photoId: string, body: ChangePhotoBody): Promise<PhotoWire> {
  return db.$transaction(async (tx) => {
    const where = { id: photoId, recipe: photosKeptBy(keeper) };
    const found = await tx.recipePhoto.findFirst({ where, select: { recipeId: true } });
    if (!found) throw notFound("photo");
    const recipe = await lockKeptRecipe(tx, keeper, found.recipeId);
    if (!(await tx.recipePhoto.count({ where: { id: photoId } }))) throw notFound("photo");
    if (body.is_primary) {
      const others = { recipeId: recipe.id, isPrimary: true, id: { not: photoId } };
      await tx.recipePhoto.updateMany({ where: others, data: { isPrimary: false } });
    }
    const row = await tx.recipePhoto.update({
      where: { id: photoId },
      data: {
        ...(body.caption === undefined ? {} : { caption: body.caption }),
        ...(body.is_primary ? { isPrimary: true } : {}),
      },
      select: photosOfRecipe.select,
    });
    return toPhotoWire(row, recipe);
  });
}
