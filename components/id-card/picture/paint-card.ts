import type { Say } from "@/lib/i18n/area";
import {
  allergyInWords,
  cardValueIn,
  healthRow,
  type IdCardProfile,
  machineReadableStrip,
  shortenRow,
} from "@/lib/id-card/id-card";
import { PRODUCT_NAME } from "@/lib/product";
import type { Restriction } from "@/lib/profile/allergies";
import type { ShareRow } from "@/lib/sight/share-rows";
import type { card } from "@/messages/en/card";
import type { terms } from "@/messages/en/terms";
import { ALARM_ICON, CROSS_ICON, type Font, type Pen } from "./pen";

/** In units of the drawing. A passport's data page measures 125 by 88 mm; the card grows if its text needs more. */
export const CARD_WIDTH = 1250;
export const CARD_MIN_HEIGHT = 880;
const EDGE = 48;
const RIGHT = CARD_WIDTH - EDGE;
const HEAD = 84;
const STRIP = 108;
const PORTRAIT = { width: 280, height: 350 };
const TEXT_LEFT = EDGE + PORTRAIT.width + 56;

const LABEL: Font = { family: "sans", size: 24 };
const TAG: Font = { family: "sans", size: 28, weight: 580 };

/** The card's own words, and those of the reference, in the language of whoever draws it. */
export type CardWords = { t: Say<typeof card>; term: Say<typeof terms> };

/**
 * Draws the card into a canvas of the given height and returns the height that it needs. Call it once to measure and
 * once to draw. Every allergy is drawn.
 */
export function paintCard(
  pen: Pen,
  profile: IdCardProfile,
  words: CardWords,
  printMarkId: string,
  height: number,
  hidden: readonly ShareRow[] = [],
): number {
  const { ctx } = pen;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(0, 0, CARD_WIDTH, height, 24);
  ctx.clip();
  pen.fill("page", 0, 0, CARD_WIDTH, height);
  paintWatermark(pen, profile, height);
  paintHead(pen, words, printMarkId);
  const inWords = (allergy: Restriction) => cardValueIn(words.term.known, allergyInWords(allergy));
  const names = hidden.includes("allergies") ? null : profile.allergies.map(inWords);
  const bodyTop = paintAllergies(pen, words, names, HEAD) + 36;
  paintPortrait(pen, profile, bodyTop);
  const rowsTop = paintName(pen, words, profile, bodyTop);
  const rowsEnd = paintRows(pen, words, profile, rowsTop, hidden);
  const needed = Math.max(CARD_MIN_HEIGHT, Math.max(rowsEnd, bodyTop + PORTRAIT.height) + 28 + STRIP);
  paintStrip(pen, profile, height - STRIP);
  ctx.restore();
  paintEdge(pen, height);
  return needed;
}

function paintWatermark(pen: Pen, profile: IdCardProfile, height: number): void {
  pen.ctx.save();
  pen.ctx.globalAlpha = 0.14;
  const size = 760;
  const place = { x: CARD_WIDTH - size * 0.86, y: height - size * 0.84 };
  pen.forkprint(profile.printId, place, size, ["herb", "saffron"], 0.4, 240);
  pen.ctx.restore();
}

function paintHead(pen: Pen, { t }: CardWords, printMarkId: string): void {
  pen.fill("cover", 0, 0, CARD_WIDTH, HEAD);
  pen.forkprint(printMarkId, { x: EDGE, y: (HEAD - 40) / 2 }, 40, ["foil", "foil"], 1, 32);
  pen.text(PRODUCT_NAME, { x: EDGE + 56, y: HEAD / 2 + 12 }, { family: "serif", size: 36, weight: 600 }, "foil");
  const kind: Font = { family: "sans", size: 24, weight: 560 };
  pen.text(t("digitalDietaryId"), { x: RIGHT, y: HEAD / 2 + 9 }, kind, "foil", "right");
}

