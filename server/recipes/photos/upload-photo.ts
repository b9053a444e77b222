import { invalidField } from "@/lib/errors";
import { PHOTO_MAX_BYTES, type PhotoWire, type UploadPhotoForm } from "@/lib/schemas/photos";
import { fileTooLarge } from "@/server/storage/size";
import { getKeptRecipe, type Keeper } from "./keeper";
import { storePhoto } from "./store-photo";

/**
 * Adds a photo from a file in the call itself. Checks that the caller may change the recipe's photos before it looks at
 * the file.
 */
export async function uploadPhoto(keeper: Keeper, recipeId: string, form: UploadPhotoForm): Promise<PhotoWire> {
  await getKeptRecipe(keeper, recipeId);
  if (form.file.size === 0) throw invalidField("file", "fileEmpty");
  if (form.file.size > PHOTO_MAX_BYTES) throw fileTooLarge();
  const bytes = Buffer.from(await form.file.arrayBuffer());
  return storePhoto(keeper, { recipeId, bytes, caption: form.caption, isPrimary: form.is_primary });
}
