import { generateRegistrationOptions } from "@simplewebauthn/server";
import { AppError } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import type { PasskeyOfferBody } from "@/lib/schemas/passkeys";
import { db } from "@/server/db/client";
import { confirmOwnPassword } from "../confirm-own-password";
import type { SignedIn } from "../resolve-caller";
import { requireCodeIfOn } from "../second-factor/confirm-both-factors";
import { createChallenge } from "./challenges";
import { relyingParty } from "./relying-party";

export const MOST_PASSKEYS = 20;

/**
 * The options with which the browser creates a passkey. Because the passkey replaces both factors, the caller must
 * prove both first. Its user handle is the account's id, which reveals nothing about the person.
 */
export async function offerPasskey(caller: SignedIn, body: PasskeyOfferBody) {
  await confirmOwnPassword(caller, "current_password", body.current_password);
  await requireCodeIfOn(caller, body.code);
  const own = await db.passkey.findMany({
    where: { userId: caller.userId },
    select: { credentialId: true, transports: true },
  });
  if (own.length >= MOST_PASSKEYS) throw new AppError("conflict", says("passkeyMost", { count: MOST_PASSKEYS }));
  const { id, name } = relyingParty();
  return generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userID: new Uint8Array(Buffer.from(caller.userId)),
    userName: caller.email,
    userDisplayName: caller.email,
    challenge: await createChallenge(`add ${caller.userId}`),
    attestationType: "none",
    excludeCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}
