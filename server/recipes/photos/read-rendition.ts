import { notFound } from "@/lib/errors";
import { PHOTO_MAX_BYTES } from "@/lib/schemas/photos";
import { objectStore } from "@/server/storage/store";
import type { Rendition } from "./find-rendition";

/** The bytes of a rendition. Errors: 404 if the picture was deleted meanwhile. */
export async function readRendition({ key }: Rendition): Promise<Buffer> {
  const bytes = await objectStore().read(key, PHOTO_MAX_BYTES);
  if (!bytes) throw notFound("photo");
  return bytes;
}
