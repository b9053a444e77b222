import { createRecipeBody, RECIPE_BODY_LIMIT_BYTES } from "@/lib/schemas/recipe-bodies";
import { recipeDetailWire, recipePageQuery, recipePageWire } from "@/lib/schemas/recipes";
import { signedIn, visitor } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { createRecipe } from "@/server/recipes/create-recipe";
import { listRecipes } from "@/server/recipes/list-recipes";
import { charactersIn } from "@/server/work/budget";

export const GET = endpoint(
  { caller: visitor, query: recipePageQuery, response: recipePageWire },
  ({ caller, query }) => listRecipes(caller.signedIn, query),
);

export const POST = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("write_recipe_user")],
    body: createRecipeBody,
    bodyLimitBytes: RECIPE_BODY_LIMIT_BYTES,
    cost: ({ body }) => charactersIn(body),
    response: recipeDetailWire,
    status: 201,
  },
  ({ caller, body }) => createRecipe(caller, body),
);
