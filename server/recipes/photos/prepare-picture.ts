import { type AppError, invalidField } from "@/lib/errors";
import { encodeElsewhere } from "./encode-elsewhere";
import { MAX_PIXELS, MAX_SIDE, MIN_SIDE, type Picture, type PictureRefusal } from "./encoded-picture";
import { inPictureSlot } from "./picture-slots";
import { recognisePicture } from "./recognise-picture";

export type { Picture } from "./encoded-picture";

const REFUSALS: Record<PictureRefusal, string> = {
  damaged: "This photo is damaged and cannot be read. Please choose another.",
  animated: "Animated pictures cannot be used. Please choose a still photo.",
  too_many_pixels: `This photo has too many pixels: at most ${MAX_PIXELS / 1e6} million, ${MAX_SIDE} a side.`,
  too_small: `This photo is too small: at least ${MIN_SIDE} pixels a side.`,
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
  const encoded = await inPictureSlot(who, () => encodeElsewhere(bytes, format));
  if ("refusal" in encoded) throw refused(encoded.refusal);
  return encoded.picture;
}
