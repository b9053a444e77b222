import { call } from "./api-call";
import type { BodyOf } from "./calls/contract";

/** The calls about links that open a recipe for everybody who has them. */
export const recipeLinksApi = {
  all: () => call("GET /user/recipe-links"),
  of: (recipeId: string) => call("GET /user/recipe-links", { query: { recipe_id: recipeId } }),
  create: (body: BodyOf<"POST /user/recipe-links">) => call("POST /user/recipe-links", { body }),
  revoke: (id: string) => call("DELETE /user/recipe-links/{id}", { params: { id } }),
  keepCopy: (key: string) => call("POST /user/recipe-links/copies", { body: { key } }),
};
