import { AppError } from "@/lib/errors";
import { CAPTION_MAX } from "@/lib/schemas/photos";
import { now } from "@/server/clock";
import type { Transaction } from "@/server/db/client";
import { log } from "@/server/log";
import { keepObject, registerObject } from "@/server/storage/ledger";
import { newPhotoKey, renditionKey } from "@/server/storage/object-key";
import { objectStore } from "@/server/storage/store";
import { type Picture, preparePicture } from "../photos/prepare-picture";
import { fetchPicture } from "./fetch/fetch-picture";

/** A page's picture that is stored in our object store and not yet attached to a recipe. */
export type BroughtPicture = { picture: Picture; storageKey: string };

/**
 * Fetches the picture of an imported page, encodes it again and stores it, so that the other site does not learn who
 * looks at the recipe and cannot change the picture later. Null if there is no usable picture; the recipe is then
 * imported without it.
 */
export async function bringPicture(
  address: string | null,
  who: string,
  onHop: (url: URL) => Promise<void>,
  gone?: AbortSignal,
): Promise<BroughtPicture | null> {
  if (address === null) return null;
  try {
    const picture = await preparePicture(await fetchPicture(address, onHop, gone), who);
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

/**
 * Makes the picture the recipe's first photo, with the host of `source`, the page that it is from, as its caption. A
 * stored picture that is never attached is deleted by the sweep.
 */
export async function keepPicture(
  tx: Transaction,
  recipeId: string,
  brought: BroughtPicture | null,
  source: string | null,
): Promise<void> {
  if (!brought) return;
  const { picture, storageKey } = brought;
  await keepObject(tx, storageKey);
  const { contentType, width, height, placeholder } = picture;
  await tx.recipePhoto.create({
    data: {
      ...{ recipeId, storageKey, contentType, width, height, placeholder },
      caption: captionOf(source),
      isPrimary: true,
      createdAt: now(),
    },
  });
}

function captionOf(source: string | null): string | null {
  if (source === null || !URL.canParse(source)) return null;
  const host = new URL(source).host.replace(/^www\./, "");
  return host === "" || host.length > CAPTION_MAX ? null : host;
}
