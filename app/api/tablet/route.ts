import { pairedWire, pairingBody } from "@/lib/schemas/tablets";
import { endpoint } from "@/server/http/endpoint";
import { countingGuesses } from "@/server/http/guessed-code";
import { guestDevice } from "@/server/http/guest-device";
import { Reply } from "@/server/http/reply";
import { tabletCookie } from "@/server/http/tablet-caller";
import { pairTablet } from "@/server/team/tablets";

/** Pairs the device on which the code is typed. Wrong codes are counted by address. */
export const POST = endpoint(
  { caller: guestDevice, countsItself: true, body: pairingBody, response: pairedWire },
  async ({ body, request }) => {
    const { token, name, venue } = await countingGuesses(request, () => pairTablet(body.code));
    return new Reply({ name, venue }, { cookies: [tabletCookie(token)] });
  },
);