/**
 * Returns the lower edge of the band. `names` null: the row is hidden, which must not look like having no allergies.
 */
function paintAllergies(pen: Pen, { t }: CardWords, names: readonly string[] | null, top: number): number {
  const title: Font = { family: "sans", size: 26, weight: 600 };
  const left = EDGE + 124;
  if (names === null || names.length === 0) {
    const says = names ? t("noneWrittenDownYet") : t("notShown");
    pen.icon(ALARM_ICON, { x: EDGE, y: top + 26 }, 64, "ink");
    pen.text(t("allergies"), { x: EDGE + 92, y: top + 50 }, title, "ink");
    pen.text(says, { x: EDGE + 92, y: top + 86 }, { family: "sans", size: 28 }, "ink");
    pen.line("control", { x: 0, y: top + 116 }, CARD_WIDTH, [10, 8], 2);
    return top + 116;
  }
  const size = names.length > 8 ? 48 : 70;
  const font: Font = { family: "sans", size, weight: 720, spacing: size * -0.015 };
  const cross = size * 0.74;
  const lines = allergyLines(pen, names, font, RIGHT - left - cross - 16);
  const height = 74 + lines.length * size * 1.2 + 14;
  pen.fill("alarm", 0, top, CARD_WIDTH, height);
  pen.icon(ALARM_ICON, { x: EDGE, y: top + Math.min(height - 96, 150) / 2 }, 92, "on-alarm");
  pen.text(t("allergiesSpoken"), { x: left, y: top + 52 }, title, "on-alarm");
  lines.forEach((line, index) => {
    const baseline = top + 66 + size * (0.92 + index * 1.2);
    let x = left;
    for (const { text, isStart, width } of line) {
      if (isStart) pen.icon(CROSS_ICON, { x, y: baseline - cross * 0.86 }, cross, "on-alarm", 3.25);
      pen.text(text, { x: x + cross + 16, y: baseline }, font, "on-alarm");
      x += cross + 16 + width + size * 0.55;
    }
  });
  return top + height;
}

type AllergyPiece = { text: string; isStart: boolean; width: number };

/** Fills lines with names; a name wider than a line continues on the next one. */
function allergyLines(pen: Pen, names: readonly string[], font: Font, lineWidth: number): AllergyPiece[][] {
  const lines: AllergyPiece[][] = [];
  let free = 0;
  const cost = (width: number) => width + font.size * (0.55 + 0.74) + 16;
  for (const name of names) {
    pen.broken(name, font, lineWidth).forEach((text, index) => {
      const piece = { text, isStart: index === 0, width: pen.width(text, font) };
      const last = lines.at(-1);
      if (last && piece.isStart && piece.width <= free) last.push(piece);
      else {
        lines.push([piece]);
        free = lineWidth;
      }
      free -= cost(piece.width);
    });
  }
  return lines;
}

function paintPortrait(pen: Pen, profile: IdCardProfile, top: number): void {
  const { ctx } = pen;
  ctx.beginPath();
  ctx.roundRect(EDGE, top, PORTRAIT.width, PORTRAIT.height, 10);
  ctx.fillStyle = pen.color("card-window");
  ctx.fill();
  ctx.strokeStyle = pen.color("card-frame");
  ctx.lineWidth = 1.5;
  ctx.stroke();
  const size = PORTRAIT.width * 0.88;
  const place = { x: EDGE + (PORTRAIT.width - size) / 2, y: top + (PORTRAIT.height - size) / 2 };
  pen.forkprint(profile.printId, place, size, ["herb", "saffron"], 1, 240);
}

