import { notFound } from "@/lib/errors";
import { PHOTO_MAX_BYTES } from "@/lib/schemas/photos";
import { objectStore } from "@/server/storage/store";
import type { Rendition } from "./find-rendition";

/** The bytes of a picture. One that was deleted meanwhile is simply not there. */
export async function readRendition({ key }: Rendition): Promise<Buffer> {
  const bytes = await objectStore().read(key, PHOTO_MAX_BYTES);
  if (!bytes) throw notFound("Photo");
  return bytes;
}
