import { invalidField } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { PHOTOS_PER_RECIPE, type PhotoWire } from "@/lib/schemas/photos";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { keepObject, registerObject } from "@/server/storage/ledger";
import { newPhotoKey, renditionKey } from "@/server/storage/object-key";
import { objectStore } from "@/server/storage/store";
import { photosOfRecipe, toPhotoWire } from "../photo-wire";
import { type Keeper, type KeptRecipe, lockKeptRecipe } from "./keeper";
import { type Picture, preparePicture } from "./prepare-picture";

export type NewPhoto = {
  recipeId: string;
  bytes: Buffer;
  caption: string | null;
  isPrimary: boolean;
  /** Runs in the transaction that creates the photo, after the recipe is locked. */
  also?: (tx: Transaction) => Promise<void>;
};

/**
 * Encodes a file, stores its renditions and creates the photo. The key is recorded first, so that the sweep removes the
 * stored objects if a later step fails.
 */
export async function storePhoto(keeper: Keeper, photo: NewPhoto): Promise<PhotoWire> {
  await requireRoom(db, photo.recipeId);
  const picture = await preparePicture(photo.bytes, keeper.userId);
  const storageKey = newPhotoKey();
  await registerObject(storageKey);
  for (const { width, bytes } of picture.renditions) {
    await objectStore().put(renditionKey(storageKey, width), bytes, picture.contentType);
  }
  return db.$transaction(async (tx) => {
    const recipe = await lockKeptRecipe(tx, keeper, photo.recipeId);
    await requireRoom(tx, recipe.id);
    await photo.also?.(tx);
    await keepObject(tx, storageKey);
    return createRow(tx, recipe, { photo, picture, storageKey });
  });
}

async function requireRoom(tx: Transaction, recipeId: string): Promise<void> {
  if ((await tx.recipePhoto.count({ where: { recipeId } })) < PHOTOS_PER_RECIPE) return;
  throw invalidField("file", says("photosMost", { count: PHOTOS_PER_RECIPE }));
}

type Parts = { photo: NewPhoto; picture: Picture; storageKey: string };

/** Creates the row. The first photo of a recipe is always the primary one, even if the caller asked otherwise. */
async function createRow(tx: Transaction, recipe: KeptRecipe, { photo, picture, storageKey }: Parts) {
  const primary = await tx.recipePhoto.findFirst({
    where: { recipeId: recipe.id, isPrimary: true },
    select: { id: true },
  });
  if (primary && photo.isPrimary) {
    await tx.recipePhoto.update({ where: { id: primary.id }, data: { isPrimary: false } });
  }
  const { contentType, width, height, placeholder } = picture;
  const row = await tx.recipePhoto.create({
    data: {
      recipeId: recipe.id,
      storageKey,
      contentType,
      width,
      height,
      placeholder,
      caption: photo.caption,
      isPrimary: photo.isPrimary || !primary,
      createdAt: now(),
    },
    select: photosOfRecipe.select,
  });
  return toPhotoWire(row, recipe);
}
