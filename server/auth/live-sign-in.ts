import { MINUTE_MS } from "@/lib/durations";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { log } from "@/server/log";
import type { AccessTokenClaims } from "./access-token";

const TOUCH_AFTER_MS = 5 * MINUTE_MS;

/** The sign-in that a token names, with its user, unless it ended or expired. One indexed query. */
export async function findLiveSignIn({ userId, signInId }: AccessTokenClaims) {
  const signIn = await db.signIn.findUnique({
    where: { id: signInId, userId, endedAt: null, expiresAt: { gt: now() } },
    select: { id: true, lastUsedAt: true, user: { select: { id: true, email: true, accountType: true } } },
  });
  if (signIn && now().getTime() - signIn.lastUsedAt.getTime() > TOUCH_AFTER_MS) void touch(signIn.id);
  return signIn;
}

/** 'Last used' is for people to read: it need not hold the request up, nor be exact to the minute. */
async function touch(signInId: string): Promise<void> {
  try {
    await db.signIn.updateMany({ where: { id: signInId }, data: { lastUsedAt: now() } });
  } catch (error) {
    log.warn({ err: error }, "could not note the last use of a sign-in");
  }
}
