// Types only, as in api-client.ts: the server parses its answers before they leave.
import { call } from "./api-call";
import type { GuestCheckInInput, GuestOfferWire, GuestVisitWire } from "./schemas/guest-visits";
import type { VisitWire } from "./schemas/visits";

const ADDRESS = "/api/guest-visits";

/** Calls for the visit of a device without an account. The device is identified by an HttpOnly cookie. */
export const guestVisitsApi = {
  offer: (place: Record<string, string>) =>
    call<GuestOfferWire>("GET", `${ADDRESS}/offer?${new URLSearchParams(place)}`),
  checkIn: (body: GuestCheckInInput) => call<VisitWire>("POST", ADDRESS, { body }),
  mine: () => call<GuestVisitWire>("GET", `${ADDRESS}/mine`),
  ring: () => call<GuestVisitWire>("POST", `${ADDRESS}/mine/ring`),
  end: () => call("DELETE", `${ADDRESS}/mine`),
};
