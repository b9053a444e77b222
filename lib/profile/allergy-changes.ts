import { isSafetyRelevant } from "@/lib/dietary/preference-kinds";
import type { IngredientPreferenceWire, PreferencesWire } from "@/lib/schemas/profile";
import { freeFromOf, keyOf, labelOf, type Severity } from "./allergies";

/** A change of one allergy. `label` is shown until the server's record arrives. */
export type AllergyChange =
  | { on: true; key: string; label: string; severity?: Severity; traces?: boolean }
  | { on: false; key: string };

type Preferences = Pick<PreferencesWire, "dietary" | "ingredientPreferences">;

const isOf = (key: string) => (each: IngredientPreferenceWire) => keyOf(each) === key || each.ingredient_id === key;

/**
 * The optimistic result of a change: what the server will answer. Idempotent. An allergy is recorded once, so a
 * free-from key that means the same is removed.
 */
export function applyAllergyChange<P extends Preferences>(preferences: P, change: AllergyChange): P {
  const { key } = change;
  const diet = freeFromOf(key);
  const dietary = preferences.dietary.filter((each) => each !== diet);
  const before = preferences.ingredientPreferences.find(isOf(key));
  if (!change.on) {
    const stays = (each: IngredientPreferenceWire) => each !== before || !isSafetyRelevant(each.preference_type);
    return { ...preferences, dietary, ingredientPreferences: preferences.ingredientPreferences.filter(stays) };
  }
  const hasNoFreeFrom = diet === null || !preferences.dietary.includes(diet);
  const record = toRecord(before, change, hasNoFreeFrom);
  const ingredientPreferences = before
    ? preferences.ingredientPreferences.map((each) => (each === before ? record : each))
    : [...preferences.ingredientPreferences, record];
  return { ...preferences, dietary, ingredientPreferences };
}

function toRecord(
  before: IngredientPreferenceWire | undefined,
  { key, label, severity, traces }: Extract<AllergyChange, { on: true }>,
  hasNoFreeFrom: boolean,
): IngredientPreferenceWire {
  // A change of traces alone leaves an intolerance an intolerance. Choosing the food anew makes it an allergy.
  const staysMild = hasNoFreeFrom && before?.preference_type === "intolerance" && traces !== undefined;
  const unsaved = { id: `pending:${key}`, ingredient_id: key, ingredient: { id: key, name: labelOf(key, label) }, key };
  return {
    ...(before ?? unsaved),
    preference_type: "allergy",
    severity: severity ?? before?.severity ?? (staysMild ? "intolerance" : "allergy"),
    traces: traces ?? before?.traces ?? true,
  };
}
