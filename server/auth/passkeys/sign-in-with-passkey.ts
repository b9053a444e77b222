import { type VerifiedAuthenticationResponse, verifyAuthenticationResponse } from "@simplewebauthn/server";
import { AppError } from "@/lib/errors";
import type { PasskeyAnswer } from "@/lib/schemas/passkeys";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { keepAccount, refuseClosedAccount } from "../account-closing";
import { type StartedSignIn, startSignIn } from "../start-sign-in";
import { provenSelect } from "../wire";
import { takeChallenge } from "./challenges";
import { relyingParty } from "./relying-party";

const unknown = () => new AppError("unauthenticated", "passkeyNotHere");

type Known = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

const findPasskey = (credentialId: string) =>
  db.passkey.findUnique({
    where: { credentialId },
    select: {
      ...{ id: true, credentialId: true, publicKey: true, counter: true, transports: true },
      user: { select: provenSelect },
    },
  });

/**
 * Opens a sign-in by a passkey alone: the device that holds it and what unlocks the device are two factors. Every
 * failure has the same answer, except 403 for a closed account; `keepsAccount` calls off its deletion. A signature
 * counter that goes backwards means that the passkey was copied, so the sign-in is refused.
 */
export async function signInWithPasskey(
  response: PasskeyAnswer,
  userAgent: string | null,
  keepsAccount = false,
): Promise<StartedSignIn> {
  const passkey = await findPasskey(response.id);
  // Verifying uses up the challenge, whatever the result.
  const verified = await verify(passkey, response);
  if (!passkey || !verified?.verified) throw unknown();
  const handle = response.response.userHandle;
  if (handle !== undefined && Buffer.from(handle, "base64url").toString() !== passkey.user.id) throw unknown();
  if (!(await raiseCounter(passkey, verified.authenticationInfo))) throw unknown();
  if (keepsAccount) await keepAccount(passkey.user);
  else await refuseClosedAccount(passkey.user.id);
  const started = await startSignIn(passkey.user, userAgent);
  if (!started) throw unknown();
  return started;
}

async function verify(passkey: Known | null, response: PasskeyAnswer): Promise<VerifiedAuthenticationResponse | null> {
  const { id, origin } = relyingParty();
  try {
    return await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge("sign in", challenge),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: response.id,
        publicKey: new Uint8Array(passkey?.publicKey ?? []),
        counter: Number(passkey?.counter ?? 0n),
      },
    });
  } catch {
    return null;
  }
}

/**
 * Of two answers at once with the same counter only one is accepted, unless the authenticator has no counter (always
 * 0).
 */
async function raiseCounter(
  { id, counter }: Known,
  answer: VerifiedAuthenticationResponse["authenticationInfo"],
): Promise<boolean> {
  const { count } = await db.passkey.updateMany({
    where: { id, counter },
    data: { counter: BigInt(answer.newCounter), backedUp: answer.credentialBackedUp, lastUsedAt: now() },
  });
  return count > 0;
}
