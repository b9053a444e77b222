import sharp, { type Sharp } from "sharp";
import { MAX_PIXELS, MAX_SIDE } from "../photos/encoded-picture";
import { isAnimatedPng, type PictureFormat } from "../photos/recognise-picture";
import type { PageRefusal } from "./page-text";
import type { Prepared } from "./recognise-text";

/** In pixels; a smaller page cannot be read. */
export const MIN_PAGE_SIDE = 300;
/**
 * In pixels. At this length, the letters of a page that fills the picture have the size at which recognition works
 * best.
 */
const LONG_SIDE = 2600;
const MOST_ENLARGED = 2.5;
const DECODE_SECONDS = 30;
/**
 * The brightness of the paper is measured in a grid with this many cells in each direction, each larger than a letter,
 * at every SAMPLED-th pixel.
 */
const CELLS = 40;
const SAMPLED = 3;
const WHITE = 235;
const DARKEST_PAPER = 40;

sharp.concurrency(1);
sharp.cache(false);

export type Quarter = 0 | 1 | 2 | 3;
/**
 * The page in grey on white paper, without shadows. `quarters`: how many quarter turns clockwise; `isRough`: half the
 * size.
 */
export type PreparedPage = { turned: (quarters: Quarter, isRough?: boolean) => Promise<Prepared> };

const open = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", sequentialRead: true }).timeout({
    seconds: DECODE_SECONDS,
  });

export async function preparePage(bytes: Uint8Array, format: PictureFormat): Promise<PreparedPage | PageRefusal> {
  try {
    return (await refusalOf(bytes, format)) ?? { turned: toPng(await onWhitePaper(bytes)) };
  } catch (error) {
    // An error of libvips about the file has no code; errors of the system have one.
    if (error instanceof Error && !("code" in error)) return "damaged";
    throw error;
  }
}

async function refusalOf(bytes: Uint8Array, format: PictureFormat): Promise<PageRefusal | null> {
  const seen = await open(bytes)
    .metadata()
    .catch((error: unknown) =>
      error instanceof Error && /pixel limit/i.test(error.message)
        ? ("too_many_pixels" as const)
        : ("damaged" as const),
    );
  if (typeof seen === "string") return seen;
  if (seen.format !== format) return "damaged";
  if ((seen.pages ?? 1) > 1 || (format === "png" && isAnimatedPng(bytes))) return "animated";
  if (seen.width * seen.height > MAX_PIXELS || Math.max(seen.width, seen.height) > MAX_SIDE) return "too_many_pixels";
  return Math.min(seen.width, seen.height) < MIN_PAGE_SIDE ? "too_small" : null;
}

type Grey = { data: Buffer; width: number; height: number };

async function onWhitePaper(bytes: Uint8Array): Promise<Grey> {
  const { width: across, height: down } = await open(bytes).metadata();
  const side = Math.round(Math.min(LONG_SIDE, MOST_ENLARGED * Math.max(across, down)));
  const { data, info } = await open(bytes)
    .autoOrient()
    .flatten({ background: "#ffffff" })
    .greyscale()
    .resize({ width: side, height: side, fit: "inside", kernel: "lanczos3" })
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const paper = await brightnessOfPaper({ data, width: info.width, height: info.height });
  for (let at = 0; at < data.length; at++) {
    data[at] = Math.min(255, ((data[at] ?? 0) * WHITE) / Math.max(DARKEST_PAPER, paper[at] ?? WHITE));
  }
  return { data, width: info.width, height: info.height };
}

/**
 * The brightness of the paper at each pixel: the brightest value nearby, smoothed, so that dividing by it removes
 * shadows and reflections.
 */
async function brightnessOfPaper({ data, width, height }: Grey): Promise<Buffer> {
  const cells = Buffer.alloc(CELLS * CELLS);
  for (let y = 0; y < height; y += SAMPLED) {
    const row = Math.floor((y * CELLS) / height) * CELLS;
    for (let x = 0; x < width; x += SAMPLED) {
      const cell = row + Math.floor((x * CELLS) / width);
      cells[cell] = Math.max(cells[cell] ?? 0, data[y * width + x] ?? 0);
    }
  }
  return sharp(cells, { raw: { width: CELLS, height: CELLS, channels: 1 } })
    .median(3)
    .blur(1.5)
    .resize({ width, height, fit: "fill", kernel: "linear" })
    .extractChannel(0)
    .raw()
    .toBuffer();
}

const toPng =
  ({ data, width, height }: Grey) =>
  async (quarters: Quarter, isRough = false): Promise<Prepared> => {
    const page = sharp(data, { raw: { width, height, channels: 1 } });
    const turned = page.rotate(quarters * 90).png({ compressionLevel: 1 });
    const whole = quarters % 2 === 0 ? { width, height } : { width: height, height: width };
    if (!isRough) return { png: await turned.toBuffer(), ...whole };
    const half = { width: Math.round(whole.width / 2), height: Math.round(whole.height / 2) };
    return { png: await turned.resize(half.width, half.height, { fit: "fill" }).toBuffer(), ...half };
  };
