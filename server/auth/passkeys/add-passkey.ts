import { type VerifiedRegistrationResponse, verifyRegistrationResponse } from "@simplewebauthn/server";
import { AppError, invalidField } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import type { AddPasskeyBody, PasskeyWire } from "@/lib/schemas/passkeys";
import { runInBackground } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { sendMail } from "@/server/mail/send-mail";
import { lockSignedIn } from "../lock-signed-in";
import { passkeyAddedMail } from "../mails";
import type { SignedIn } from "../resolve-caller";
import { takeChallenge } from "./challenges";
import { MOST_PASSKEYS } from "./offer-passkey";
import { relyingParty } from "./relying-party";
import { passkeySelect, toPasskeyWire } from "./wire";

const refused = () => invalidField("response", "passkeyUnchecked", "wrong_passkey");

/** Stores the public key of a passkey that answered this person's challenge, and tells the owner by mail. */
export async function addPasskey(caller: SignedIn, { name, response }: AddPasskeyBody): Promise<PasskeyWire> {
  const verified = await verify(caller.userId, response);
  if (!verified.verified) throw refused();
  const { credential, credentialBackedUp } = verified.registrationInfo;
  const at = now();
  const added = await db.$transaction(async (tx) => {
    await lockSignedIn(tx, caller);
    const count = await tx.passkey.count({ where: { userId: caller.userId } });
    if (count >= MOST_PASSKEYS) throw new AppError("conflict", says("passkeyMost", { count: MOST_PASSKEYS }));
    const [row] = await tx.passkey.createManyAndReturn({
      data: [
        {
          userId: caller.userId,
          credentialId: credential.id,
          publicKey: new Uint8Array(credential.publicKey),
          counter: BigInt(credential.counter),
          transports: [...(credential.transports ?? [])],
          backedUp: credentialBackedUp,
          name,
          createdAt: at,
        },
      ],
      skipDuplicates: true,
      select: passkeySelect,
    });
    if (!row) throw new AppError("conflict", "passkeyThere");
    return row;
  });
  runInBackground("mail about a passkey", () => sendMail(caller.email, passkeyAddedMail(at), caller.userId));
  return toPasskeyWire(added);
}

async function verify(userId: string, response: AddPasskeyBody["response"]): Promise<VerifiedRegistrationResponse> {
  const { id, origin } = relyingParty();
  try {
    return await verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(`add ${userId}`, challenge),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    });
  } catch {
    // The library throws at any mismatch. The caller does not learn which part failed.
    return { verified: false };
  }
}
