// Imports types only: the server validates its answers before it sends them.
import { call } from "./api-call";
import type { CreateRecipeLinkBody, RecipeLinkWire } from "./schemas/recipe-links";
import type { RecipeDetailWire } from "./schemas/recipes";

/** The calls about links that open a recipe for everybody who has them. */
export const recipeLinksApi = {
  all: () => call<RecipeLinkWire[]>("GET", "/user/recipe-links"),
  of: (recipeId: string) =>
    call<RecipeLinkWire[]>("GET", `/user/recipe-links?recipe_id=${encodeURIComponent(recipeId)}`),
  create: (body: CreateRecipeLinkBody) => call<RecipeLinkWire>("POST", "/user/recipe-links", { body }),
  revoke: (id: string) => call("DELETE", `/user/recipe-links/${encodeURIComponent(id)}`),
  keepCopy: (key: string) => call<RecipeDetailWire>("POST", "/user/recipe-links/copies", { body: { key } }),
};
