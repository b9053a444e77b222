// Imports types only, as api-client.ts does: the server validates its answers before it sends them.
import { call } from "./api-call";
import type {
  CopyWeekBody,
  NewPlanEntry,
  PlanEntryChanges,
  PlanEntryWire,
  PlanRecipesWire,
  PlanToListBody,
  PlanToListWire,
  PlanWire,
} from "./schemas/meal-plan";

const PLAN = "/api/meal-plan";
const entryPath = (id: string) => `${PLAN}/entries/${encodeURIComponent(id)}`;

/** One function for each call of the meal plan. */
export const plans = {
  get: (week: string, householdId: string | null, signal?: AbortSignal) => {
    const query = new URLSearchParams({ week, ...(householdId ? { household_id: householdId } : {}) });
    return call<PlanWire>("GET", `${PLAN}?${query}`, { signal });
  },
  add: (body: NewPlanEntry) => call<PlanEntryWire>("POST", `${PLAN}/entries`, { body }),
  change: (id: string, body: PlanEntryChanges) => call<PlanEntryWire>("PATCH", entryPath(id), { body }),
  remove: (id: string) => call("DELETE", entryPath(id)),
  copyWeek: (body: CopyWeekBody) => call<PlanWire>("POST", `${PLAN}/copy`, { body }),
  putOnList: (body: PlanToListBody) => call<PlanToListWire>("POST", `${PLAN}/grocery-list`, { body }),
  findRecipes: (text: string, householdId: string | null, signal?: AbortSignal) =>
    call<PlanRecipesWire>(
      "GET",
      `${PLAN}/recipes?${new URLSearchParams({ text, ...(householdId ? { household_id: householdId } : {}) })}`,
      { signal },
    ),
};
