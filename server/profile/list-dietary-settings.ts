import { ALLERGY_GROUP } from "@/lib/dietary/diets";
import { wayOf } from "@/lib/dietary/more-ways";
import { isSafetyRelevant } from "@/lib/dietary/preference-kinds";
import type { Setting } from "@/server/dietary/engine/judge";
import { type Profile, readProfile } from "./read-profile";

/**
 * A person's records as settings for the engine. They always include every allergy, intolerance and way of eating,
 * however many, because these are released together with the diets. `withIngredients`: also the foods that they merely
 * avoid or like. An ingredient without a place in the tree is matched by its name. Traces count unless the person has
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

/** The same as listDietarySettings, for records that are loaded already. */
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
    // The severity of an allergy also applies to the free-from key of the same group.
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
