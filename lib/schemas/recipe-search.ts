import { z } from "zod";
import { msg } from "@/lib/i18n/sentence";
import { DIET_KEYS } from "../dietary/diets";
import { SORTS } from "../recipes/sorts";
import { personAtTable } from "./recipe-judgement";
import { optionalKinds } from "./recipe-kinds";
import { DEFAULT_RECIPE_PAGE_SIZE, fitQuery, pageNumber, recipePageSize, recipeWire } from "./recipes";
import { line } from "./text";

export const MAX_SEARCH_TERMS = 20;

/** A parameter that may be repeated; empty values are ignored. */
const terms = z
  .union([
    line(100).transform((text) => [text]),
    z.array(line(100)).max(MAX_SEARCH_TERMS, msg("mostPlain", { count: MAX_SEARCH_TERMS })),
  ])
  .transform((list) => list.filter((text) => text !== ""))
  .default([]);

/**
 * `ingredients` and `exclude` may be repeated. `exclude` also covers every food below the excluded one (nuts: almonds)
 * and recipes for which it is unknown. `fit`: as in the list of recipes; with `relaxed`, results are grouped as in the
 * order "fit": fits, fits depending on labels, unknown, does not fit. `max_time`: in minutes, only recipes with a known
 * time. `diet`: only recipes known to fit. `have`: the foods at hand; only recipes that use some of them, each with
 * what is missing. `sort`: "best" is by words, without words the newest first; "fewest_missing" needs `have`, "fit"
 * needs a signed-in caller.
 */
export const recipeSearchQuery = z.object({
  q: line(200).default(""),
  ingredients: terms,
  match: z.enum(["all", "any"], msg("allOrAny")).default("all"),
  exclude: terms,
  ...fitQuery,
  max_time: z.coerce.number(msg("mustBeNumber")).int(msg("mustBeWhole")).min(1).max(10_000).optional(),
  ...optionalKinds,
  diet: z.enum(DIET_KEYS, msg("noDiet")).optional(),
  have: terms,
  sort: z.enum(SORTS, msg("noOrder")).default("best"),
  source_url: z
    .string()
    .trim()
    .max(2000, msg("charactersMost", { count: 2000 }))
    .optional(),
  page: pageNumber.default(1),
  page_size: recipePageSize.default(DEFAULT_RECIPE_PAGE_SIZE),
});

/**
 * `total_count`: SEARCH_TOTAL_LIMIT means that many or more. `hidden_count`: as in the list. `corrected_q`: the words
 * that were searched for, if nothing contains the typed ones. `unknown_terms`: excluded words that are not known as a
 * food; only recipes that contain these words are left out.
 */
export const recipeSearchWire = z.object({
  items: z.array(recipeWire),
  total_count: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
  total_pages: z.number().int(),
  hidden_count: z.number().int().nullable(),
  corrected_q: z.string().nullable(),
  /** The diet that the words name ("coeliac", "vegan curry"): only recipes known to fit it were searched. */
  named_diet: z.enum(DIET_KEYS).nullable(),
  unknown_terms: z.array(z.string()),
  /** How many recipes of this page are being read again after a change of the engine; 0 almost always. */
  earlier_readings: z.number().int(),
  /** For a person who is signed in: everybody at their table, for whom the recipes were checked and for whom not. */
  people: z.array(personAtTable).optional(),
});

export type RecipeSearchQuery = z.infer<typeof recipeSearchQuery>;
export type RecipeSearchWire = z.infer<typeof recipeSearchWire>;
