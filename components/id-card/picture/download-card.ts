import { PRODUCT_PRINT_ID } from "@/components/brand/wordmark";
import { saveFile } from "@/components/ui/save-file";
import type { IdCardProfile } from "@/lib/id-card/id-card";
import { PRODUCT_NAME } from "@/lib/product";
import type { ShareRow } from "@/lib/sight/share-rows";
import { readCardLook } from "./card-look";
import { CARD_MIN_HEIGHT, CARD_WIDTH, type CardWords, paintCard } from "./paint-card";
import { type Font, Pen } from "./pen";

/** Twice the size of the drawing, which is sharp on any screen and in print at passport size. */
const SCALE = 2;

const FONTS: readonly Font[] = [
  { family: "sans", size: 24 },
  { family: "sans", size: 70, weight: 720 },
  { family: "serif", size: 66, weight: 560 },
];

/** A canvas does not wait for fonts, so they are loaded first. */
async function loadFonts(pen: Pen, profile: IdCardProfile, { t }: CardWords): Promise<void> {
  const letters = `${Object.values(profile).flat().join(" ")} ${PRODUCT_NAME} ${t("allergiesSpoken")}`;
  // One font face that fails, such as a local fallback that this device lacks, must not stop the others.
  await Promise.allSettled(FONTS.map((font) => document.fonts.load(pen.fontOf(font), letters)));
  await document.fonts.ready;
}

function newPen(width: number, height: number, look: ReturnType<typeof readCardLook>): Pen {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const ctx = canvas.getContext("2d");
  if (!ctx) throw new Error("This browser cannot draw pictures");
  return new Pen(ctx, look);
}

/** Draws the card as a PNG in the browser; nothing is sent anywhere. */
export async function drawCardPicture(
  profile: IdCardProfile,
  words: CardWords,
  hidden: readonly ShareRow[] = [],
): Promise<Blob> {
  const look = readCardLook();
  const draft = newPen(1, 1, look);
  await loadFonts(draft, profile, words);
  const height = Math.ceil(paintCard(draft, profile, words, PRODUCT_PRINT_ID, CARD_MIN_HEIGHT, hidden));
  const pen = newPen(CARD_WIDTH * SCALE, height * SCALE, look);
  pen.ctx.scale(SCALE, SCALE);
  paintCard(pen, profile, words, PRODUCT_PRINT_ID, height, hidden);
  return new Promise((resolve, reject) => {
    pen.ctx.canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture is empty"))), "image/png");
  });
}

export async function downloadCard(
  profile: IdCardProfile,
  words: CardWords,
  hidden: readonly ShareRow[] = [],
): Promise<void> {
  const picture = await drawCardPicture(profile, words, hidden);
  saveFile(picture, `${PRODUCT_NAME.toLowerCase()}-id-${profile.shortId.toLowerCase()}.png`);
}
