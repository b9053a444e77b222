import { ingredientPreferenceWire, setIngredientPreferenceBody } from "@/lib/schemas/profile";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { setIngredientPreference } from "@/server/profile/set-ingredient-preference";

export const POST = endpoint(
  { caller: signedIn, body: setIngredientPreferenceBody, response: ingredientPreferenceWire },
  ({ caller, body: { ingredient_normalization_id: ingredientId, preference_type: type, ...weight } }) =>
    setIngredientPreference(caller.userId, ingredientId, type, weight),
);
