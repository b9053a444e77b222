import { idParam } from "@/lib/schemas/text";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { unsaveRecipe } from "@/server/recipes/save-recipe";

/** `id` is the id of the recipe. */
export const DELETE = endpoint({ caller: signedIn, params: idParam }, ({ caller, params }) =>
  unsaveRecipe(caller, params.id),
);
