import { db, type Transaction } from "@/server/db/client";
import type { DietKey } from "@/server/db/generated/enums";
import { type FavoriteRow, favoriteSelect } from "@/server/favorites/wire";
import {
  type HealthConcernRow,
  healthConcernSelect,
  type IngredientPreferenceRow,
  ingredientPreferenceSelect,
  type NutrientLimitRow,
  nutrientLimitSelect,
} from "./wire";

/** Everything that a person recorded of themselves. */
export type Profile = {
  diets: DietKey[];
  healthConcerns: HealthConcernRow[];
  ingredientPreferences: IngredientPreferenceRow[];
  favorites: FavoriteRow[];
  nutrientLimits: NutrientLimitRow[];
};
type Part = keyof Profile;

const READERS: { [P in Part]: (source: Transaction, userId: string) => Promise<Profile[P]> } = {
  diets: async (source, userId) => {
    const rows = await source.userDiet.findMany({
      where: { userId },
      orderBy: { slot: "asc" },
      select: { diet: true },
    });
    return rows.map((row) => row.diet);
  },
  healthConcerns: (source, userId) =>
    source.userHealthConcern.findMany({ where: { userId }, orderBy: { slot: "asc" }, select: healthConcernSelect }),
  ingredientPreferences: (source, userId) =>
    source.ingredientPreference.findMany({
      where: { userId },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: ingredientPreferenceSelect,
    }),
  favorites: (source, userId) =>
    source.userFavorite.findMany({
      where: { userId },
      orderBy: [{ type: "asc" }, { slot: "asc" }],
      select: favoriteSelect,
    }),
  nutrientLimits: (source, userId) =>
    source.nutrientLimit.findMany({
      where: { userId },
      orderBy: { nutrient: { position: "asc" } },
      select: nutrientLimitSelect,
    }),
};

const ALL_PARTS: readonly Part[] = ["diets", "healthConcerns", "ingredientPreferences", "favorites", "nutrientLimits"];

/**
 * The one place where a person's profile is read: for the screens, the claims, the engine. A part that is not asked
 * for is not read. Bounded: three, three, six, a limit a nutrient, and the preferences.
 */
export async function readProfile<P extends Part = Part>(
  userId: string,
  { parts = ALL_PARTS as readonly P[], source = db }: { parts?: readonly P[]; source?: Transaction } = {},
): Promise<Pick<Profile, P>> {
  const read = await Promise.all(parts.map(async (part) => [part, await READERS[part](source, userId)] as const));
  return Object.fromEntries(read) as Pick<Profile, P>;
}
