import { MORE_WAYS, type MoreWayKey, wayOf } from "@/lib/dietary/more-ways";
import type { IngredientPreferenceWire, PreferencesWire } from "@/lib/schemas/profile";
import { keyOf } from "./allergies";

/** One tap on a way of eating beyond the documented keys. */
export type WayChange = { key: MoreWayKey; on: boolean };

/** In the order of the list. */
export const waysOf = (preferences: readonly IngredientPreferenceWire[]): MoreWayKey[] => {
  const keys = new Set(preferences.map(keyOf));
  return MORE_WAYS.flatMap(({ key }) => (keys.has(key) ? [key] : []));
};

/** The optimistic result of a change: what the server will answer. Idempotent. */
export function applyWayChange<P extends Pick<PreferencesWire, "ingredientPreferences">>(
  preferences: P,
  { key, on }: WayChange,
): P {
  const others = preferences.ingredientPreferences.filter((each) => keyOf(each) !== key);
  const before = preferences.ingredientPreferences.find((each) => keyOf(each) === key);
  if (!on) return { ...preferences, ingredientPreferences: others };
  if (before) return preferences;
  const record: IngredientPreferenceWire = {
    id: `pending:${key}`,
    ingredient_id: key,
    ingredient: { id: key, name: wayOf(key)?.avoided ?? key },
    key,
    preference_type: "avoid",
  };
  return { ...preferences, ingredientPreferences: [...others, record] };
}
