import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { ShareCover, type ShareText } from "@/components/brand/share-cover";

/** What a link to a page looks like where it is sent. */
export const SHARE_PICTURE = { size: { width: 1200, height: 630 }, contentType: "image/png" } as const;

/** The renderer reads neither variable nor compressed fonts, so single weights lie ready. */
const readFont = (file: string) => readFile(join(process.cwd(), "components/brand/share-fonts", file));

export async function drawSharePicture(text: ShareText): Promise<ImageResponse> {
  const [display, plain] = await Promise.all([readFont("fraunces-display.ttf"), readFont("inter-medium.ttf")]);
  return new ImageResponse(<ShareCover {...text} />, {
    ...SHARE_PICTURE.size,
    fonts: [
      { name: "Fraunces", data: display, weight: 500 },
      { name: "Inter", data: plain, weight: 500 },
    ],
  });
}
