import { passkeySignInOfferWire } from "@/lib/schemas/passkeys";
import { offerSignIn } from "@/server/auth/passkeys/offer-sign-in";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perAddress } from "@/server/http/limit";

/** Beyond the specification: a challenge for signing in with a passkey. */
export const POST = endpoint(
  { caller: anyone, limits: [perAddress("passkey_address")], response: passkeySignInOfferWire },
  () => offerSignIn(),
);
