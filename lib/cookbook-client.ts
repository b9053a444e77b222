import { call } from "./api-call";
import type { BodyOf } from "./calls/contract";

/** Every call of what a person keeps of recipes, one function each. */
export const cookbook = {
  getMark: (id: string, signal?: AbortSignal) => call("GET /api/cookbook/recipes/{id}", { params: { id }, signal }),
  getSheet: (id: string) => call("GET /api/cookbook/recipes/{id}/sheet", { params: { id } }),
  changeMark: (id: string, body: BodyOf<"PATCH /api/cookbook/recipes/{id}">) =>
    call("PATCH /api/cookbook/recipes/{id}", { params: { id }, body }),
  readNews: (id: string) => call("DELETE /api/cookbook/recipes/{id}/news", { params: { id } }),
  readDecision: (id: string) => call("DELETE /api/cookbook/recipes/{id}/decision", { params: { id } }),
  addCooking: (id: string, body: BodyOf<"POST /api/cookbook/recipes/{id}/cooked">) =>
    call("POST /api/cookbook/recipes/{id}/cooked", { params: { id }, body }),
  removeCooking: (id: string) => call("DELETE /api/cookbook/cooked/{id}", { params: { id } }),
  listCollections: () => call("GET /api/cookbook/collections"),
  createCollection: (name: string, id: string) => call("POST /api/cookbook/collections", { body: { id, name } }),
  changeCollection: (id: string, body: BodyOf<"PATCH /api/cookbook/collections/{id}">) =>
    call("PATCH /api/cookbook/collections/{id}", { params: { id }, body }),
  deleteCollection: (id: string) => call("DELETE /api/cookbook/collections/{id}", { params: { id } }),
  collect: (id: string, recipeId: string) =>
    call("PUT /api/cookbook/collections/{id}/recipes/{recipeId}", { params: { id, recipeId } }),
  uncollect: (id: string, recipeId: string) =>
    call("DELETE /api/cookbook/collections/{id}/recipes/{recipeId}", { params: { id, recipeId } }),
};
