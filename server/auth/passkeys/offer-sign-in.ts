import { generateAuthenticationOptions } from "@simplewebauthn/server";
import { createChallenge } from "./challenges";
import { relyingParty } from "./relying-party";

/** A challenge that any of our passkeys may answer. It lists no passkeys, so it does not reveal who has an account. */
export const offerSignIn = async () =>
  generateAuthenticationOptions({
    rpID: relyingParty().id,
    challenge: await createChallenge("sign in"),
    userVerification: "required",
  });
