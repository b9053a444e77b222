import { guestOfferWire } from "@/lib/schemas/guest-visits";
import { checkInOfferQuery } from "@/lib/schemas/visits";
import { endpoint } from "@/server/http/endpoint";
import { guestDevice } from "@/server/http/guest-device";
import { Reply } from "@/server/http/reply";
import { getGuestOffer } from "@/server/visits/guests/get-guest-offer";
import { guestCookie, newGuestToken } from "@/server/visits/guests/guest-token";

/**
 * Beyond the specification: the venue of a scanned code, for people without an account. Nothing is stored; the response
 * sets the cookie that later identifies the check-in, so that a double tap creates one visit only.
 */
export const GET = endpoint(
  { caller: guestDevice, query: checkInOfferQuery, response: guestOfferWire },
  async ({ caller, query }) => {
    const offer = await getGuestOffer(caller, query);
    return new Reply(offer, { cookies: [guestCookie(caller.token ?? newGuestToken())] });
  },
);
