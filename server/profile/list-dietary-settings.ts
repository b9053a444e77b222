import { db } from "@/server/db/client";
import type { Setting } from "@/server/dietary/engine/verdict";

/**
 * A person's records as the engine holds food against them. Every allergy is among them, however many there
 * are; an ingredient that has no place in the tree goes by its name.
 */
export async function listDietarySettings(
  userId: string,
  { withIngredients }: { withIngredients: boolean },
): Promise<Setting[]> {
  const [diets, concerns, preferences] = await Promise.all([
    db.userDiet.findMany({ where: { userId }, select: { diet: true } }),
    db.userHealthConcern.findMany({
      where: { userId, isActive: true },
      select: { healthConcern: { select: { name: true } } },
    }),
    withIngredients
      ? db.ingredientPreference.findMany({
          where: { userId },
          select: { preferenceType: true, ingredient: { select: { slug: true, name: true } } },
        })
      : [],
  ]);
  return [
    ...preferences.map(
      ({ preferenceType, ingredient }): Setting => ({
        type: "ingredient",
        key: ingredient.slug ?? ingredient.name,
        preference: preferenceType,
      }),
    ),
    ...diets.map(({ diet }): Setting => ({ type: "diet", key: diet })),
    ...concerns.map(({ healthConcern }): Setting => ({ type: "health", key: healthConcern.name })),
  ];
}
