import { invalidField } from "@/lib/errors";
import { PHOTO_MAX_BYTES } from "@/lib/schemas/photos";
import { env } from "@/server/env";
import { objectStore } from "@/server/storage/store";
import { findRendition, parseRenditionPath } from "./find-rendition";
import type { Keeper } from "./keeper";

/**
 * The bytes of one of our photos by its address, `/photos/{id}/{width}.webp`, with or without our origin. Addresses of
 * other sites are refused, because nothing is fetched from elsewhere.
 */
export async function readPhotoAt(keeper: Keeper, text: string): Promise<Buffer> {
  const url = URL.canParse(text, env.APP_URL) ? new URL(text, env.APP_URL) : null;
  const place = url?.origin === new URL(env.APP_URL).origin ? parseRenditionPath(url.pathname) : null;
  const rendition = place && (await findRendition(keeper, place));
  const bytes = rendition && (await objectStore().read(rendition.key, PHOTO_MAX_BYTES));
  if (!bytes) throw invalidField("url", "photoAddressHere");
  return bytes;
}
