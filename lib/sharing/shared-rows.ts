import { isFreeFrom } from "@/lib/dietary/diets";
import { wayOf } from "@/lib/dietary/more-ways";
import { isSafetyRelevant, type PreferenceType } from "@/lib/dietary/preference-kinds";
import type { PreferencesWire } from "@/lib/schemas/profile";
import type { ShareRow } from "@/lib/sight/share-rows";

/** The row of the card in which each opinion of an ingredient appears. */
const ROW_OF: Record<PreferenceType, ShareRow> = {
  allergy: "allergies",
  intolerance: "allergies",
  avoid: "avoids",
  dislike: "avoids",
  love: "likes",
  like: "likes",
};

/** An avoided food that is a way of eating belongs to the diet row. */
export const rowOf = (type: PreferenceType, key: string | null | undefined): ShareRow =>
  wayOf(key) && !isSafetyRelevant(type) ? "diet" : ROW_OF[type];

/**
 * The part of the preferences that the rows show, and nothing else. An allergy belongs to the row of allergies, whether
 * it was recorded as a free-from diet or as an ingredient, and so does an intolerance; a way of eating belongs to the diet row. Notes about a
 * health concern are not on the card.
 */
export function onlyRows(preferences: PreferencesWire, rows: readonly ShareRow[]): PreferencesWire {
  const has = (row: ShareRow) => rows.includes(row);
  return {
    dietary: preferences.dietary.filter((key) => has(isFreeFrom(key) ? "allergies" : "diet")),
    healthConcerns: has("health") ? preferences.healthConcerns.map((each) => ({ ...each, notes: null })) : [],
    ingredientPreferences: preferences.ingredientPreferences.filter((each) =>
      has(rowOf(each.preference_type, each.key)),
    ),
    favorites: has("favorites") ? preferences.favorites : [],
    ...(has("health") && preferences.nutrientLimits ? { nutrientLimits: preferences.nutrientLimits } : {}),
  };
}
