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
 * Decodes a file and encodes it anew: what leaves has no metadata (place, time, device), nothing hidden
 * behind the pixels, and is no larger than shown. The file's name and declared type play no part. `who` takes turns
 * with everybody else who has sent pictures.
 * @throws UNSUPPORTED_MEDIA_TYPE for what is no JPEG, PNG or WebP; INVALID for what is animated, damaged or too large
 */
export async function preparePicture(bytes: Buffer, who: string): Promise<Picture> {
  const format = recognisePicture(bytes);
  const encoded = await inPictureSlot(who, () => encodeElsewhere(bytes, format));
  if ("refusal" in encoded) throw refused(encoded.refusal);
  return encoded.picture;
}
