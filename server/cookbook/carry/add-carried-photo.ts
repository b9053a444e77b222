import { AppError } from "@/lib/errors";
import type { PhotoWire, UploadPhotoForm } from "@/lib/schemas/photos";
import { db } from "@/server/db/client";
import { getKeptRecipe, type Keeper } from "@/server/recipes/photos/keeper";
import { uploadPhoto } from "@/server/recipes/photos/upload-photo";

/**
 * Adds the first picture of the caller's own recipe, taken from the file that the recipe was imported from. Errors:
 * 404; 409 if the recipe has a picture already.
 */
export async function addCarriedPhoto(keeper: Keeper, recipeId: string, form: UploadPhotoForm): Promise<PhotoWire> {
  await getKeptRecipe(keeper, recipeId);
  if ((await db.recipePhoto.count({ where: { recipeId } })) > 0) {
    throw new AppError("conflict", "recipeHasPicture");
  }
  return uploadPhoto(keeper, recipeId, form);
}
