import { guestVisitWire } from "@/lib/schemas/guest-visits";
import { getGuestVisit } from "@/server/analytics/live/answer-card";
import { endpoint } from "@/server/http/endpoint";
import { guestDevice } from "@/server/http/guest-device";
import { Reply } from "@/server/http/reply";
import { endGuestVisit } from "@/server/visits/guests/end-guest-visit";
import { noGuestCookie } from "@/server/visits/guests/guest-token";

/** Beyond the specification: the visit of this device, and which staff have read its card. */
export const GET = endpoint({ caller: guestDevice, response: guestVisitWire }, ({ caller }) => getGuestVisit(caller));

/** Ends the visit, and deletes what the venue saw of the card. */
export const DELETE = endpoint({ caller: guestDevice }, async ({ caller }) => {
  await endGuestVisit(caller);
  return new Reply(undefined, { cookies: [noGuestCookie()] });
});
