import { z } from "zod";
import { readCode } from "@/lib/products/gtin";

/**
 * A product as Open Food Facts writes it, in a line of its JSONL dump and in an answer of its API version 2
 * (https://world.openfoodfacts.org/data, Open Database License 1.0). Fields that are missing or of another type count as
 * not told: a dump of millions of rows written by people holds all kinds.
 */
const text = z.string().trim().min(1).nullable().catch(null);
const tags = z.array(z.string()).catch([]);
const productRow = z.looseObject({
  code: z.union([z.string(), z.number().transform(String)]),
  product_name: text.optional(),
  brands: text.optional(),
  quantity: text.optional(),
  ingredients_text: text.optional(),
  lang: text.optional(),
  allergens_tags: tags.optional(),
  traces_tags: tags.optional(),
  categories_tags: tags.optional(),
  last_modified_t: z.coerce.number().int().positive().nullable().catch(null).optional(),
});

export type ToldProduct = {
  readonly gtin: string;
  readonly name: string | null;
  readonly brand: string | null;
  readonly quantity: string | null;
  readonly ingredients: string | null;
  readonly declared: string[];
  readonly traces: string[];
  readonly categories: string[];
  readonly changedAt: Date | null;
};

const LONGEST_NAME = 300;
/** Longer texts are a mistake in the source; a half list must not count as a list. */
const LONGEST_INGREDIENTS = 20_000;
const MOST_TAGS = 60;

/** Reads a row of the dump or the API. Null for what is no food that a scanner could find. */
export function readProductRow(row: unknown): ToldProduct | null {
  const parsed = productRow.safeParse(row);
  if (!parsed.success) return null;
  const { code, ...told } = parsed.data;
  const read = readCode(code.padStart(8, "0"));
  if (!("gtin" in read)) return null;
  const ingredients = told.ingredients_text ?? null;
  return {
    gtin: read.gtin,
    name: plain(told.product_name, LONGEST_NAME),
    brand: plain(told.brands, LONGEST_NAME),
    quantity: plain(told.quantity, 100),
    ingredients: ingredients !== null && ingredients.length <= LONGEST_INGREDIENTS ? withoutMarks(ingredients) : null,
    declared: wordsOfTags(told.allergens_tags),
    traces: wordsOfTags(told.traces_tags),
    categories: (told.categories_tags ?? []).slice(0, MOST_TAGS).map(withoutNul),
    changedAt: told.last_modified_t ? new Date(told.last_modified_t * 1000) : null,
  };
}

/** PostgreSQL stores no NUL, and some rows hold one. */
const withoutNul = (text: string): string => text.replaceAll("\0", " ");
const plain = (text: string | null | undefined, most: number): string | null =>
  text ? withoutNul(text).slice(0, most) : null;

/** The source marks allergens with underscores, "_milk_", and some rows hold the mark-up of a page. */
const withoutMarks = (text: string): string =>
  withoutNul(text)
    .replace(/<[^>]{1,200}>/g, " ")
    .replace(/_([^_\n]{1,80})_/g, "$1")
    .replace(/[ \t]+/g, " ")
    .trim();

/** "en:sesame-seeds" → "sesame seeds". A tag in another language stays a word, which may be unknown to the engine. */
const wordsOfTags = (tagged: readonly string[] | undefined): string[] => [
  ...new Set(
    (tagged ?? [])
      .slice(0, MOST_TAGS)
      .map((tag) =>
        withoutNul(tag)
          .replace(/^[a-z]{2,3}:/, "")
          .replaceAll("-", " ")
          .trim(),
      )
      .filter((word) => word !== "" && word !== "none"),
  ),
];
