import type { PreferencesWire } from "@/lib/schemas/profile";
import type { Transaction } from "@/server/db/client";
import { toFavoriteWire } from "@/server/favorites/wire";
import { readProfile } from "./read-profile";
import { toHealthConcernWire, toIngredientPreferenceWire, toOwnLimitWire } from "./wire";

type Options = {
  /** True if the reader is somebody other than the person: see readProfile. */
  forOthers?: boolean;
  source?: Transaction;
};

/** Everything a person recorded, in the documented format. */
export async function getPreferences(userId: string, options: Options = {}): Promise<PreferencesWire> {
  const profile = await readProfile(userId, options);
  return {
    dietary: profile.diets,
    healthConcerns: profile.healthConcerns.map(toHealthConcernWire),
    ingredientPreferences: profile.ingredientPreferences.map(toIngredientPreferenceWire),
    favorites: profile.favorites.map(toFavoriteWire),
    // The documented format has no such list, so it is added only for people who have limits.
    ...(profile.nutrientLimits.length > 0 ? { nutrientLimits: profile.nutrientLimits.map(toOwnLimitWire) } : {}),
  };
}
