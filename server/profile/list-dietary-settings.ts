import { ALLERGY_GROUP } from "@/lib/dietary/diets";
import { wayOf } from "@/lib/dietary/more-ways";
import { isSafetyRelevant } from "@/lib/profile-limits";
import type { Setting } from "@/server/dietary/engine/judge";
import { type Profile, readProfile } from "./read-profile";

/**
 * A person's records as the engine holds food against them. Every allergy and intolerance is among them, however
 * many there are, and every way of eating: they travel with the diets. `withIngredients`: what they merely avoid or
 * like, too. An ingredient that has no place in the tree goes by its name. Traces are heeded unless their owner has
 * said otherwise. `forOthers`: the answer goes to somebody else, see readProfile.
 */
export async function listDietarySettings(
  userId: string,
  { withIngredients, forOthers = false }: { withIngredients: boolean; forOthers?: boolean },
): Promise<Setting[]> {
  return settingsOf(await readProfile(userId, { parts: SETTING_PARTS, forOthers }), { withIngredients });
}

export const SETTING_PARTS = ["diets", "healthConcerns", "ingredientPreferences"] as const;
type Recorded = Pick<Profile, (typeof SETTING_PARTS)[number]>;

/** The same of what is at hand. */
export function settingsOf(
  { diets, healthConcerns, ingredientPreferences }: Recorded,
  { withIngredients }: { withIngredients: boolean },
): Setting[] {
  const withoutTraces = new Set(
    ingredientPreferences.flatMap(({ preferenceType, traces, ingredient: { slug } }) =>
      preferenceType === "allergy" && traces === false && slug !== null ? [slug] : [],
    ),
  );
  return [
    ...ingredientPreferences.flatMap(({ preferenceType, ingredient, traces }): Setting[] =>
      withIngredients || isSafetyRelevant(preferenceType) || wayOf(ingredient.slug)
        ? [
            {
              type: "ingredient",
              key: ingredient.slug ?? ingredient.name,
              preference: preferenceType,
              ...(preferenceType === "allergy" && traces === false ? { traces } : {}),
            },
          ]
        : [],
    ),
    // What was said of an allergy's weight is also true of the free-from key for the same group.
    ...diets.map((key): Setting => {
      const group = ALLERGY_GROUP[key];
      return group !== undefined && withoutTraces.has(group)
        ? { type: "diet", key, traces: false }
        : { type: "diet", key };
    }),
    ...healthConcerns.flatMap(({ isActive, healthConcern }): Setting[] =>
      isActive ? [{ type: "health", key: healthConcern.name }] : [],
    ),
  ];
}
