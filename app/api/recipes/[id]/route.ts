import { recipeDetailWire } from "@/lib/schemas/recipes";
import { idParam } from "@/lib/schemas/text";
import { visitor } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { getRecipe } from "@/server/recipes/find-recipe";

export const GET = endpoint({ caller: visitor, params: idParam, response: recipeDetailWire }, ({ caller, params }) =>
  getRecipe(caller.signedIn, params.id),
);
