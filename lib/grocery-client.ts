import { call, callWithHeaders } from "./api-call";
import type { BodyOf, QueryOf } from "./calls/contract";
import type { GroceryChange, NewList } from "./schemas/grocery";

/** Every call of the grocery screens, one function each. */
export const groceries = {
  listShops: (signal?: AbortSignal) => call("GET /api/grocery/shops", { signal }),
  createShop: (body: BodyOf<"POST /api/grocery/shops">) => call("POST /api/grocery/shops", { body }),
  updateShop: (id: string, body: BodyOf<"PUT /api/grocery/shops/{id}">) =>
    call("PUT /api/grocery/shops/{id}", { params: { id }, body }),
  deleteShop: (id: string) => call("DELETE /api/grocery/shops/{id}", { params: { id } }),
  /** The pantry of a household, or of the person if `householdId` is null. */
  listPantry: (householdId: string | null, signal?: AbortSignal) =>
    call("GET /api/grocery/pantry", { query: { household_id: householdId ?? undefined }, signal }),
  addToPantry: (body: BodyOf<"POST /api/grocery/pantry">) => call("POST /api/grocery/pantry", { body }),
  changeInPantry: (id: string, body: BodyOf<"PUT /api/grocery/pantry/{id}">) =>
    call("PUT /api/grocery/pantry/{id}", { params: { id }, body }),
  cookFromPantry: (query: QueryOf<"GET /api/grocery/pantry/recipes">, signal?: AbortSignal) =>
    call("GET /api/grocery/pantry/recipes", { query, signal }),
  removeFromPantry: (id: string) => call("DELETE /api/grocery/pantry/{id}", { params: { id } }),
  /** Foods that the person often buys and that are not on the list. */
  suggest: (listId: string, signal?: AbortSignal) =>
    call("GET /api/grocery/suggestions", { query: { list_id: listId }, signal }),
  /** `recipe`: added to the new list in the same call. */
  createList: (name: string, more: Omit<NewList, "name"> = {}) =>
    call("POST /grocery-lists", { body: { name, ...more } }),
  summarizeLists: () => call("GET /grocery-lists/summary"),
  getList: (id: string) => call("GET /grocery-lists/{id}", { params: { id } }),
  /** `servedAt`: the answer's Date header in milliseconds, exact to the second; null if a proxy removed it. */
  getListWithTime: async (id: string) => {
    const { answer: list, headers } = await callWithHeaders("GET /grocery-lists/{id}", { params: { id } });
    const servedAt = Date.parse(headers.get("Date") ?? "");
    return { list, servedAt: Number.isNaN(servedAt) ? null : servedAt + 500 };
  },
  /** The list's lines judged by the person's own settings. */
  judgeList: (id: string) => call("GET /grocery-lists/{id}/judgement", { params: { id } }),
  renameList: (id: string, name: string) => call("PUT /grocery-lists/{id}", { params: { id }, body: { name } }),
  deleteList: (id: string) => call("DELETE /grocery-lists/{id}", { params: { id } }),
  copyList: (id: string, name: string) =>
    call("POST /grocery-lists/{id}/copy", { params: { id }, body: { new_name: name, copy_checked_status: false } }),
  /** null: stop sharing. */
  shareList: (id: string, householdId: string | null) =>
    call("PUT /grocery-lists/{id}/household", { params: { id }, body: { household_id: householdId } }),
  addRecipe: (id: string, body: BodyOf<"POST /grocery-lists/{id}/add-recipe">) =>
    call("POST /grocery-lists/{id}/add-recipe", { params: { id }, body }),
  /** Sends changes that a device made, perhaps while offline. */
  sendChanges: (id: string, changes: readonly GroceryChange[]) =>
    call("POST /grocery-lists/{id}/changes", { params: { id }, body: { changes } }),
};
