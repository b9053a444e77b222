import jsQR from "jsqr";
import sharp from "sharp";

/** What a phone reads from the picture of a code. */
export async function readCode(picture: Uint8Array, { density = 300 } = {}): Promise<string | null> {
  const { data, info } = await sharp(picture, { density })
    .flatten({ background: "#ffffff" })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}
