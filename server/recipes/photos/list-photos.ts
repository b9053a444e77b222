import { notFound } from "@/lib/errors";
import type { PhotoWire } from "@/lib/schemas/photos";
import { db } from "@/server/db/client";
import { type Reader, readableBy } from "../access";
import { photosOfRecipe, toPhotoWire } from "../photo-wire";

/** The photos of a recipe that the reader may see, the first one first. */
export async function listPhotos(reader: Reader, recipeId: string): Promise<PhotoWire[]> {
  const recipe = await db.recipe.findFirst({
    where: { id: recipeId, ...readableBy(reader) },
    select: { isPublic: true, photos: photosOfRecipe },
  });
  if (!recipe) throw notFound("recipe");
  return recipe.photos.map((photo) => toPhotoWire(photo, recipe));
}
