import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { findChromium } from "../../support/chromium";
import { randomOf } from "../recipes/generate-recipes";
import type { BookPage } from "./pages";

const WIDTH = 1600;
const require = createRequire(import.meta.url);
const fontFile = (name: string): string =>
  `data:font/woff2;base64,${readFileSync(require.resolve(`@fontsource-variable/${name}`)).toString("base64")}`;

const FONTS: Record<BookPage["look"]["font"], string> = {
  serif: "'DejaVu Serif', serif",
  sans: "'DejaVu Sans', sans-serif",
  fraunces: "FrauncesOfOurs, serif",
  inter: "InterOfOurs, sans-serif",
};

const list = (tag: string, items: readonly string[]) =>
  `<${tag}>${items.map((item) => `<li>${item}</li>`).join("")}</${tag}>`;

export function pageHtml({ title, intro, heads, ingredients, steps, look }: BookPage): string {
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face { font-family: FrauncesOfOurs; src: url(${fontFile("fraunces/files/fraunces-latin-wght-normal.woff2")}); }
    @font-face { font-family: InterOfOurs; src: url(${fontFile("inter/files/inter-latin-wght-normal.woff2")}); }
    body { margin: 0; padding: 110px 120px; width: ${WIDTH - 240}px; background: #f7f3ea; color: #221d18;
      font: ${look.size}px/1.55 ${FONTS[look.font]}; }
    h1 { font-size: 1.9em; line-height: 1.2; margin: 0 0 .4em } h2 { font-size: 1.15em; margin: 1.2em 0 .4em }
    ul { list-style: none; margin: 0; padding: 0 } ol { margin: 0; padding: 0 0 0 ${look.numbered ? "1.6em" : "0"};
      list-style: ${look.numbered ? "decimal" : "none"} } ol li { margin-bottom: .5em }
    ${look.columns ? "main { display: grid; grid-template-columns: 2fr 3fr; gap: 90px }" : ""}
  </style><h1>${title}</h1><p>${intro}</p><main><section><h2>${heads[0]}</h2>${list("ul", ingredients)}</section>
  <section><h2>${heads[1]}</h2>${list("ol", steps)}</section></main>`;
}

/** Takes a picture of each page as an unsteady hand takes it in a kitchen. The pictures are the same in every run. */
export async function takePhotos(pages: readonly BookPage[]): Promise<Buffer[]> {
  const browser = await chromium.launch(await findChromium());
  try {
    const tab = await browser.newPage({ viewport: { width: WIDTH, height: 1000 } });
    const photos: Buffer[] = [];
    for (const page of pages) {
      await tab.setContent(pageHtml(page));
      await tab.evaluate(() => document.fonts.ready);
      photos.push(await asPhotographed(await tab.screenshot({ fullPage: true }), page.photo));
    }
    return photos;
  } finally {
    await browser.close();
  }
}

async function asPhotographed(picture: Buffer, { degrees, noise, shadow, blur, width }: BookPage["photo"]) {
  const turned = await sharp(picture).rotate(degrees, { background: "#6b5a48" }).toBuffer();
  const resized = await sharp(turned)
    .resize({ width: Math.round((width * ((await sharp(turned).metadata()).width ?? 0)) / WIDTH) })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = resized;
  const random = randomOf(11);
  for (let at = 0; at < data.length; at += info.channels) {
    const x = (at / info.channels) % info.width;
    const y = Math.floor(at / info.channels / info.width);
    const light = shadow ? 1 - 0.5 * (x / info.width) * (0.4 + 0.6 * (y / info.height)) : 1;
    const grain = noise === 0 ? 0 : (random() + random() + random() - 1.5) * 2 * noise;
    for (let channel = 0; channel < info.channels; channel++) {
      const value = (data[at + channel] ?? 0) * light + grain;
      data[at + channel] = Math.max(0, Math.min(255, Math.round(value)));
    }
  }
  let photo = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  if (blur > 0) photo = photo.blur(blur);
  return photo.jpeg({ quality: 78 }).toBuffer();
}
