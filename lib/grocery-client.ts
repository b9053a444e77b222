import { call, send } from "./api-call";
import type {
  AddRecipeBody,
  GroceryChange,
  GroceryChangedWire,
  GroceryJudgementWire,
  GroceryListWire,
  GrocerySummaryWire,
  RecipeAddedWire,
} from "./schemas/grocery";

const LISTS = "/grocery-lists";
const listPath = (id: string) => `${LISTS}/${encodeURIComponent(id)}`;

/** Every call of the grocery screens, one function each. */
export const groceries = {
  createList: (name: string) => call<GroceryListWire>("POST", LISTS, { body: { name } }),
  summarizeLists: () => call<GrocerySummaryWire[]>("GET", `${LISTS}/summary`),
  getList: (id: string) => call<GroceryListWire>("GET", listPath(id)),
  /** `servedAt`: by the server's clock, in milliseconds, to the second; null where nothing on the way says it. */
  getListWithTime: async (id: string) => {
    const answer = await send("GET", listPath(id));
    const servedAt = Date.parse(answer.headers.get("Date") ?? "");
    return { list: (await answer.json()) as GroceryListWire, servedAt: Number.isNaN(servedAt) ? null : servedAt + 500 };
  },
  /** The lines held against the person's own settings. */
  judgeList: (id: string) => call<GroceryJudgementWire>("GET", `${listPath(id)}/judgement`),
  renameList: (id: string, name: string) => call<GroceryListWire>("PUT", listPath(id), { body: { name } }),
  deleteList: (id: string) => call("DELETE", listPath(id)),
  copyList: (id: string, name: string) =>
    call<GroceryListWire>("POST", `${listPath(id)}/copy`, { body: { new_name: name, copy_checked_status: false } }),
  /** null: with nobody. */
  shareList: (id: string, householdId: string | null) =>
    call<GroceryListWire>("PUT", `${listPath(id)}/household`, { body: { household_id: householdId } }),
  addRecipe: (id: string, body: AddRecipeBody) => call<RecipeAddedWire>("POST", `${listPath(id)}/add-recipe`, { body }),
  /** What a device did, perhaps while it was offline. */
  sendChanges: (id: string, changes: readonly GroceryChange[]) =>
    call<GroceryChangedWire>("POST", `${listPath(id)}/changes`, { body: { changes } }),
};
