import { z } from "zod";
import { msg, type Said, sentenceIn } from "@/lib/i18n/sentence";
import { zodSentence } from "@/lib/i18n/zod-sentence";
import { clientFields } from "@/lib/schemas/oauth";
import { caption } from "@/lib/schemas/photos";
import {
  ingredientBody,
  instructionBody,
  MAX_TITLE_LENGTH,
  minutes,
  servings,
  webAddress,
} from "@/lib/schemas/recipe-bodies";
import { line, paragraph, requiredLine } from "@/lib/schemas/text";
import { label, OPTIONAL_VENUE_FIELDS, timeZone, VENUE_FIELDS } from "@/lib/schemas/venues";
import { TIME_COLUMNS } from "@/server/recipes/recipe-facts";

const personName = line(100);
const language = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, msg("languageTag"));
const amount = z.number(msg("mustBeNumber")).min(0, msg("zeroOrMore")).max(99_999_999, msg("tooLargeNumber"));
const moreThanNothing = amount.gt(0, msg("moreThanNumber", { count: 0 }));
const position = z.number().int().min(0, msg("zeroOrMore")).max(100_000, msg("tooLargeNumber"));
const { name: lineName, quantity, unit, group, note } = ingredientBody.shape;

/**
 * The rules that the product itself has for these columns, by model. The console stores nothing that the product's own
 * forms and calls refuse, because its pages, counts and answers rely on them: a venue's time zone exists, a name is one
 * line. Every text and number that may be edited has a rule (a test holds it).
 */
export const VALUE_RULES: Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> = {
  dietary_attributes: {
    key: z
      .string()
      .max(60, msg("charactersMost", { count: 60 }))
      .regex(/^[a-z][a-z0-9_]*$/, msg("smallKey")),
    description: paragraph(1000),
  },
  nutrients: { label: requiredLine(60), position },
  health_concerns: { explanation: paragraph(1000), position },
  allergen_classes: { name: requiredLine(100), number: position },
  ingredients: { name: requiredLine(200), category: requiredLine(100) },
  ingredient_synonyms: { text: requiredLine(200), language },
  ingredient_nutrients: { per_100g: amount },
  ingredient_portions: { amount: moreThanNothing, measure: requiredLine(60), grams: moreThanNothing },
  favorite_items: { name: requiredLine(80) },
  recipes: {
    title: requiredLine(MAX_TITLE_LENGTH),
    language,
    servings,
    yield_text: line(200),
    ...Object.fromEntries(TIME_COLUMNS.map((column) => [column, minutes])),
  },
  recipe_ingredients: { group_name: group, name: lineName, quantity, unit, note },
  recipe_instructions: { group_name: instructionBody.shape.group, text: instructionBody.shape.text },
  recipe_photos: { caption },
  users: { first_name: personName, last_name: personName, picture: webAddress },
  venues: { ...VENUE_FIELDS, ...OPTIONAL_VENUE_FIELDS, time_zone: timeZone },
  locations: { label },
  oauth_clients: { name: clientFields.shape.name, description: clientFields.shape.description },
};

/** Why the product would refuse this value of the column, or null. Numbers may come as texts. */
export function refusalOf(model: string, column: { name: string; type: string }, value: unknown): Said | null {
  const rule = VALUE_RULES[model]?.[column.name];
  if (!rule || value === null) return null;
  const isNumber = ["integer", "bigint", "float", "decimal"].includes(column.type);
  const { success, error } = rule.safeParse(isNumber ? Number(value) : value, { error: zodSentence });
  return success ? null : sentenceIn(error.issues[0]?.message ?? msg("invalidInput"));
}
