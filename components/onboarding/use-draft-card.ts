import { useMemo } from "react";
import type { Viewer } from "@/components/auth/auth-provider";
import type { FavoritesEditor } from "@/components/favorites/use-favorites";
import type { DietEditor } from "@/components/profile/use-diets";
import type { HealthEditor } from "@/components/profile/use-health-concerns";
import { dietOf } from "@/lib/dietary/diets";
import { type IdCardProfile, toIdCardProfile } from "@/lib/id-card";
import type { IngredientPreferenceWire } from "@/lib/schemas/profile";

type Editors = { diets: DietEditor; health: HealthEditor; favorites: FavoritesEditor };

/** The card as it will be once everything chosen is saved. */
export function useDraftCard(viewer: Viewer | null, { diets, health, favorites }: Editors): IdCardProfile | null {
  return useMemo(() => {
    if (!viewer) return null;
    const kept = diets.displaced.map(({ allergy }): IngredientPreferenceWire => {
      const name = dietOf(allergy).noun ?? dietOf(allergy).label;
      return { id: allergy, ingredient_id: allergy, preference_type: "allergy", ingredient: { id: allergy, name } };
    });
    return toIdCardProfile(viewer.user, {
      dietary: [...diets.chosen],
      healthConcerns: [...health.chosen],
      ingredientPreferences: [...viewer.preferences.ingredientPreferences, ...kept],
      favorites: [...favorites.favorites],
    });
  }, [viewer, diets, health.chosen, favorites.favorites]);
}
