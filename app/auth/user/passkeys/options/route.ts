import { passkeyOfferBody, passkeyOfferWire } from "@/lib/schemas/passkeys";
import { offerPasskey } from "@/server/auth/passkeys/offer-passkey";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";

/** Beyond the specification: the options that the browser needs to create a passkey. */
export const POST = endpoint(
  { caller: signedIn, limits: [perCaller("second_factor_user")], body: passkeyOfferBody, response: passkeyOfferWire },
  ({ caller, body }) => offerPasskey(caller, body),
);
