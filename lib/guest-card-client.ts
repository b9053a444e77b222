import { call } from "./api-call";
import type { BodyOf } from "./calls/contract";
import type { GuestCardInput } from "./schemas/guest-card";

/** Calls that judge by the card of this device. The card is sent with each call, and the server stores none. */
export const guestCardApi = {
  judge: (id: string, card: GuestCardInput) =>
    call("POST /api/guest-card/recipes/{id}/judgement", { params: { id }, body: { card } }),
  search: (body: BodyOf<"POST /api/guest-card/recipe-search">) => call("POST /api/guest-card/recipe-search", { body }),
  dishes: (id: string, card: GuestCardInput) =>
    call("POST /api/guest-card/venues/{id}/dishes", { params: { id }, body: { card } }),
};
