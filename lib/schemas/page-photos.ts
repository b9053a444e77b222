import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";

/** The languages in which photos of book pages can be read. Their data is part of the product. */
export const PAGE_LANGUAGES = ["en", "de", "fr"] as const;

/**
 * `language`: the expected language of the page. If the text turns out to be in another of the languages, that one is
 * used.
 */
export const readPageForm = z.object({
  file: z.instanceof(Blob, { error: msg("choosePhoto") }),
  language: z.enum(PAGE_LANGUAGES, msg("pageLanguage")).default("en"),
});

/** Words of which the text recognition is not certain. */
const doubtful = z.array(z.string());
/** True if a line before this one may not have been recognised. */
const is_after_gap = z.boolean();

/**
 * What text recognition read from a photo of a page. A person corrects it; nothing is stored. `is_sorted` is false if
 * no recipe was recognised and lines were sorted by their appearance alone; `left_out`: text that belongs to no field.
 */
export const readPageWire = z.object({
  language: z.enum(PAGE_LANGUAGES),
  is_sorted: z.boolean(),
  title: z.string(),
  servings: z.number().nullable(),
  prep_time: z.number().int().nullable(),
  cook_time: z.number().int().nullable(),
  ingredients: z.array(
    z.object({
      quantity: z.string().nullable(),
      unit: z.string().nullable(),
      name: z.string(),
      group: z.string().nullable(),
      doubtful,
      is_after_gap,
    }),
  ),
  instructions: z.array(z.object({ text: z.string(), group: z.string().nullable(), doubtful, is_after_gap })),
  left_out: z.array(z.string()),
});

export type ReadPageForm = z.infer<typeof readPageForm>;
export type ReadPageWire = z.infer<typeof readPageWire>;
