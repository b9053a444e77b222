import { leftMarkName } from "@/lib/auth/left-mark";
import type { AccessTokenClaims } from "./access-token";
import { cookieOf, isSecure } from "./cookies";
import { endSignIn } from "./end-sign-in";
import { decodeSession, sessionCookieName } from "./session-cookie";

export const leftMark = (): string => leftMarkName(isSecure());

/** A Set-Cookie value that removes the mark: with every new sign-in, and once the old one has ended. */
export const removedLeftMark = (): string =>
  `${leftMark()}=; Path=/; Max-Age=0; SameSite=Lax${isSecure() ? "; Secure" : ""}`;

/** Programs that keep cookies by hand send a removed one with an empty value: that is no mark. */
const isMark = (value: string | null): boolean => Boolean(value);

export const hasLeft = (request: Request): boolean => isMark(cookieOf(request, leftMark()));

/**
 * The sign-in that a browser's cookies name. If its person has signed out there, it ends now and counts as none.
 * @param read returns a cookie's value, or null
 */
export async function claimsOfCookies(read: (name: string) => string | null): Promise<AccessTokenClaims | null> {
  const session = read(sessionCookieName());
  const claims = session === null ? null : await decodeSession(session);
  if (!claims || !isMark(read(leftMark()))) return claims;
  await endSignIn(claims.signInId);
  return null;
}
