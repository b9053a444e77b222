import { copyRecipeBody } from "@/lib/schemas/recipe-links";
import { recipeDetailWire } from "@/lib/schemas/recipes";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { keepCopy } from "@/server/recipes/links/keep-copy";

export const POST = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("write_recipe_user")],
    body: copyRecipeBody,
    response: recipeDetailWire,
    status: 201,
  },
  ({ caller, body }) => keepCopy(caller, body.key),
);
