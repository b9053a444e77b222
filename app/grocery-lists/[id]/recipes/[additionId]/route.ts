import { groceryListWire, listAdditionParams, rescaleRecipeBody } from "@/lib/schemas/grocery";
import { rescaleRecipe } from "@/server/grocery/rescale-recipe";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const PUT = endpoint(
  { caller: signedIn, params: listAdditionParams, body: rescaleRecipeBody, response: groceryListWire },
  ({ caller, params, body }) => rescaleRecipe(caller.userId, params.id, params.additionId, body),
);
