import sharp, { type Sharp } from "sharp";
import { RENDITION_WIDTHS } from "@/server/storage/object-key";
import {
  type EncodedPicture,
  MAX_PIXELS,
  MAX_SIDE,
  MIN_SIDE,
  type Picture,
  type PictureRefusal,
  type Rendition,
} from "./encoded-picture";
import { isAnimatedPng, type PictureFormat } from "./recognise-picture";
import { widthsOf } from "./rendition-widths";

const QUALITY = 80;
const PLACEHOLDER_WIDTH = 12;
/** The longest time for decoding, because a hostile file may keep the decoder busy. */
const DECODE_SECONDS = 30;

// One thread per picture, and no cache of pixels between pictures.
sharp.concurrency(1);
sharp.cache(false);

/** Decodes a file and encodes it again. Runs in a child process: see encode-elsewhere.ts. */
export async function encodePicture(bytes: Uint8Array, format: PictureFormat): Promise<EncodedPicture> {
  try {
    const refusal = await refusalOf(bytes, format);
    return refusal ? { refusal } : { picture: await encode(bytes) };
  } catch (error) {
    if (isDecoderError(error)) return { refusal: "damaged" };
    throw error;
  }
}

const open = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", sequentialRead: true }).timeout({
    seconds: DECODE_SECONDS,
  });

async function refusalOf(bytes: Uint8Array, format: PictureFormat): Promise<PictureRefusal | null> {
  const seen = await open(bytes)
    .metadata()
    .catch((error: unknown) => (isPixelLimit(error) ? ("too_many_pixels" as const) : ("damaged" as const)));
  if (typeof seen === "string") return seen;
  if (seen.format !== format) return "damaged";
  if ((seen.pages ?? 1) > 1 || (format === "png" && isAnimatedPng(bytes))) return "animated";
  if (seen.width * seen.height > MAX_PIXELS || Math.max(seen.width, seen.height) > MAX_SIDE) return "too_many_pixels";
  return Math.min(seen.width, seen.height) < MIN_SIDE ? "too_small" : null;
}

const isPixelLimit = (error: unknown): boolean => error instanceof Error && /pixel limit/i.test(error.message);

/** An error of libvips about the file has no code; errors of the system have one. */
const isDecoderError = (error: unknown): boolean => error instanceof Error && !("code" in error);

/** Decodes once, at the largest stored width, and scales the smaller renditions from those pixels. */
async function encode(bytes: Uint8Array): Promise<Picture> {
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
