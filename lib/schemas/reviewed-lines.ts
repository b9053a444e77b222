import { z } from "zod";

/** Where a line was read: in the page's data, in its visible list, alike in both, or in a pasted text. */
export const LINE_SOURCES = ["data", "page", "both", "text"] as const;

export const CONFIDENCES = ["sure", "likely", "doubtful"] as const;

/**
 * Why a person should look at a part of a line. `other_amount`, `other_food`, `not_shown`: the page says otherwise, or
 * nothing; `hardly_one`, `two_foods`, `no_food`, `two_amounts`: the line itself is odd; `unknown_words`: nobody here
 * knows them; `amount_of_page`, `joined`, `cut_out`: how the reader made the line of the source's words.
 */
export const REVIEW_REASONS = [
  "other_amount",
  "other_food",
  "not_shown",
  "hardly_one",
  "two_foods",
  "no_food",
  "two_amounts",
  "unknown_words",
  "amount_of_page",
  "joined",
  "cut_out",
] as const;

export const reviewReasonWire = z.object({
  part: z.enum(["amount", "unit", "food"]),
  why: z.enum(REVIEW_REASONS),
  words: z.array(z.string()).optional(),
});

const confidence = z.enum(CONFIDENCES);

/**
 * A line before it is saved. `from`: the source's own words, where they are others than the line's. `source` null: the
 * page was read before, and where each line stood was not kept.
 */
export const reviewedLineWire = z.object({
  line: z.string(),
  group: z.string().nullable(),
  source: z.enum(LINE_SOURCES).nullable(),
  from: z.string().nullable(),
  confidence: z.object({ amount: confidence, unit: confidence, food: confidence }),
  reasons: z.array(reviewReasonWire),
});

/**
 * What is shown before a recipe is saved. `recipe_id`: of the page's recipe, which others may have saved; null for a
 * pasted text, of which nothing is stored yet.
 */
export const reviewWire = z.object({
  title: z.string(),
  recipe_id: z.string().nullable(),
  lines: z.array(reviewedLineWire),
});

export type Confidence = z.infer<typeof confidence>;
export type ReviewReason = z.infer<typeof reviewReasonWire>;
export type ReviewedLineWire = z.infer<typeof reviewedLineWire>;
export type ReviewWire = z.infer<typeof reviewWire>;
