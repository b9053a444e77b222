import { idParam } from "@/lib/schemas/text";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { unsaveRecipe } from "@/server/recipes/save-recipe";

/** The id is the recipe's. */
export const DELETE = endpoint({ caller: signedIn, params: idParam }, ({ caller, params }) =>
  unsaveRecipe(caller, params.id),
);
