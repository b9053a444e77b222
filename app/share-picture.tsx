import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { ShareCover, type ShareText } from "@/components/brand/share-cover";

/** What a link to a page looks like where it is sent. */
export const SHARE_PICTURE = { size: { width: 1200, height: 630 }, contentType: "image/png" } as const;

/** The renderer reads neither variable nor compressed fonts, so single weights lie ready. */
const readFont = (file: string) => readFile(join(process.cwd(), "components/brand/share-fonts", file));

/** As many as there are texts, in each language. */
const drawn = new Map<string, Promise<ArrayBuffer>>();

/** The picture of a page that speaks its reader's language: drawn once, and kept apart by whoever keeps it on the way. */
export async function shareInReadersLanguage(text: ShareText): Promise<Response> {
  const key = JSON.stringify(text);
  const picture = drawn.get(key) ?? drawSharePicture(text).then((answer) => answer.arrayBuffer());
  drawn.set(key, picture);
  picture.catch(() => drawn.delete(key));
  return new Response(await picture, {
    headers: {
      "content-type": SHARE_PICTURE.contentType,
      "cache-control": "public, max-age=3600",
      vary: "accept-language, cookie",
    },
  });
}

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
