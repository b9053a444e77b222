import { call } from "./api-call";
import type { BodyOf, QueryOf } from "./calls/contract";

/** Calls for the visit of a device without an account. The device is identified by an HttpOnly cookie. */
export const guestVisitsApi = {
  offer: (query: QueryOf<"GET /api/guest-visits/offer">) => call("GET /api/guest-visits/offer", { query }),
  checkIn: (body: BodyOf<"POST /api/guest-visits">) => call("POST /api/guest-visits", { body }),
  mine: () => call("GET /api/guest-visits/mine"),
  ring: () => call("POST /api/guest-visits/mine/ring"),
  end: () => call("DELETE /api/guest-visits/mine"),
};
