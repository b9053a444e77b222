import { isSafetyRelevant } from "@/lib/profile-limits";
import type { Setting } from "@/server/dietary/engine/verdict";
import { readProfile } from "./read-profile";

/**
 * A person's records as the engine holds food against them. Every allergy and intolerance is among them, however
 * many there are: they travel with the diets. `withIngredients`: what they merely avoid or like, too. An
 * ingredient that has no place in the tree goes by its name.
 */
export async function listDietarySettings(
  userId: string,
  { withIngredients }: { withIngredients: boolean },
): Promise<Setting[]> {
  const { diets, healthConcerns, ingredientPreferences } = await readProfile(userId, {
    parts: ["diets", "healthConcerns", "ingredientPreferences"],
  });
  return [
    ...ingredientPreferences.flatMap(({ preferenceType, ingredient }): Setting[] =>
      withIngredients || isSafetyRelevant(preferenceType)
        ? [{ type: "ingredient", key: ingredient.slug ?? ingredient.name, preference: preferenceType }]
        : [],
    ),
    ...diets.map((key): Setting => ({ type: "diet", key })),
    ...healthConcerns.flatMap(({ isActive, healthConcern }): Setting[] =>
      isActive ? [{ type: "health", key: healthConcern.name }] : [],
    ),
  ];
}
