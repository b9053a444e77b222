import { call } from "./api-call";

/** The calls about addresses at which a calendar application reads a meal plan. */
export const mealCalendars = {
  list: () => call("GET /api/meal-plan/calendars"),
  create: (householdId: string | null) =>
    call("POST /api/meal-plan/calendars", { body: { household_id: householdId } }),
  remove: (id: string) => call("DELETE /api/meal-plan/calendars/{id}", { params: { id } }),
};
