import { z } from "zod";

/** The languages in which pages of books are read: their data comes with the product. */
export const PAGE_LANGUAGES = ["en", "de", "fr"] as const;

/** `language`: what the page is probably in; another of them is found out by what was read. */
export const readPageForm = z.object({
  file: z.instanceof(Blob, { error: "Choose a photo" }),
  language: z.enum(PAGE_LANGUAGES, "Must be en, de or fr").default("en"),
});

/** Words of the line of which the reader is not sure, as it read them. */
const doubtful = z.array(z.string());
/** Before the line there is room for one that was not read. */
const is_after_gap = z.boolean();

/**
 * What a machine read on a photo of a page, to be corrected by a person: nothing of it is kept. `is_sorted` is false where
 * no recipe was recognised and lines were sorted by their look alone; `left_out`: what was read and stands in no field.
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
