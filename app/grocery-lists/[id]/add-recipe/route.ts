import { addRecipeBody, listParams, recipeAddedWire } from "@/lib/schemas/grocery";
import { addRecipe } from "@/server/grocery/add-recipe";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const POST = endpoint(
  { caller: signedIn, params: listParams, body: addRecipeBody, response: recipeAddedWire },
  ({ caller, params, body }) => addRecipe(caller.userId, params.id, body),
);
