import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ImageResponse } from "next/og";
import { ShareCover, type ShareText } from "@/components/brand/share-cover";
import { getText } from "@/components/i18n/use-text-on-server";
import { home } from "@/messages/en/home";

/** The preview picture of a link, as messengers and social networks show it. */
export const SHARE_PICTURE = { size: { width: 1200, height: 630 }, contentType: "image/png" } as const;

/** The renderer reads neither variable nor compressed fonts, so the repository holds single weights uncompressed. */
const readFont = (file: string) => readFile(join(process.cwd(), "components/brand/share-fonts", file));

/** Rendered pictures by text. There is one for each text and language, so the map stays small. */
const drawn = new Map<string, Promise<ArrayBuffer>>();

/** The preview picture in the reader's language. It is rendered once, and shared caches keep it apart by language. */
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

/** The picture of every page that has none of its own. */
export async function shareProductPicture(): Promise<Response> {
  const t = await getText(home);
  return shareInReadersLanguage({
    title: `${t("showTheCard")}\n${t("skipTheSpeech")}`,
    lead: t("siteSummary"),
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
