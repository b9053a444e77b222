import { z } from "zod";
import { PANTRY_AMOUNT_MAX } from "@/lib/grocery/limits";
import { msg } from "@/lib/i18n/sentence";
import { gtin } from "./gtin";
import { personAtTable } from "./recipe-judgement";
import { fitQuery, pageNumber, recipePageSize, recipeWire } from "./recipes";
import { id, line, requiredLine } from "./text";

/** The pantry of a household, or of the caller alone. */
export const pantryQuery = z.object({ household_id: id.optional() });

/** The day printed on a food, whether it says "use by" or "best before". */
const printedDay = z.iso
  .date(msg("dayLike", { day: "2026-12-03" }))
  .refine((text) => text >= "2000-01-01" && text <= "2100-12-31", msg("dayOfCentury"));
const pantryName = requiredLine(200, msg("nameRequired"));
const pantryAmount = line(PANTRY_AMOUNT_MAX).transform((text) => text || null);

/** `gtin`: the code of its packet, 14 digits. */
export const pantryBody = z.object({
  name: pantryName,
  household_id: id.nullish(),
  amount: pantryAmount.nullish(),
  good_until: printedDay.nullish(),
  gtin: gtin.nullish(),
});
/** A field that is left out stays. */
export const pantryChanges = z
  .strictObject({ name: pantryName.optional(), amount: pantryAmount.nullish(), good_until: printedDay.nullish() })
  .refine((body) => Object.keys(body).length > 0, msg("nothingChanges"));
/** `good_until`: the day printed on it, null if nobody wrote one down. */
export const pantryItemWire = z.object({
  id: z.string(),
  name: z.string(),
  amount: z.string().nullable(),
  good_until: z.string().nullable(),
  gtin: z.string().nullable(),
});

/** A food whose day is over or near. */
export type UseFirstWire = { id: string; name: string; good_until: string };

/** `today`: the reader's day, by which a food is past its day; without it the server's, in UTC. */
export const pantryRecipesQuery = z.object({
  household_id: id.optional(),
  today: printedDay.optional(),
  ...fitQuery,
  page: pageNumber.default(1),
  page_size: recipePageSize.default(10),
});
/**
 * Recipes that use what is at home: first those that use what is to be used soon, then those that lack the fewest foods.
 * `uses_soon`: the foods of a recipe that are to be used soon. `counted`: how many foods at home were looked for. `past`:
 * foods past their day, which are not looked for.
 */
export const pantryRecipesWire = z.object({
  items: z.array(recipeWire.extend({ uses_soon: z.array(z.string()) })),
  total_count: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
  total_pages: z.number().int(),
  hidden_count: z.number().int().nullable(),
  earlier_readings: z.number().int(),
  people: z.array(personAtTable).optional(),
  counted: z.number().int(),
  past: z.array(z.string()),
});

export type PantryBody = z.infer<typeof pantryBody>;
export type PantryChanges = z.infer<typeof pantryChanges>;
export type PantryRecipesQuery = z.infer<typeof pantryRecipesQuery>;
export type PantryRecipesWire = z.infer<typeof pantryRecipesWire>;
export type PantryItemWire = z.infer<typeof pantryItemWire>;
