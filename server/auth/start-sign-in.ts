import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { signAccessToken } from "./access-token";
import { deviceLabel } from "./device-label";
import { encodeSession, sessionCookie } from "./session-cookie";
import type { UserRow } from "./wire";

export const SIGN_IN_TTL_SECONDS = 14 * 24 * 60 * 60;

export type StartedSignIn = { user: UserRow; accessToken: string; cookie: string };

/** Opens a sign-in for a person whose identity is proven, with both of its carriers. */
export async function startSignIn(user: UserRow, userAgent: string | null): Promise<StartedSignIn> {
  const startedAt = now();
  const expiresAt = new Date(startedAt.getTime() + SIGN_IN_TTL_SECONDS * 1000);
  const signIn = await db.signIn.create({
    data: { userId: user.id, device: deviceLabel(userAgent), createdAt: startedAt, lastUsedAt: startedAt, expiresAt },
    select: { id: true },
  });
  const claims = { userId: user.id, signInId: signIn.id };
  const [accessToken, session] = await Promise.all([
    signAccessToken(claims, startedAt, expiresAt),
    encodeSession(claims, SIGN_IN_TTL_SECONDS),
  ]);
  return { user, accessToken, cookie: sessionCookie(session, SIGN_IN_TTL_SECONDS) };
}
