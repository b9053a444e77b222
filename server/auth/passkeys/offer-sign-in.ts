import { generateAuthenticationOptions } from "@simplewebauthn/server";
import { createChallenge } from "./challenges";
import { relyingParty } from "./relying-party";

/** A challenge for whichever passkey of ours the person picks: it names nobody, so it tells nobody who has an account. */
export const offerSignIn = async () =>
  generateAuthenticationOptions({
    rpID: relyingParty().id,
    challenge: await createChallenge("sign in"),
    userVerification: "required",
  });
