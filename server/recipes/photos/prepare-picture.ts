import { type AppError, invalidField } from "@/lib/errors";
import { type Said, says } from "@/lib/i18n/sentence";
import { encodeInChildProcess } from "@/server/recipes/photos/encode-in-child-process";
import { MAX_PIXELS, MAX_SIDE, MIN_SIDE, type Picture, type PictureRefusal } from "./encoded-picture";
import { inPictureSlot } from "./picture-slots";
import { recognisePicture } from "./recognise-picture";

export type { Picture } from "./encoded-picture";

const REFUSALS: Record<PictureRefusal, Said> = {
  damaged: "photoDamaged",
  animated: "photoAnimated",
  too_many_pixels: says("photoPixelsMost", { million: MAX_PIXELS / 1e6, side: MAX_SIDE }),
  too_small: says("photoSmall", { side: MIN_SIDE }),
};

const refused = (why: PictureRefusal): AppError => invalidField("file", REFUSALS[why]);

/**
 * Decodes a file and encodes it again, so that the result has no metadata (place, time, device), nothing hidden behind
 * the pixels, and no more pixels than are shown. The file's name and declared type are ignored. Callers take turns by
 * `who`.
 * @throws AppError 415 for a file that is no JPEG, PNG or WebP; 422 for a picture that is animated, damaged, too small
 * or too large
 */
export async function preparePicture(bytes: Buffer, who: string): Promise<Picture> {
  const format = recognisePicture(bytes);
  const encoded = await inPictureSlot(who, () => encodeInChildProcess(bytes, format));
  if ("refusal" in encoded) throw refused(encoded.refusal);
  return encoded.picture;
}
