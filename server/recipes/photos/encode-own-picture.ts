import { preparePicture } from "@/server/recipes/photos/prepare-picture";

/** In pixels: enough for a card that is shown on a phone. */
const WIDTH = 640;

/**
 * Encodes a person's picture as WebP at the width of a card. @throws AppError for a file that is no picture of a
 * supported format
 */
export async function encodeOwnPicture(bytes: Buffer, who: string): Promise<Buffer> {
  const { renditions } = await preparePicture(bytes, who);
  const fitting = renditions.filter(({ width }) => width <= WIDTH).at(-1) ?? renditions[0];
  if (!fitting) throw new Error("a prepared picture has no rendition");
  return Buffer.from(fitting.bytes);
}
