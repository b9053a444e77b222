import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { RECALL_SOURCES } from "@/lib/recalls/sources";
import { gtin } from "./gtin";
import { id, timestamp } from "./text";

/**
 * A public notice that a food holds an allergen which its label does not tell. `allergens`: in plain words, empty if the
 * notice does not say it in words that are read. `batches`: which packets, as told.
 */
export const recallNotice = z.object({
  id: z.string(),
  source: z.enum(RECALL_SOURCES),
  reference: z.string(),
  title: z.string(),
  firm: z.string().nullable(),
  products: z.array(z.string()),
  gtins: z.array(gtin),
  allergens: z.array(z.string()),
  batches: z.string().nullable(),
  url: z.string().nullable(),
  published_at: timestamp,
});

/**
 * `why`: the code of the food was checked by the caller, or is on the packet of one at home or on a grocery list; a food at
 * home or on a list has a name like it; or only the allergen is the caller's. `found`: that food's name; null for an allergen alone. `people`:
 * whom it concerns, `because` of which rows of their card; empty if the code matches and nobody's card names it. `is_seen`:
 * the caller has read about it.
 */
export const recallWire = recallNotice.extend({
  why: z.enum(["checked", "at_home", "on_list", "named", "allergy"]),
  found: z.string().nullable(),
  people: z.array(z.object({ person_id: z.string(), name: z.string().nullable(), because: z.array(z.string()) })),
  is_seen: z.boolean(),
});

/** `sources`: whose recalls are listed for an allergen alone; those of an own food are listed whoever published them. */
export const recallWish = z.object({ sources: z.array(z.enum(RECALL_SOURCES)), by_mail: z.boolean() });

/** `feeds`: when each source that is read was read last. */
export const recallListWire = z.object({
  recalls: z.array(recallWire),
  wish: recallWish,
  feeds: z.array(z.object({ source: z.enum(RECALL_SOURCES), read_at: timestamp })),
});

/** A field that is left out stays. */
export const recallWishBody = z
  .strictObject({
    sources: z
      .array(z.enum(RECALL_SOURCES))
      .max(RECALL_SOURCES.length)
      .transform((all) => [...new Set(all)])
      .optional(),
    by_mail: z.boolean().optional(),
  })
  .refine((body) => Object.keys(body).length > 0, msg("nothingChanges"));

export const recallParams = z.object({ id });

export type RecallNoticeWire = z.infer<typeof recallNotice>;
export type RecallWire = z.infer<typeof recallWire>;
export type RecallListWire = z.infer<typeof recallListWire>;
export type RecallWishWire = z.infer<typeof recallWish>;
export type RecallWishBody = z.infer<typeof recallWishBody>;
