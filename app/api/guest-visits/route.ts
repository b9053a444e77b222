import { guestCheckInBody } from "@/lib/schemas/guest-visits";
import { visitWire } from "@/lib/schemas/visits";
import { addressOf } from "@/server/http/address";
import { endpoint } from "@/server/http/endpoint";
import { guestDevice } from "@/server/http/guest-device";
import { perAddress } from "@/server/http/limit";
import { Reply } from "@/server/http/reply";
import { checkInGuest } from "@/server/visits/guests/check-in-guest";
import { guestCookie, newGuestToken } from "@/server/visits/guests/guest-token";

/**
 * Beyond the specification: checks a device in with the card that it stores, or changes what the venue sees of the
 * card.
 */
export const POST = endpoint(
  {
    caller: guestDevice,
    limits: [perAddress("guest_check_in_address")],
    countsItself: true,
    body: guestCheckInBody,
    response: visitWire,
    otherStatus: 201,
  },
  async ({ caller, body, request }) => {
    const token = caller.token ?? newGuestToken();
    const { visit, isNew } = await checkInGuest({ token, address: addressOf(request) }, body);
    return new Reply(visit, { status: isNew ? 201 : 200, cookies: [guestCookie(token)] });
  },
);
