import { createHash, randomBytes } from "node:crypto";
import { MINUTE_MS } from "@/lib/durations";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";

/** A sign-in form may stand open for a while before somebody picks a passkey in it. */
const TTL_MS = 15 * MINUTE_MS;
const CHALLENGE_BYTES = 32;

/**
 * What a challenge is for: any sign-in, or one person's new passkey. A challenge of one kind is refused for the other.
 */
export type ChallengePurpose = "sign in" | `add ${string}`;

const hashOf = (purpose: ChallengePurpose, challenge: string): string =>
  createHash("sha256").update(`${purpose}\n${challenge}`).digest("hex");

/** Stored in the database, because another process may receive the answer. */
export async function createChallenge(purpose: ChallengePurpose): Promise<Uint8Array<ArrayBuffer>> {
  const challenge = new Uint8Array(randomBytes(CHALLENGE_BYTES));
  const hash = hashOf(purpose, Buffer.from(challenge).toString("base64url"));
  await db.passkeyChallenge.create({ data: { hash, expiresAt: new Date(now().getTime() + TTL_MS) } });
  return challenge;
}

/**
 * Uses up a challenge: of several answers at once only one succeeds. False when it is used, expired, or was issued for
 * another purpose.
 */
export async function takeChallenge(purpose: ChallengePurpose, challenge: string): Promise<boolean> {
  const { count } = await db.passkeyChallenge.deleteMany({
    where: { hash: hashOf(purpose, challenge), expiresAt: { gt: now() } },
  });
  return count > 0;
}
