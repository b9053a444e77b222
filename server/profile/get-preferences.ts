import type { PreferencesWire } from "@/lib/schemas/profile";
import { db } from "@/server/db/client";
import { favoriteSelect, toFavoriteWire } from "@/server/favorites/wire";
import {
  healthConcernSelect,
  ingredientPreferenceSelect,
  toHealthConcernWire,
  toIngredientPreferenceWire,
} from "./wire";

/** Everything a person recorded, as the documents shape it. Bounded: three, three, six, and the preferences. */
export async function getPreferences(userId: string): Promise<PreferencesWire> {
  const [diets, healthConcerns, ingredientPreferences, favorites] = await Promise.all([
    db.userDiet.findMany({ where: { userId }, orderBy: { slot: "asc" }, select: { diet: true } }),
    db.userHealthConcern.findMany({ where: { userId }, orderBy: { slot: "asc" }, select: healthConcernSelect }),
    db.ingredientPreference.findMany({
      where: { userId },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: ingredientPreferenceSelect,
    }),
    db.userFavorite.findMany({
      where: { userId },
      orderBy: [{ type: "asc" }, { slot: "asc" }],
      select: favoriteSelect,
    }),
  ]);
  return {
    dietary: diets.map((row) => row.diet),
    healthConcerns: healthConcerns.map(toHealthConcernWire),
    ingredientPreferences: ingredientPreferences.map(toIngredientPreferenceWire),
    favorites: favorites.map(toFavoriteWire),
  };
}
