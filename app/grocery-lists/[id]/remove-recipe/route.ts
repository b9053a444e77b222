import { groceryListWire, listParams, removeRecipeBody } from "@/lib/schemas/grocery";
import { removeRecipe } from "@/server/grocery/remove-recipe";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const POST = endpoint(
  { caller: signedIn, params: listParams, body: removeRecipeBody, response: groceryListWire },
  ({ caller, params, body }) => removeRecipe(caller.userId, params.id, body),
);
