import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { MAX_PICKED } from "../recipes/max-picked";
import { ofEachTime } from "../recipes/times";
import { kindsOfBody } from "./recipe-kinds";
import { MAX_INGREDIENT_LENGTH, MAX_RECIPE_LINES, MAX_STEP_LENGTH } from "./recipe-limits";
import { id, line, paragraph, requiredLine, timestamp } from "./text";

export const MAX_TITLE_LENGTH = 300;
/** Enough for the largest valid recipe in any script. */
export const RECIPE_BODY_LIMIT_BYTES = 2 * 1024 * 1024;
/** Enough for a pasted page of the size that would be fetched, with its JSON escapes. */
export const IMPORT_BODY_LIMIT_BYTES = 6 * 1024 * 1024;
const MAX_PASTED_LENGTH = 5_000_000;
const MAX_MINUTES = 100_000;

/** "" and null both remove the value. */
const optionalLine = (max: number) =>
  line(max)
    .nullish()
    .transform((text) => text || null);

/** Numbers are accepted as well as text. */
const quantity = z
  .union(
    [line(60), z.number().nonnegative(msg("notNegative")).max(1e6, msg("tooMuch")).transform(String)],
    msg("textOrNumber"),
  )
  .nullish()
  .transform((text) => text || null);

const order = z
  .number(msg("mustBeNumber"))
  .int(msg("mustBeWhole"))
  .min(1, msg("atLeastNumber", { count: 1 }))
  .max(100_000, msg("tooLargeNumber"));
/** The id of an existing line; any other value creates a new line. */
const lineId = z.union([z.string().max(100), z.number()]).nullish();

export const ingredientBody = z.object({
  id: lineId,
  name: requiredLine(MAX_INGREDIENT_LENGTH, msg("ingredientNamed")),
  quantity,
  unit: optionalLine(60),
  group: optionalLine(120),
  note: optionalLine(300),
  order: order.nullish(),
});

export const instructionBody = z.object({
  id: lineId,
  text: paragraph(MAX_STEP_LENGTH).refine((text) => text !== "", msg("stepText")),
  group: optionalLine(120),
  order: order.nullish(),
});

export const minutes = z
  .number(msg("mustBeNumber"))
  .int(msg("wholeMinutes"))
  .min(0, msg("notNegative"))
  .max(MAX_MINUTES, msg("tooLong"))
  .nullable();

export const webAddress = z
  .string()
  .trim()
  .max(2000, msg("charactersMost", { count: 2000 }))
  .refine((text) => text === "" || isWebAddress(text), msg("webAddress"))
  .transform((text) => text || null)
  .nullable();

/** Refuses addresses with a user name and password, which would be shown with the link. */
function isWebAddress(text: string): boolean {
  try {
    const url = new URL(text);
    return /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
  } catch {
    return false;
  }
}

export const servings = z
  .number(msg("mustBeNumber"))
  .positive(msg("moreThanNumber", { count: 0 }))
  .max(10_000, msg("mostPlain", { count: 10_000 }))
  .transform((count) => Math.max(0.01, Math.round(count * 100) / 100))
  .nullable();

/** Optional fields. When missing, they are empty in a new recipe and unchanged in an update. */
const optionalParts = {
  servings: servings.optional(),
  yield_text: line(200).nullable().optional(),
  description: line(300).nullable().optional(),
  ...kindsOfBody,
  ...ofEachTime(() => minutes.optional()),
  source_url: webAddress.optional(),
  image: webAddress.optional(),
  is_public: z.boolean(msg("trueOrFalse")).optional(),
};

const parts = {
  title: requiredLine(MAX_TITLE_LENGTH, msg("titleRequired")),
  ingredients: z
    .array(ingredientBody)
    .min(1, msg("oneIngredient"))
    .max(MAX_RECIPE_LINES, msg("ingredientsMost", { count: MAX_RECIPE_LINES })),
  instructions: z
    .array(instructionBody)
    .min(1, msg("oneInstruction"))
    .max(MAX_RECIPE_LINES, msg("instructionsMost", { count: MAX_RECIPE_LINES })),
  ...optionalParts,
};

/** `user_id` must be the caller (403). */
export const createRecipeBody = z.object({ ...parts, user_id: id.optional() });

export const dismissLeftOut = z
  .array(z.string().max(500, msg("charactersMost", { count: 500 })))
  .max(100, msg("mostPlain", { count: 100 }))
  .optional();

