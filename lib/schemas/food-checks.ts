import { z } from "zod";
import { CHECK_NAME_MAX, CHECK_TEXT_MAX, MENU_TEXT_MAX } from "@/lib/checks/check-limits";
import { msg } from "@/lib/i18n/sentence";
import { CHECK_DOUBTS } from "@/lib/products/label-doubts";
import { gtin } from "./gtin";
import { guestDish } from "./guest-card";
import { PAGE_LANGUAGES } from "./page-photos";
import { recallNotice } from "./recalls";
import { personFit } from "./recipe-judgement";
import { id, line, paragraph, requiredLine, timestamp } from "./text";

/**
 * Words to check. `is_whole`: the person says that they are the whole list of ingredients; without it, nothing fits.
 * `unread`: places of which nobody could read the words. `gtin`: the product whose label it is.
 */
export const checkWordsBody = z.strictObject({
  kind: z.enum(["label", "text"]),
  text: paragraph(CHECK_TEXT_MAX).pipe(z.string().min(1, msg("requiredField"))),
  name: line(CHECK_NAME_MAX).optional(),
  is_whole: z.boolean().default(false),
  unread: z.number().int().min(0).max(1000).default(0),
  gtin: gtin.optional(),
});

/** The words of a paper menu, a line for each printed one. `unread`: places of which nobody could read the words. */
export const checkMenuBody = z.strictObject({
  text: paragraph(MENU_TEXT_MAX).pipe(z.string().min(1, msg("requiredField"))),
  name: line(CHECK_NAME_MAX).optional(),
  unread: z.number().int().min(0).max(1000).default(0),
});

/** The address of a web page with a menu. */
export const pageMenuBody = z.strictObject({ url: requiredLine(2048) });
/** The words of its menu, a line for each dish. `dishes`: how many. */
export const pageMenuWire = z.object({ text: z.string(), dishes: z.number().int() });

/** What stands below the bars, or what a scanner read. */
export const checkCodeBody = z.strictObject({ code: requiredLine(300) });

export const readLabelForm = z.object({
  file: z.instanceof(Blob, { error: msg("choosePhoto") }),
  language: z.enum(PAGE_LANGUAGES, msg("pageLanguage")).default("en"),
  /** What the photo shows: of a menu each printed line stays one, with an empty line where the print leaves room. */
  shows: z.enum(["label", "menu"]).default("label"),
});

/**
 * What text recognition read from the photo of a label; nothing is stored. `doubtful`: words that may be others.
 * `gaps`: places where a line may have been missed.
 */
export const readLabelWire = z.object({
  language: z.enum(PAGE_LANGUAGES),
  text: z.string(),
  doubtful: z.array(z.string()),
  gaps: z.number().int(),
});

/** Consecutive parts of a text: a marked food, or the words between two of them (`mark` null). */
const segments = z.array(
  z.object({ text: z.string(), mark: z.enum(["conflict", "may_contain", "unknown", "match", "info"]).nullable() }),
);

const person = personFit.extend({
  /** The words that speak against it, as they are written. */
  words: z.array(z.string()),
  /** Concerns about amounts, which a list of ingredients does not tell. */
  not_counted: z.array(z.string()),
});

const checkHead = {
  id: z.string(),
  kind: z.enum(["code", "label", "text", "menu"]),
  name: z.string().nullable(),
  gtin: gtin.nullable(),
  checked_at: timestamp,
  people: z.array(person),
  doubts: z.array(z.enum(CHECK_DOUBTS)),
};

/** A row of the history. `dishes`: how many a menu has; a menu is judged where it is opened. Null for a food. */
export const foodCheckRow = z.object({
  ...checkHead,
  people: z.array(personFit),
  dishes: z.number().int().nullable(),
});

/**
 * A dish of a paper menu, judged for everybody at the caller's table. Its words do not tell all that is in it, so it never
 * has a verdict better than `unknown`. `is_silent`: nothing that is written of it is against anybody.
 */
const paperDish = guestDish.omit({ kitchen: true }).extend({
  section: z.string().nullable(),
  price: z.string().nullable(),
  is_silent: z.boolean(),
});

/** A paper menu, judged anew. `notes`: what it says of no single dish. `unread`: places that could not be read. */
export const menuCheckedWire = z.object({
  id: z.string(),
  name: z.string().nullable(),
  checked_at: timestamp,
  text: z.string(),
  unread: z.number().int(),
  notes: z.array(z.string()),
  dishes: z.array(paperDish),
});

/**
 * A food, judged for everybody for whom the caller has food checked. `parts`: the words that were judged. `list`: the
 * ingredients; `declared` and `traces`: what the producer declares beside them; `recalled`: what a recall says that the label
 * does not tell. `told_at`: from when the words are; null
 * if nobody says. `is_own_reading`: the caller photographed or wrote them.
 */
export const foodCheckWire = z.object({
  ...checkHead,
  brand: z.string().nullable(),
  quantity: z.string().nullable(),
  parts: z.array(z.object({ role: z.enum(["list", "declared", "traces", "recalled"]), segments })),
  is_own_reading: z.boolean(),
  told_at: timestamp.nullable(),
  source: z.enum(["open_food_facts", "own"]),
  unread: z.number().int(),
  /** Recalls of the product that hold, the newest first. They are about some packets, which the notice names. */
  recalls: z.array(recallNotice),
  /** Words that nobody knows. */
  unknown_words: z.array(z.string()),
});

/** Products of the same kind that fit everybody at the table; empty where one of them was not checked. */
export const alternativesWire = z.array(
  z.object({ gtin, name: z.string(), brand: z.string().nullable(), told_at: timestamp.nullable() }),
);

/** `limit`: at most so many products. */
export const searchProductsQuery = z.object({
  q: line(100).min(2, msg("searchTwo", { count: 2 })),
  limit: z.coerce.number().int().min(1).max(20).default(20),
});
/** Packaged foods, without a verdict: each is judged when it is checked. */
export const productListWire = z.array(
  z.object({ gtin, name: z.string().nullable(), brand: z.string().nullable(), quantity: z.string().nullable() }),
);

/** `before`: the last row's id, for the page after it. `q`: words of the name or of the label. */
export const listChecksQuery = z.object({
  q: line(100).optional(),
  before: id.optional(),
});
export const foodCheckListWire = z.object({ checks: z.array(foodCheckRow), has_more: z.boolean() });

export type CheckWordsBody = z.infer<typeof checkWordsBody>;
export type CheckMenuBody = z.infer<typeof checkMenuBody>;
export type PageMenuWire = z.infer<typeof pageMenuWire>;
export type MenuCheckedWire = z.infer<typeof menuCheckedWire>;
export type ReadLabelForm = z.infer<typeof readLabelForm>;
export type ReadLabelWire = z.infer<typeof readLabelWire>;
export type FoodCheckWire = z.infer<typeof foodCheckWire>;
export type FoodCheckRow = z.infer<typeof foodCheckRow>;
export type AlternativesWire = z.infer<typeof alternativesWire>;
export type ProductListWire = z.infer<typeof productListWire>;
export type FoodCheckListWire = z.infer<typeof foodCheckListWire>;
export type CheckDoubt = (typeof CHECK_DOUBTS)[number];
