// Types only, as in api-client.ts: the server parses its answers before they leave.
import { call } from "./api-call";
import type { GuestCardInput, GuestDishesWire, GuestSearchInput } from "./schemas/guest-card";
import type { RecipeJudgementWire } from "./schemas/recipe-judgement";
import type { RecipeSearchWire } from "./schemas/recipe-search";

/** Calls that judge by the card of this device. The card is sent with each call, and the server stores none. */
export const guestCardApi = {
  judge: (recipeId: string, card: GuestCardInput) =>
    call<RecipeJudgementWire>("POST", `/api/guest-card/recipes/${recipeId}/judgement`, { body: { card } }),
  search: (body: GuestSearchInput) => call<RecipeSearchWire>("POST", "/api/guest-card/recipe-search", { body }),
  dishes: (venueId: string, card: GuestCardInput) =>
    call<GuestDishesWire>("POST", `/api/guest-card/venues/${venueId}/dishes`, { body: { card } }),
};
