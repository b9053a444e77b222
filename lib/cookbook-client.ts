// Types only, as in api-client.ts: the server parses its answers before they leave.
import { call } from "./api-call";
import type {
  CollectionChanges,
  CollectionWire,
  NewCooking,
  RecipeMarkChanges,
  RecipeMarkWire,
} from "./schemas/cookbook";

const COOKBOOK = "/api/cookbook";
const COLLECTIONS = `${COOKBOOK}/collections`;
const recipePath = (id: string) => `${COOKBOOK}/recipes/${encodeURIComponent(id)}`;

/** Every call of what a person keeps of recipes, one function each. */
export const cookbook = {
  getMark: (recipeId: string, signal?: AbortSignal) => call<RecipeMarkWire>("GET", recipePath(recipeId), { signal }),
  changeMark: (recipeId: string, body: RecipeMarkChanges) =>
    call<RecipeMarkWire>("PATCH", recipePath(recipeId), { body }),
  readNews: (recipeId: string) => call("DELETE", `${recipePath(recipeId)}/news`),
  readDecision: (recipeId: string) => call("DELETE", `${recipePath(recipeId)}/decision`),
  addCooking: (recipeId: string, body: NewCooking) =>
    call<RecipeMarkWire>("POST", `${recipePath(recipeId)}/cooked`, { body }),
  removeCooking: (id: string) => call("DELETE", `${COOKBOOK}/cooked/${encodeURIComponent(id)}`),
  listCollections: () => call<CollectionWire[]>("GET", COLLECTIONS),
  createCollection: (name: string, id: string) => call<CollectionWire>("POST", COLLECTIONS, { body: { id, name } }),
  changeCollection: (id: string, body: CollectionChanges) =>
    call<CollectionWire[]>("PATCH", `${COLLECTIONS}/${id}`, { body }),
  deleteCollection: (id: string) => call("DELETE", `${COLLECTIONS}/${id}`),
  collect: (id: string, recipeId: string) => call("PUT", `${COLLECTIONS}/${id}/recipes/${recipeId}`),
  uncollect: (id: string, recipeId: string) => call("DELETE", `${COLLECTIONS}/${id}/recipes/${recipeId}`),
};