/** Returns the upper edge of the rows. A long name gets smaller letters, then an ellipsis. */
function paintName(pen: Pen, { t }: CardWords, profile: IdCardProfile, top: number): number {
  const number: Font = { family: "mono", size: 28, spacing: 2.4 };
  const width = RIGHT - TEXT_LEFT - pen.width(profile.shortId, number) - 32;
  const sizes = [66, 56, 48, 40].map((size): Font => ({ family: "serif", size, weight: 560, spacing: size * -0.02 }));
  const font = sizes.find((each) => pen.width(profile.displayName, each) <= width) ?? sizes.at(-1);
  pen.text(t("name"), { x: TEXT_LEFT, y: top + 22 }, LABEL, "ink-soft");
  if (font) pen.text(pen.fitted(profile.displayName, font, width), { x: TEXT_LEFT, y: top + 82 }, font, "ink");
  pen.text(profile.shortId, { x: RIGHT, y: top + 82 }, number, "ink", "right");
  return top + 106;
}

/**
 * Returns the lower edge of the last row. As on the screen, a row has at most three tags and the number of the others.
 */
function paintRows(
  pen: Pen,
  words: CardWords,
  profile: IdCardProfile,
  top: number,
  hidden: readonly ShareRow[],
): number {
  const { t } = words;
  const rows = (
    [
      ["diet", t("diet"), profile.diets],
      ["health", t("health"), healthRow(profile)],
      ["avoids", t("avoids"), profile.avoids],
      ["likes", t("likes"), profile.likes],
      ["favorites", t("favorites"), profile.favorites],
    ] as const
  ).filter(([row]) => !hidden.includes(row));
  const left = TEXT_LEFT + Math.max(158, ...rows.map(([, label]) => Math.ceil(pen.width(label, LABEL)) + 24));
  let y = top;
  for (const [, label, tags] of rows) {
    pen.line("card-rule", { x: TEXT_LEFT, y }, RIGHT);
    const baseline = y + 43;
    pen.text(label, { x: TEXT_LEFT, y: baseline }, LABEL, "ink-soft");
    if (tags.length === 0) pen.line("control", { x: left, y: baseline + 4 }, RIGHT, [2, 5], 2);
    y = baseline + 21 + paintTags(pen, words, tags, left, baseline);
  }
  return y;
}

/** Returns the height that the tags need below their first line. */
function paintTags(pen: Pen, { t, term }: CardWords, tags: readonly string[], left: number, baseline: number): number {
  const { shown, more } = shortenRow(tags);
  const lines = shown.flatMap((tag) => pen.broken(term.known(tag), TAG, RIGHT - left));
  const words = lines.map((text) => ({ text, isMore: false }));
  if (more > 0) words.push({ text: t("moreMore", { more }), isMore: true });
  let x = left;
  let y = baseline;
  for (const { text, isMore } of words) {
    const font = isMore ? { ...TAG, weight: 500 } : TAG;
    const width = pen.width(text, font);
    if (x > left && x + width > RIGHT) {
      x = left;
      y += 38;
    }
    pen.text(text, { x, y }, font, isMore ? "ink-soft" : "ink");
    x += width + 22;
  }
  return y - baseline;
}

function paintStrip(pen: Pen, profile: IdCardProfile, top: number): void {
  pen.fill("card-window", 0, top, CARD_WIDTH, STRIP);
  pen.line("card-edge", { x: 0, y: top }, CARD_WIDTH);
  const font: Font = { family: "mono", size: 25, weight: 500 };
  const [who, what] = machineReadableStrip(profile, 48);
  // Spacing fills the line whatever the device's monospace font is.
  const spacing = (RIGHT - EDGE - pen.width(who, font)) / who.length;
  pen.text(who, { x: EDGE, y: top + 46 }, { ...font, spacing }, "ink");
  pen.text(what, { x: EDGE, y: top + 82 }, { ...font, spacing }, "ink");
}

function paintEdge(pen: Pen, height: number): void {
  pen.ctx.strokeStyle = pen.color("card-edge");
  pen.ctx.lineWidth = 2;
  pen.ctx.beginPath();
  pen.ctx.roundRect(1, 1, CARD_WIDTH - 2, height - 2, 23);
  pen.ctx.stroke();
}
