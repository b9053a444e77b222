import { crc32 } from "node:zlib";
import sharp from "sharp";

type Size = { width?: number; height?: number };

const plain = ({ width = 800, height = 600 }: Size) =>
  sharp({ create: { width, height, channels: 3, background: { r: 180, g: 90, b: 40 } } });

export const jpeg = (size: Size = {}): Promise<Buffer> => plain(size).jpeg().toBuffer();
export const png = (size: Size = {}): Promise<Buffer> => plain(size).png().toBuffer();
export const webp = (size: Size = {}): Promise<Buffer> => plain(size).webp().toBuffer();

/** A CMYK JPEG, as print software saves it. */
export const cmykJpeg = (size: Size = {}): Promise<Buffer> => plain(size).toColourspace("cmyk").jpeg().toBuffer();
export const deepPng = (size: Size = {}): Promise<Buffer> => plain(size).toColourspace("rgb16").png().toBuffer();
export const greyPng = (size: Size = {}): Promise<Buffer> => plain(size).greyscale().ensureAlpha(0.5).png().toBuffer();

/** A text in several places of the metadata of `jpegFromPhone`, to find metadata that was not removed. */
export const PHONE_MARK = "Pixel-of-Mira";

/** A JPEG as a phone saves it: rotated, with the place, time and author in its metadata. */
export const jpegFromPhone = (size: Size = {}): Promise<Buffer> =>
  plain(size)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Make: PHONE_MARK, Artist: PHONE_MARK },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 26/1", GPSLongitudeRef: "W", GPSLongitude: "0/1 7/1 39/1" },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><mark>${PHONE_MARK}</mark></x:xmpmeta>`)
    .jpeg()
    .toBuffer();

/** A valid picture of exactly this size: decoders ignore bytes after the end of a JPEG. */
export async function jpegOfBytes(bytes: number): Promise<Buffer> {
  const picture = await jpeg();
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
}

/** Two frames, one below the other, as sharp expects them. */
async function twoFrames() {
  const side = 40;
  const half = (background: string) =>
    sharp({ create: { width: side, height: side, channels: 3, background } })
      .raw()
      .toBuffer();
  const raw = { width: side, height: 2 * side, channels: 3, pageHeight: side } as const;
  return sharp(Buffer.concat([await half("red"), await half("blue")]), { raw });
}

export const animatedWebp = async (): Promise<Buffer> => (await twoFrames()).webp({ delay: [100, 100] }).toBuffer();
export const animatedGif = async (): Promise<Buffer> => (await twoFrames()).gif().toBuffer();

/** A still PNG with the chunk that announces an animation. */
export async function animatedPng(): Promise<Buffer> {
  const still = await png({ width: 40, height: 40 });
  const afterHeader = 8 + 25;
  const announcement = Buffer.from([
    0, 0, 0, 8, 0x61, 0x63, 0x54, 0x4c, 0, 0, 0, 2, 0, 0, 0, 0, 0xf3, 0x8d, 0x93, 0x70,
  ]);
  return Buffer.concat([still.subarray(0, afterHeader), announcement, still.subarray(afterHeader)]);
}

/** A file of a few hundred bytes that claims to be 20,000 by 20,000 pixels. */
export async function pngBomb(): Promise<Buffer> {
  const bytes = await png({ width: 40, height: 40 });
  bytes.writeUInt32BE(20_000, 16);
  bytes.writeUInt32BE(20_000, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
