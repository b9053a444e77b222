import { readCode } from "@/lib/products/gtin";

/** A recall as its source tells it. `allergens`: empty if the words do not say which. */
export type ToldRecall = {
  readonly reference: string;
  readonly title: string;
  readonly firm: string | null;
  readonly products: string[];
  readonly gtins: string[];
  readonly allergens: string[];
  readonly batches: string | null;
  readonly url: string | null;
  readonly publishedAt: Date;
  readonly endedAt: Date | null;
};

const LONGEST = 600;
const MOST_PRODUCTS = 40;

/** A text as it is stored: PostgreSQL takes no NUL, and a page shows no wall of text. Null for an empty one. */
export function clipped(text: string | null | undefined, most = LONGEST): string | null {
  const plain = text?.replaceAll("\0", " ").replace(/\s+/g, " ").trim() ?? "";
  if (plain === "") return null;
  return plain.length <= most ? plain : `${plain.slice(0, most - 1).trimEnd()}…`;
}

export const clippedAll = (texts: readonly (string | null | undefined)[]): string[] => [
  ...new Set(texts.slice(0, MOST_PRODUCTS).flatMap((text) => clipped(text) ?? [])),
];

/** Runs of digits that may stand in groups: "UPC 0 36000 29145 2". */
const DIGITS = /(?<![\d-])\d(?:[\d -]{6,18})\d(?![\d-])/g;

/** The codes of products in a text. Only what has the length and the check digit of one is taken. */
export function gtinsIn(text: string): string[] {
  const found = [...text.matchAll(DIGITS)].flatMap(([run]) => {
    const read = readCode(run.replace(/[ -]/g, ""));
    return "gtin" in read ? [read.gtin] : [];
  });
  return [...new Set(found)];
}

/** "20261130", "2026-11-30", "2026-11-30T10:00:00Z" or "30-11-2026 10:00:00". Null for anything else. */
export function dayIn(text: string | null | undefined): Date | null {
  const run = text?.trim() ?? "";
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(run) ?? [];
  const [, backDay, backMonth, backYear] = /^(\d{2})-(\d{2})-(\d{4})/.exec(run) ?? [];
  const iso = year ? `${year}-${month}-${day}` : `${backYear}-${backMonth}-${backDay}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // "2026-02-31" would become a day of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? date : null;
}
