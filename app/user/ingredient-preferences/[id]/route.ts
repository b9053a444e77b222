import { idParam } from "@/lib/schemas/text";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { removeIngredientPreference } from "@/server/profile/remove-ingredient-preference";

export const DELETE = endpoint({ caller: signedIn, params: idParam }, ({ caller, params }) =>
  removeIngredientPreference(caller, params.id),
);
