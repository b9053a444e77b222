import { recipeSearchQuery, recipeSearchWire } from "@/lib/schemas/recipe-search";
import { visitor } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { searchRecipes } from "@/server/recipes/search/search-recipes";

export const GET = endpoint(
  { caller: visitor, query: recipeSearchQuery, response: recipeSearchWire },
  ({ caller, query }) => searchRecipes(caller.signedIn, query),
);
