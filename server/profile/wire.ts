import type { IngredientPreferenceWire, OwnLimitWire, UserHealthConcernWire } from "@/lib/schemas/profile";
import type { AllergySeverity, LimitSpan, PreferenceType } from "@/server/db/generated/enums";

export const healthConcernSelect = {
  id: true,
  healthConcernId: true,
  isActive: true,
  notes: true,
  healthConcern: { select: { id: true, name: true } },
} as const;

export type HealthConcernRow = {
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
  severity: true,
  traces: true,
  ingredient: { select: { id: true, name: true, slug: true } },
} as const;

export type IngredientPreferenceRow = {
  id: string;
  ingredientId: string;
  preferenceType: PreferenceType;
  severity: AllergySeverity | null;
  traces: boolean;
  ingredient: { id: string; name: string; slug: string | null };
};

/** `severity` and `traces` are included for allergies only, `key` where the tree has one. */
export const toIngredientPreferenceWire = (row: IngredientPreferenceRow): IngredientPreferenceWire => ({
  id: row.id,
  ingredient_id: row.ingredientId,
  preference_type: row.preferenceType,
  ingredient: { id: row.ingredient.id, name: row.ingredient.name },
  ...(row.ingredient.slug ? { key: row.ingredient.slug } : {}),
  ...(row.preferenceType === "allergy" ? { severity: row.severity ?? "allergy", traces: row.traces } : {}),
});

export const nutrientLimitSelect = {
  nutrientKey: true,
  amount: true,
  per: true,
  nutrient: { select: { label: true, unit: true } },
} as const;

export type NutrientLimitRow = {
  nutrientKey: string;
  amount: { toNumber(): number };
  per: LimitSpan;
  nutrient: { label: string; unit: string };
};

export const toOwnLimitWire = ({ nutrientKey, amount, per, nutrient }: NutrientLimitRow): OwnLimitWire => ({
  nutrient: nutrientKey,
  label: nutrient.label,
  unit: nutrient.unit,
  amount: amount.toNumber(),
  per,
});
