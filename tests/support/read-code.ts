import jsQR from "jsqr";
import sharp from "sharp";

/** Reads a QR code from a picture, as a phone does. */
export async function readCode(picture: Uint8Array, { density = 300 } = {}): Promise<string | null> {
  const { data, info } = await sharp(picture, { density })
    .flatten({ background: "#ffffff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}
