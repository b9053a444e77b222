import sharp, { type Sharp } from "sharp";
import { AppError, invalidField } from "@/lib/errors";
import { RENDITION_WIDTHS, type RenditionWidth } from "@/server/storage/object-key";
import { inPictureSlot } from "./picture-slots";
import { isAnimatedPng, type PictureFormat, recognisePicture } from "./recognise-picture";
import { widthsOf } from "./rendition-widths";

/** The largest photo of a common phone has 50 million pixels; past this a small file is a bomb. */
const MAX_PIXELS = 64_000_000;
/** Of one side: a strip of 60,000 by 1,000 is no photo. */
const MAX_SIDE = 16_000;
const MIN_SIDE = 16;
const QUALITY = 80;
const PLACEHOLDER_WIDTH = 12;
/** A hostile file that keeps the decoder busy is cut off. */
const DECODE_SECONDS = 30;

export type Rendition = { width: RenditionWidth; bytes: Buffer };
export type Picture = {
  /** Smallest first; the last one is the largest. */
  renditions: Rendition[];
  contentType: "image/webp";
  /** Of the largest rendition, as it is seen (turned as the camera says). */
  width: number;
  height: number;
  placeholder: string;
};

// One thread for a picture, and no cache of pixels between pictures: see picture-slots.ts.
sharp.concurrency(1);
sharp.cache(false);

const corrupt = (): AppError =>
  invalidField("file", "This photo is damaged and cannot be read. Please choose another.");

/**
 * Decodes a file and encodes it anew: what leaves has no metadata (place, time, device), nothing hidden
 * behind the pixels, and is no larger than shown. The file's name and declared type play no part. `who` takes turns
 * with everybody else who has sent pictures.
 * @throws UNSUPPORTED_MEDIA_TYPE for what is no JPEG, PNG or WebP; INVALID for what is animated, damaged or too large
 */
export async function preparePicture(bytes: Buffer, who: string): Promise<Picture> {
  const format = recognisePicture(bytes);
  return inPictureSlot(who, async () => {
    await requireStillPicture(bytes, format);
    try {
      return await encode(bytes);
    } catch (error) {
      throw isDecoderError(error) ? corrupt() : error;
    }
  });
}

const open = (bytes: Buffer): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", sequentialRead: true }).timeout({
    seconds: DECODE_SECONDS,
  });

async function requireStillPicture(bytes: Buffer, format: PictureFormat): Promise<void> {
  const seen = await open(bytes)
    .metadata()
    .catch((error: unknown) => {
      throw isPixelLimit(error) ? tooManyPixels() : corrupt();
    });
  if (seen.format !== format) throw corrupt();
  if ((seen.pages ?? 1) > 1 || (format === "png" && isAnimatedPng(bytes))) {
    throw invalidField("file", "Animated pictures cannot be used. Please choose a still photo.");
  }
  if (seen.width * seen.height > MAX_PIXELS || Math.max(seen.width, seen.height) > MAX_SIDE) throw tooManyPixels();
  if (Math.min(seen.width, seen.height) < MIN_SIDE) {
    throw invalidField("file", `This photo is too small: at least ${MIN_SIDE} pixels a side.`);
  }
}

const tooManyPixels = (): AppError =>
  invalidField("file", `This photo has too many pixels: at most ${MAX_PIXELS / 1e6} million, ${MAX_SIDE} a side.`);

const isPixelLimit = (error: unknown): boolean => error instanceof Error && /pixel limit/i.test(error.message);

/** What libvips says about a file comes as a plain Error; anything of ours or the system's has a code. */
const isDecoderError = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof AppError) && !("code" in error);

/** Decodes once, at the largest width that is kept, and scales the smaller ones from those pixels. */
async function encode(bytes: Buffer): Promise<Picture> {
  const largest = RENDITION_WIDTHS[RENDITION_WIDTHS.length - 1] ?? 0;
  const { data, info } = await open(bytes)
    .autoOrient()
    .resize({ width: largest, height: largest, fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const renditions: Rendition[] = [];
  for (const width of widthsOf(info.width)) {
    const scaled = width < info.width ? pixels().resize({ width }) : pixels();
    renditions.push({ width, bytes: await scaled.webp({ quality: QUALITY }).toBuffer() });
  }
  return {
    renditions,
    contentType: "image/webp",
    width: info.width,
    height: info.height,
    placeholder: await toPlaceholder(pixels()),
  };
}

async function toPlaceholder(pixels: Sharp): Promise<string> {
  const tiny = await pixels
    .resize({ width: PLACEHOLDER_WIDTH })
    .flatten({ background: "#ffffff" })
    .webp({ quality: 30 })
    .toBuffer();
  return `data:image/webp;base64,${tiny.toString("base64")}`;
}
