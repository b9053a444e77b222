import type { IngredientPreferenceWire, UserHealthConcernWire } from "@/lib/schemas/profile";
import type { PreferenceType } from "@/server/db/generated/enums";

export const healthConcernSelect = {
  id: true,
  healthConcernId: true,
  isActive: true,
  notes: true,
  healthConcern: { select: { id: true, name: true } },
} as const;

type HealthConcernRow = {
  id: string;
  healthConcernId: string;
  isActive: boolean;
  notes: string | null;
  healthConcern: { id: string; name: string };
};

export const toHealthConcernWire = (row: HealthConcernRow): UserHealthConcernWire => ({
  id: row.id,
  health_concern_id: row.healthConcernId,
  is_active: row.isActive,
  notes: row.notes,
  health_concern: row.healthConcern,
});

export const ingredientPreferenceSelect = {
  id: true,
  ingredientId: true,
  preferenceType: true,
  ingredient: { select: { id: true, name: true } },
} as const;

type IngredientPreferenceRow = {
  id: string;
  ingredientId: string;
  preferenceType: PreferenceType;
  ingredient: { id: string; name: string };
};

export const toIngredientPreferenceWire = (row: IngredientPreferenceRow): IngredientPreferenceWire => ({
  id: row.id,
  ingredient_id: row.ingredientId,
  preference_type: row.preferenceType,
  ingredient: row.ingredient,
});
