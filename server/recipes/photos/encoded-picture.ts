import type { RenditionWidth } from "@/server/storage/object-key";

/** The largest photo of a common phone has 50 million pixels; past this a small file is a bomb. */
export const MAX_PIXELS = 64_000_000;
/** Of one side: a strip of 60,000 by 1,000 is no photo. */
export const MAX_SIDE = 16_000;
export const MIN_SIDE = 16;

export type Rendition = { width: RenditionWidth; bytes: Uint8Array };
export type Picture = {
  /** Smallest first; the last one is the largest. */
  renditions: Rendition[];
  contentType: "image/webp";
  /** Of the largest rendition, as it is seen (turned as the camera says). */
  width: number;
  height: number;
  placeholder: string;
};

/** Why a file is no photo of ours. */
export type PictureRefusal = "damaged" | "animated" | "too_many_pixels" | "too_small";
export type EncodedPicture = { picture: Picture } | { refusal: PictureRefusal };
