import { z } from "zod";
import { PREFERENCE_TYPES, SEARCH_LIMIT, SEARCH_MIN_LENGTH } from "@/lib/dietary/preference-kinds";
import { msg } from "@/lib/i18n/sentence";
import { SEVERITIES } from "@/lib/profile/allergies";
import { DIET_KEYS } from "../dietary/diets";
import { MORE_WAY_KEYS } from "../dietary/more-ways";
import { favoriteWire } from "./favorites";
import { id, ingredientRef, line } from "./text";

export const preferenceType = z.enum(PREFERENCE_TYPES);

export const dietKey = z.enum(DIET_KEYS);

export const healthConcernWire = z.object({ id: z.string(), name: z.string() });
export const userHealthConcernWire = z.object({
  id: z.string(),
  health_concern_id: z.string(),
  is_active: z.boolean(),
  notes: z.string().nullable(),
  health_concern: healthConcernWire,
});
export const severity = z.enum(SEVERITIES);

/**
 * `key`: the slug in the ingredient tree, which stays the same if the ingredient is renamed; absent if it has none.
 * `severity` and `traces` (whether traces matter) are present for allergies only.
 */
export const ingredientPreferenceWire = z.object({
  id: z.string(),
  ingredient_id: z.string(),
  preference_type: preferenceType,
  ingredient: z.object({ id: z.string(), name: z.string() }),
  key: z.string().optional(),
  severity: severity.optional(),
  traces: z.boolean().optional(),
});
/**
 * The foods that an opinion of an ingredient also covers: the first few, their total number, and the ingredient's other
 * names.
 */
export const ingredientCoverageWire = z.object({
  foods: z.array(z.string()),
  food_count: z.number().int(),
  synonyms: z.array(z.string()),
});
export const ingredientWire = z.object({
  id: z.string(),
  name: z.string(),
  normalized_name: z.string(),
  /** The slug in the ingredient tree, as in a preference. */
  key: z.string().optional(),
  covers: ingredientCoverageWire,
});

/** The edition of the statement that the person agreed to (lib/profile/health-consent.ts), sent by clients that show it. */
const healthConsent = { health_consent: line(40).min(1).optional() };

const limitSpan = z.enum(["meal", "day"]);
/** A limit of a nutrient that the person's doctor set. */
export const ownLimitWire = z.object({
  nutrient: z.string(),
  label: z.string(),
  unit: z.string(),
  amount: z.number(),
  per: limitSpan,
});
/** The limit by which a serving is judged, and the person's health concerns that it comes from. */
export const nutrientLimitWire = z.object({
  nutrient: z.string(),
  label: z.string(),
  unit: z.string(),
  concerns: z.array(z.string()),
  /** The usual limit of a meal, and its source. */
  usual: z.object({ amount: z.number(), source: z.string() }),
  own: z.object({ amount: z.number(), per: limitSpan }).nullable(),
  /** The limit in effect. */
  per_meal: z.number(),
});
export const nutrientParams = z.object({ nutrient: line(60).min(1) });
/** Rounded to three decimals. */
export const setNutrientLimitBody = z.strictObject({
  amount: z
    .number(msg("mustBeNumber"))
    .min(0.001, msg("atLeastNumber", { count: 0.001 }))
    .max(1_000_000, msg("mostGrouped", { count: 1_000_000 }))
    .transform((amount) => Math.round(amount * 1000) / 1000),
  per: limitSpan,
  ...healthConsent,
});

export const preferencesWire = z.object({
  dietary: z.array(dietKey),
  healthConcerns: z.array(userHealthConcernWire),
  ingredientPreferences: z.array(ingredientPreferenceWire),
  favorites: z.array(favoriteWire),
  nutrientLimits: z.array(ownLimitWire).optional(),
});

/**
 * The bodies that write a profile refuse (422) a field that they do not know: a client that sends an allergy where none is
 * read would otherwise be told that it was saved.
 *
 * `keep_allergies`: free-from keys that the new list leaves out stay as allergies instead of being withdrawn.
 */
export const setDietsBody = z.strictObject({
  dietary: z.array(dietKey).max(100, msg("dietsMost", { count: 3 })),
  keep_allergies: z.boolean().optional(),
});
/** `displaced`: free-from keys that were displaced by a diet and kept as allergies. */
export const setDietsWire = z.object({
  dietary: z.array(dietKey),
  displaced: z.array(z.object({ diet: dietKey, ingredient_preference: ingredientPreferenceWire })),
});

export const addHealthConcernBody = z.strictObject({
  health_concern_id: id,
  notes: line(500).nullish(),
  ...healthConsent,
});
/** `severity` and `traces` apply to allergies; a missing field stays unchanged. */
const weight = { severity: severity.optional(), traces: z.boolean().optional() };
export const setIngredientPreferenceBody = z
  .strictObject({ ingredient_normalization_id: ingredientRef, preference_type: preferenceType, ...weight })
  .refine((body) => body.preference_type === "allergy" || (body.severity ?? body.traces) === undefined, {
    path: ["severity"],
    message: msg("onlyAllergySeverity"),
  });

/** `key`: a slug of the ingredient tree, or the id of an ingredient without one. */
export const allergyParams = z.object({ key: line(200).min(1) });
/** A way of eating beyond the documented keys, named by the slug of the food that it avoids. */
export const wayParams = z.object({ key: z.enum(MORE_WAY_KEYS) });
export const setAllergyBody = z.strictObject(weight);

export const searchQuery = z.object({
  q: line(100).min(SEARCH_MIN_LENGTH, msg("searchTwo", { count: 2 })),
  limit: z.coerce.number().int().min(1).max(20).default(SEARCH_LIMIT),
});

export type HealthConcernWire = z.infer<typeof healthConcernWire>;
export type UserHealthConcernWire = z.infer<typeof userHealthConcernWire>;
export type IngredientPreferenceWire = z.infer<typeof ingredientPreferenceWire>;
export type IngredientCoverageWire = z.infer<typeof ingredientCoverageWire>;
export type IngredientWire = z.infer<typeof ingredientWire>;
export type PreferencesWire = z.infer<typeof preferencesWire>;
export type OwnLimitWire = z.infer<typeof ownLimitWire>;
export type NutrientLimitWire = z.infer<typeof nutrientLimitWire>;
export type SetNutrientLimitBody = z.infer<typeof setNutrientLimitBody>;
export type SetDietsWire = z.infer<typeof setDietsWire>;
