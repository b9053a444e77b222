import { call } from "./api-call";
import type { BodyOf } from "./calls/contract";
import type { PlanWire } from "./schemas/meal-plan";

type Week = Pick<PlanWire, "week" | "starts">;

/** One function for each call of the meal plan. */
export const plans = {
  get: ({ week, starts }: Week, householdId: string | null, signal?: AbortSignal) =>
    call("GET /api/meal-plan", { query: { week, starts, household_id: householdId ?? undefined }, signal }),
  add: (body: BodyOf<"POST /api/meal-plan/entries">) => call("POST /api/meal-plan/entries", { body }),
  change: (id: string, body: BodyOf<"PATCH /api/meal-plan/entries/{id}">) =>
    call("PATCH /api/meal-plan/entries/{id}", { params: { id }, body }),
  remove: (id: string) => call("DELETE /api/meal-plan/entries/{id}", { params: { id } }),
  copyWeek: (body: BodyOf<"POST /api/meal-plan/copy">) => call("POST /api/meal-plan/copy", { body }),
  putOnList: (body: BodyOf<"POST /api/meal-plan/grocery-list">) => call("POST /api/meal-plan/grocery-list", { body }),
  findRecipes: (text: string, householdId: string | null, signal?: AbortSignal) =>
    call("GET /api/meal-plan/recipes", { query: { text, household_id: householdId ?? undefined }, signal }),
};
