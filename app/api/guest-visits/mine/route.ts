import { guestVisitWire } from "@/lib/schemas/guest-visits";
import { getGuestVisit } from "@/server/analytics/live/answer-card";
import { endpoint } from "@/server/http/endpoint";
import { guestDevice } from "@/server/http/guest-device";
import { Reply } from "@/server/http/reply";
import { endGuestVisit } from "@/server/visits/guests/end-guest-visit";
import { noGuestCookie } from "@/server/visits/guests/guest-token";

/** Beyond the documents: the visit of this device, and who there has read its card. */
export const GET = endpoint({ caller: guestDevice, response: guestVisitWire }, ({ caller }) => getGuestVisit(caller));

/** Ends it. What the venue saw of the card is gone with it. */
export const DELETE = endpoint({ caller: guestDevice }, async ({ caller }) => {
  await endGuestVisit(caller);
  return new Reply(undefined, { cookies: [noGuestCookie()] });
});
