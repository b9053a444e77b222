import { RECIPE_BODY_LIMIT_BYTES, updateRecipeBody } from "@/lib/schemas/recipe-bodies";
import { recipeDetailWire } from "@/lib/schemas/recipes";
import { idParam } from "@/lib/schemas/text";
import { signedIn, visitor } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { deleteRecipe } from "@/server/recipes/delete-recipe";
import { getRecipe } from "@/server/recipes/find-recipe";
import { updateRecipe } from "@/server/recipes/update-recipe";
import { charactersIn } from "@/server/work/budget";

export const GET = endpoint({ caller: visitor, params: idParam, response: recipeDetailWire }, ({ caller, params }) =>
  getRecipe(caller.signedIn, params.id),
);

export const PUT = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("write_recipe_user")],
    params: idParam,
    body: updateRecipeBody,
    bodyLimitBytes: RECIPE_BODY_LIMIT_BYTES,
    cost: ({ body }) => charactersIn(body),
    response: recipeDetailWire,
  },
  ({ caller, params, body }) => updateRecipe(caller, params.id, body),
);

export const DELETE = endpoint({ caller: signedIn, params: idParam }, ({ caller, params }) =>
  deleteRecipe(caller, params.id),
);
