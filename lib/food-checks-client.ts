import { call } from "./api-call";
import type { BodyOf, FormOf } from "./calls/contract";

/** Every call about foods that a person has checked. */
export const foodChecks = {
  checkWords: (body: BodyOf<"POST /api/food-checks">, signal?: AbortSignal) =>
    call("POST /api/food-checks", { body, signal }),
  checkMenu: (body: BodyOf<"POST /api/food-checks/menus">, signal?: AbortSignal) =>
    call("POST /api/food-checks/menus", { body, signal }),
  readMenuPage: (url: string, signal?: AbortSignal) =>
    call("POST /api/food-checks/menus/page", { body: { url }, signal }),
  checkCode: (code: string, signal?: AbortSignal) => call("POST /api/food-checks/code", { body: { code }, signal }),
  searchProducts: (q: string, signal?: AbortSignal) => call("GET /api/products", { query: { q }, signal }),
  readPhoto: (form: FormOf<"POST /api/food-checks/photo">, signal?: AbortSignal) =>
    call("POST /api/food-checks/photo", { form, signal }),
  listAlternatives: (id: string, signal?: AbortSignal) =>
    call("GET /api/food-checks/{id}/alternatives", { params: { id }, signal }),
  remove: (id: string) => call("DELETE /api/food-checks/{id}", { params: { id } }),
  removeAll: () => call("DELETE /api/food-checks"),
};
