import { call, send } from "./api-call";
import type {
  AddRecipeBody,
  GroceryChange,
  GroceryChangedWire,
  GroceryJudgementWire,
  GroceryListWire,
  GrocerySummaryWire,
  ListCreatedWire,
  NewList,
  PantryBody,
  PantryItemWire,
  RecipeAddedWire,
  ShopBody,
  ShopWire,
  SuggestionWire,
} from "./schemas/grocery";

const LISTS = "/grocery-lists";
const PANTRY = "/api/grocery/pantry";
const shopPath = (id: string) => `/api/grocery/shops/${encodeURIComponent(id)}`;
const listPath = (id: string) => `${LISTS}/${encodeURIComponent(id)}`;

/** Every call of the grocery screens, one function each. */
export const groceries = {
  listShops: (signal?: AbortSignal) => call<ShopWire[]>("GET", "/api/grocery/shops", { signal }),
  createShop: (body: ShopBody) => call<ShopWire>("POST", "/api/grocery/shops", { body }),
  updateShop: (id: string, body: ShopBody) => call<ShopWire>("PUT", shopPath(id), { body }),
  deleteShop: (id: string) => call("DELETE", shopPath(id)),
  /** The pantry of a household, or of the person if `householdId` is null. */
  listPantry: (householdId: string | null, signal?: AbortSignal) =>
    call<PantryItemWire[]>("GET", `${PANTRY}${householdId ? `?household_id=${encodeURIComponent(householdId)}` : ""}`, {
      signal,
    }),
  addToPantry: (body: PantryBody) => call<PantryItemWire>("POST", PANTRY, { body }),
  removeFromPantry: (id: string) => call("DELETE", `${PANTRY}/${encodeURIComponent(id)}`),
  /** Foods that the person often buys and that are not on the list. */
  suggest: (listId: string, signal?: AbortSignal) =>
    call<SuggestionWire[]>("GET", `/api/grocery/suggestions?list_id=${encodeURIComponent(listId)}`, { signal }),
  /** `recipe`: added to the new list in the same call. */
  createList: (name: string, more: Omit<NewList, "name"> = {}) =>
    call<ListCreatedWire>("POST", LISTS, { body: { name, ...more } }),
  summarizeLists: () => call<GrocerySummaryWire[]>("GET", `${LISTS}/summary`),
  getList: (id: string) => call<GroceryListWire>("GET", listPath(id)),
  /** `servedAt`: the answer's Date header in milliseconds, exact to the second; null if a proxy removed it. */
  getListWithTime: async (id: string) => {
    const answer = await send("GET", listPath(id));
    const servedAt = Date.parse(answer.headers.get("Date") ?? "");
    return { list: (await answer.json()) as GroceryListWire, servedAt: Number.isNaN(servedAt) ? null : servedAt + 500 };
  },
  /** The list's lines judged by the person's own settings. */
  judgeList: (id: string) => call<GroceryJudgementWire>("GET", `${listPath(id)}/judgement`),
  renameList: (id: string, name: string) => call<GroceryListWire>("PUT", listPath(id), { body: { name } }),
  deleteList: (id: string) => call("DELETE", listPath(id)),
  copyList: (id: string, name: string) =>
    call<GroceryListWire>("POST", `${listPath(id)}/copy`, { body: { new_name: name, copy_checked_status: false } }),
  /** null: stop sharing. */
  shareList: (id: string, householdId: string | null) =>
    call<GroceryListWire>("PUT", `${listPath(id)}/household`, { body: { household_id: householdId } }),
  addRecipe: (id: string, body: AddRecipeBody) => call<RecipeAddedWire>("POST", `${listPath(id)}/add-recipe`, { body }),
  /** Sends changes that a device made, perhaps while offline. */
  sendChanges: (id: string, changes: readonly GroceryChange[]) =>
    call<GroceryChangedWire>("POST", `${listPath(id)}/changes`, { body: { changes } }),
};
