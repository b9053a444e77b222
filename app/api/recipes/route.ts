import { recipePageQuery, recipePageWire } from "@/lib/schemas/recipes";
import { visitor } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { listRecipes } from "@/server/recipes/list-recipes";

export const GET = endpoint(
  { caller: visitor, query: recipePageQuery, response: recipePageWire },
  ({ caller, query }) => listRecipes(caller.signedIn, query),
);
