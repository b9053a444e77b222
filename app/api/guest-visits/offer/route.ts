import { guestOfferWire } from "@/lib/schemas/guest-visits";
import { checkInOfferQuery } from "@/lib/schemas/visits";
import { endpoint } from "@/server/http/endpoint";
import { guestDevice } from "@/server/http/guest-device";
import { Reply } from "@/server/http/reply";
import { getGuestOffer } from "@/server/visits/guests/get-guest-offer";
import { guestCookie, newGuestToken } from "@/server/visits/guests/guest-token";

/**
 * Beyond the documents: where a code leads, for whoever has no account. Nothing is recorded; the device gets the cookie
 * that its check-in will be known by, so that two taps are one visit.
 */
export const GET = endpoint(
  { caller: guestDevice, query: checkInOfferQuery, response: guestOfferWire },
  async ({ caller, query }) => {
    const offer = await getGuestOffer(caller, query);
    return new Reply(offer, { cookies: [guestCookie(caller.token ?? newGuestToken())] });
  },
);
