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

const unknownKey = (): AppError => invalidField("key", "photoKeyUsed");

/** Adds a photo from a file that was uploaded before, or from another photo that the caller may see. */
export async function addPhoto(keeper: Keeper, recipeId: string, body: AddPhotoBody): Promise<PhotoWire> {
  if (body.recipe_id !== recipeId) throw invalidField("recipe_id", "recipeOfAddress");
  await getKeptRecipe(keeper, recipeId);
  const photo = { recipeId, caption: body.caption, isPrimary: body.is_primary };
  if (body.key === undefined) {
    return storePhoto(keeper, { ...photo, bytes: await readPhotoAt(keeper, body.url ?? "") });
  }
  const { key } = body;
  const id = await findUpload(keeper, recipeId, key);
  const bytes = await objectStore().read(key, PHOTO_MAX_BYTES);
  if (!bytes) throw invalidField("key", "nothingUploaded");
  return storePhoto(keeper, { ...photo, bytes, also: (tx) => consumeUpload(tx, id, key) });
}

/**
 * The upload's key. Only the person who requested the upload may use it, and only for the recipe that it was requested
 * for.
 */
async function findUpload(keeper: Keeper, recipeId: string, key: string): Promise<string> {
  const id = uploadIdOf(key);
  if (!id) throw unknownKey();
  const where = { id, recipeId, userId: keeper.userId, usedAt: null, expiresAt: { gt: now() } };
  const upload = await db.photoUpload.findFirst({ where, select: { id: true } });
  if (!upload) throw unknownKey();
  return upload.id;
}

/**
 * Uses up an upload: of two calls with the same key, only one creates the photo. The original file, with its metadata,
 * is deleted at once.
 */
async function consumeUpload(tx: Transaction, id: string, key: string): Promise<void> {
  const { count } = await tx.photoUpload.updateMany({ where: { id, usedAt: null }, data: { usedAt: now() } });
  if (count === 0) throw unknownKey();
  await discardObject(tx, key);
}
