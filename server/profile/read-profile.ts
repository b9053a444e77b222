import { ALARMING_CONCERNS } from "@/lib/dietary/voices";
import { db, type Transaction } from "@/server/db/client";
import type { DietKey } from "@/server/db/generated/enums";
import { type FavoriteRow, favoriteSelect } from "@/server/favorites/wire";
import { inForce } from "./health-consent";
import {
  type HealthConcernRow,
  healthConcernSelect,
  type IngredientPreferenceRow,
  ingredientPreferenceSelect,
  type NutrientLimitRow,
  nutrientLimitSelect,
} from "./wire";

/** Everything that a person recorded about themselves. */
export type Profile = {
  diets: DietKey[];
  healthConcerns: HealthConcernRow[];
  ingredientPreferences: IngredientPreferenceRow[];
  favorites: FavoriteRow[];
  nutrientLimits: NutrientLimitRow[];
};
type Part = keyof Profile;

type Whose = { userId: string; forOthers: boolean };
/** Only rows of a person who consented to the storage of health data. */
const agreed = { user: { healthConsents: { some: inForce("health") } } };

const READERS: { [P in Part]: (source: Transaction, whose: Whose) => Promise<Profile[P]> } = {
  diets: async (source, { userId }) => {
    const rows = await source.userDiet.findMany({
      where: { userId },
      orderBy: { slot: "asc" },
      select: { diet: true },
    });
    return rows.map((row) => row.diet);
  },
  healthConcerns: (source, { userId, forOthers }) =>
    source.userHealthConcern.findMany({
      where: {
        userId,
        ...(forOthers ? { OR: [agreed, { healthConcern: { name: { in: [...ALARMING_CONCERNS] } } }] } : {}),
      },
      orderBy: { slot: "asc" },
      select: healthConcernSelect,
    }),
  ingredientPreferences: (source, { userId }) =>
    source.ingredientPreference.findMany({
      where: { userId },
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      select: ingredientPreferenceSelect,
    }),
  favorites: (source, { userId }) =>
    source.userFavorite.findMany({
      where: { userId },
      orderBy: [{ type: "asc" }, { slot: "asc" }],
      select: favoriteSelect,
    }),
  nutrientLimits: (source, { userId, forOthers }) =>
    source.nutrientLimit.findMany({
      where: { userId, ...(forOthers ? agreed : {}) },
      orderBy: { nutrient: { position: "asc" } },
      select: nutrientLimitSelect,
    }),
};

const ALL_PARTS: readonly Part[] = ["diets", "healthConcerns", "ingredientPreferences", "favorites", "nutrientLimits"];

/**
 * The one place that reads a person's profile, for screens, claims and engine. Parts that are not asked for are not
 * read. The size is bounded: three, three, six, one limit per nutrient, and the preferences. `forOthers`: the reader
 * is not the person; then health concerns and doctors' limits are included only with the person's consent
 * (docs/decisions/176). Allergies, and concerns whose absence could hurt, are always included: they go where their
 * owner sent them.
 */
export async function readProfile<P extends Part = Part>(
  userId: string,
  {
    parts = ALL_PARTS as readonly P[],
    source = db,
    forOthers = false,
  }: { parts?: readonly P[]; source?: Transaction; forOthers?: boolean } = {},
): Promise<Pick<Profile, P>> {
  const whose = { userId, forOthers };
  const read = await Promise.all(parts.map(async (part) => [part, await READERS[part](source, whose)] as const));
  return Object.fromEntries(read) as Pick<Profile, P>;
}
