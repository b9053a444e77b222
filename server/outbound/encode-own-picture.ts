import { preparePicture } from "@/server/recipes/photos/prepare-picture";

/** Large enough for a card that is held up, and no larger. */
const WIDTH = 640;

/** A person's picture, encoded anew at the width of a card. @throws AppError for what is no picture of ours */
export async function encodeOwnPicture(bytes: Buffer, who: string): Promise<Buffer> {
  const { renditions } = await preparePicture(bytes, who);
  const fitting = renditions.filter(({ width }) => width <= WIDTH).at(-1) ?? renditions[0];
  if (!fitting) throw new Error("a prepared picture has no rendition");
  return Buffer.from(fitting.bytes);
}
