import { allergiesOf } from "@/lib/profile/allergies";
import type { UserInfoWire } from "@/lib/schemas/oauth";
import type { Profile } from "@/server/profile/read-profile";
import { toIngredientPreferenceWire } from "@/server/profile/wire";

/** Every allergy and intolerance of a profile as the claim `allergies`, free-from diets among them. */
export function allergiesIn({
  diets,
  ingredientPreferences,
}: Pick<Profile, "diets" | "ingredientPreferences">): NonNullable<UserInfoWire["allergies"]> {
  const preferences = ingredientPreferences.map(toIngredientPreferenceWire);
  return allergiesOf({ dietary: diets, ingredientPreferences: preferences }).map(
    ({ key, label, severity, traces }) => ({ key, name: label, severity, traces }),
  );
}
