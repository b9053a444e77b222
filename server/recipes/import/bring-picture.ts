import { AppError } from "@/lib/errors";
import { now } from "@/server/clock";
import type { Transaction } from "@/server/db/client";
import { log } from "@/server/log";
import { keepObject, registerObject } from "@/server/storage/ledger";
import { newPhotoKey, renditionKey } from "@/server/storage/object-key";
import { objectStore } from "@/server/storage/store";
import { type Picture, preparePicture } from "../photos/prepare-picture";
import { fetchPicture } from "./fetch/fetch-picture";

/** A page's picture in our own store, not yet a recipe's. */
export type BroughtPicture = { picture: Picture; storageKey: string };

/**
 * The picture of an imported page, fetched, re-encoded and stored by us: whoever looks at a recipe is told to nobody,
 * and a picture cannot change behind it. Null where there is none that can be had; a recipe is worth as much without.
 */
export async function bringPicture(
  address: string | null,
  who: string,
  onHop: (url: URL) => Promise<void>,
): Promise<BroughtPicture | null> {
  if (address === null) return null;
  try {
    const picture = await preparePicture(await fetchPicture(address, onHop), who);
    const storageKey = newPhotoKey();
    await registerObject(storageKey);
    for (const { width, bytes } of picture.renditions) {
      await objectStore().put(renditionKey(storageKey, width), bytes, picture.contentType);
    }
    return { picture, storageKey };
  } catch (error) {
    if (!(error instanceof AppError)) log.warn({ err: error }, "the picture of a page could not be kept");
    return null;
  }
}

/** Makes it the recipe's first photo. One that is never kept is removed by the sweep. */
export async function keepPicture(tx: Transaction, recipeId: string, brought: BroughtPicture | null): Promise<void> {
  if (!brought) return;
  const { picture, storageKey } = brought;
  await keepObject(tx, storageKey);
  const { contentType, width, height, placeholder } = picture;
  await tx.recipePhoto.create({
    data: { recipeId, storageKey, contentType, width, height, placeholder, isPrimary: true, createdAt: now() },
  });
}
