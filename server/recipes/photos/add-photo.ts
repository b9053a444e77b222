import { type AppError, invalidField } from "@/lib/errors";
import { type AddPhotoBody, PHOTO_MAX_BYTES, type PhotoWire } from "@/lib/schemas/photos";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { discardObject } from "@/server/storage/ledger";
import { uploadIdOf } from "@/server/storage/object-key";
import { objectStore } from "@/server/storage/store";
import { getKeptRecipe, type Keeper } from "./keeper";
import { readPhotoAt } from "./read-photo-at";
import { storePhoto } from "./store-photo";

const unknownKey = (): AppError =>
  invalidField("key", "This key was not given out for this recipe, has been used, or has expired");

/** A photo of a file that was sent to the store before, or of another photo that the caller may see. */
export async function addPhoto(keeper: Keeper, recipeId: string, body: AddPhotoBody): Promise<PhotoWire> {
  if (body.recipe_id !== recipeId) throw invalidField("recipe_id", "Must be the recipe of the address");
  await getKeptRecipe(keeper, recipeId);
  const photo = { recipeId, caption: body.caption, isPrimary: body.is_primary };
  if (body.key === undefined) {
    return storePhoto(keeper, { ...photo, bytes: await readPhotoAt(keeper, body.url ?? "") });
  }
  const { key } = body;
  const id = await findUpload(keeper, recipeId, key);
  const bytes = await objectStore().read(key, PHOTO_MAX_BYTES);
  if (!bytes) throw invalidField("key", "No file has been sent to the address of this key yet");
  return storePhoto(keeper, { ...photo, bytes, also: (tx) => consumeUpload(tx, id, key) });
}

/** Only who asked for the upload may use it, and only for the recipe it was asked for. */
async function findUpload(keeper: Keeper, recipeId: string, key: string): Promise<string> {
  const id = uploadIdOf(key);
  if (!id) throw unknownKey();
  const where = { id, recipeId, userId: keeper.userId, usedAt: null, expiresAt: { gt: now() } };
  const upload = await db.photoUpload.findFirst({ where, select: { id: true } });
  if (!upload) throw unknownKey();
  return upload.id;
}

/** Of two calls with one key, one makes the photo. The file as it was sent, with its metadata, goes at once. */
async function consumeUpload(tx: Transaction, id: string, key: string): Promise<void> {
  const { count } = await tx.photoUpload.updateMany({ where: { id, usedAt: null }, data: { usedAt: now() } });
  if (count === 0) throw unknownKey();
  await discardObject(tx, key);
}
