import type { IngredientPreferenceWire, PreferencesWire } from "../schemas/profile";
import { freeFromOf, keyOf, labelOf, type Severity } from "./allergies";

/** One thing done to one allergy. `label` is what to show until the server's record is there. */
export type AllergyChange =
  | { on: true; key: string; label: string; severity?: Severity; traces?: boolean }
  | { on: false; key: string };

type Preferences = Pick<PreferencesWire, "dietary" | "ingredientPreferences">;

const isOf = (key: string) => (each: IngredientPreferenceWire) => keyOf(each) === key || each.ingredient_id === key;

/**
 * What the server will answer to this change, for the screen to show meanwhile. Idempotent. An allergy is recorded
 * once: the free-from key that says the same gives way to it.
 */
export function applyAllergyChange<P extends Preferences>(preferences: P, change: AllergyChange): P {
  const { key } = change;
  const diet = freeFromOf(key);
  const dietary = preferences.dietary.filter((each) => each !== diet);
  const before = preferences.ingredientPreferences.find(isOf(key));
  if (!change.on) {
    const stays = (each: IngredientPreferenceWire) => each !== before || each.preference_type !== "allergy";
    return { ...preferences, dietary, ingredientPreferences: preferences.ingredientPreferences.filter(stays) };
  }
  const record = toRecord(before, change);
  const ingredientPreferences = before
    ? preferences.ingredientPreferences.map((each) => (each === before ? record : each))
    : [...preferences.ingredientPreferences, record];
  return { ...preferences, dietary, ingredientPreferences };
}

function toRecord(
  before: IngredientPreferenceWire | undefined,
  { key, label, severity, traces }: Extract<AllergyChange, { on: true }>,
): IngredientPreferenceWire {
  const unsaved = { id: `pending:${key}`, ingredient_id: key, ingredient: { id: key, name: labelOf(key, label) }, key };
  return {
    ...(before ?? unsaved),
    preference_type: "allergy",
    severity: severity ?? before?.severity ?? "allergy",
    traces: traces ?? before?.traces ?? true,
  };
}