/**
 * `updated_at`: of the version that the caller read. A recipe that has changed since is not overwritten (409).
 * `dismiss_left_out`: texts of `left_out` that are no part of the recipe, and lines of `doubtful_lines` that are right as
 * they are. What becomes a line of it is left out no longer.
 */
export const updateRecipeBody = z.object({
  ...parts,
  user_id: id.optional(),
  updated_at: timestamp.optional(),
  dismiss_left_out: dismissLeftOut,
});

export const saveRecipeBody = z.object({ recipe_id: id });

/**
 * An address to fetch, or the source or text of a page that a person pasted; `url` is then only the recipe's source.
 * `save`: the recipe of an address goes to the caller's saved recipes, too; a pasted one is the caller's own anyway.
 * `pick`: the names of the recipes to take of a page or text that holds several. They become the caller's own.
 * `review`: if a line is doubtful, the answer shows the lines (`needs_review`), and nothing is stored or saved until the
 * same call comes without it. `corrections`: what the person makes of lines of a pasted text.
 */
export const lineCorrection = z.object({
  line: z.string().max(MAX_INGREDIENT_LENGTH, msg("charactersMost", { count: MAX_INGREDIENT_LENGTH })),
  text: z
    .string()
    .max(2 * MAX_INGREDIENT_LENGTH, msg("charactersMost", { count: 2 * MAX_INGREDIENT_LENGTH }))
    .refine((text) => text.split("\n").every((line) => line.length <= MAX_INGREDIENT_LENGTH), {
      error: msg("charactersMost", { count: MAX_INGREDIENT_LENGTH }),
    }),
});

export const parseRecipeBody = z
  .object({
    url: z
      .string()
      .trim()
      .min(1, msg("enterAddress"))
      .max(2000, msg("charactersMost", { count: 2000 }))
      .nullish(),
    html: z.string().max(MAX_PASTED_LENGTH, msg("tooLong")).nullish(),
    text: z.string().max(MAX_PASTED_LENGTH, msg("tooLong")).nullish(),
    save: z.boolean().optional(),
    review: z.boolean().optional(),
    corrections: z
      .array(lineCorrection)
      .max(MAX_RECIPE_LINES, msg("ingredientsMost", { count: MAX_RECIPE_LINES }))
      .optional(),
    pick: z
      .array(
        z
          .string()
          .min(1, msg("pickName"))
          .max(300, msg("charactersMost", { count: 300 })),
      )
      .min(1, msg("pickLeast"))
      .max(MAX_PICKED, msg("pickMost", { count: MAX_PICKED }))
      .optional(),
  })
  .refine(({ url, html, text }) => Boolean(url ?? html ?? text), { path: ["url"], error: msg("enterAddress") })
  .refine(({ html, text }) => !(html && text), { path: ["text"], error: msg("htmlOrText") });

export type IngredientBody = z.infer<typeof ingredientBody>;
export type InstructionBody = z.infer<typeof instructionBody>;
export type CreateRecipeBody = z.infer<typeof createRecipeBody>;
export type UpdateRecipeBody = z.infer<typeof updateRecipeBody>;
/** The body before parsing, in which lines may omit fields. */
export type CreateRecipeInput = z.input<typeof createRecipeBody>;
export type UpdateRecipeInput = z.input<typeof updateRecipeBody>;
export type LineCorrection = z.infer<typeof lineCorrection>;
export type ParseRecipeBody = z.infer<typeof parseRecipeBody>;

/**
 * Why an import failed: the answer's `code`, beside the sentence in `detail`. Pasting the page may help with those
 * before `no_recipe`. Beside `several_recipes` the answer names them in `recipes`, so that some can be picked; beside
 * `needs_review` it shows the lines in `review`.
 */
export const IMPORT_FAILURES = [
  "invalid_url",
  "address_not_allowed",
  "unsupported_site",
  "host_not_found",
  "unreachable",
  "timed_out",
  "site_refused",
  "page_not_found",
  "site_error",
  "too_many_redirects",
  "not_html",
  "too_large",
  "line_too_long",
  "incomplete",
  "no_recipe",
  "several_recipes",
  "needs_review",
  "unreadable_table",
  "hidden",
] as const;
export type ImportFailure = (typeof IMPORT_FAILURES)[number];
