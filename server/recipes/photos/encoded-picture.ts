import type { RenditionWidth } from "@/server/storage/object-key";

/**
 * Common phones take photos of up to 50 million pixels. A small file with more pixels than this is a decompression
 * bomb.
 */
export const MAX_PIXELS = 64_000_000;
/** The longest side, because a strip of 60,000 by 1,000 pixels is no photo. */
export const MAX_SIDE = 16_000;
export const MIN_SIDE = 16;

export type Rendition = { width: RenditionWidth; bytes: Uint8Array };
export type Picture = {
  /** The smallest first. */
  renditions: Rendition[];
  contentType: "image/webp";
  /** Width and height of the largest rendition, rotated as the camera states. */
  width: number;
  height: number;
  placeholder: string;
};

/** Why a file cannot become a photo. */
export type PictureRefusal = "damaged" | "animated" | "too_many_pixels" | "too_small";
export type EncodedPicture = { picture: Picture } | { refusal: PictureRefusal };
