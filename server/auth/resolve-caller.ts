import { PERSON_HEADER } from "@/lib/calls/person-header";
import { bearerTokenIn } from "@/server/bearer";
import type { AccountType } from "@/server/db/generated/enums";
import { type AccessTokenClaims, verifyAccessToken } from "./access-token";
import { claimsOfCookies } from "./cookie-claims";
import { cookieOf } from "./cookies";
import { findLiveSignIn } from "./live-sign-in";

export type SignedIn = {
  kind: "signed_in";
  userId: string;
  email: string;
  accountType: AccountType;
  signInId: string;
  via: "bearer" | "cookie";
};

/**
 * The one place that decides who is calling: by the bearer token if there is an Authorization header, else by the
 * session cookie. A wrong header means nobody, and the cookie is not tried. The cookie is also ignored when the page
 * says that it belongs to another person.
 */
export async function resolveSignedIn(request: Request): Promise<SignedIn | null> {
  const authorization = request.headers.get("authorization");
  if (authorization !== null) {
    const token = bearerTokenIn(authorization);
    return token ? toSignedIn(await verifyAccessToken(token), "bearer") : null;
  }
  const claims = await claimsOfCookies((name) => cookieOf(request, name));
  const page = request.headers.get(PERSON_HEADER);
  return page === null || page === claims?.userId ? toSignedIn(claims, "cookie") : null;
}

export async function toSignedIn(claims: AccessTokenClaims | null, via: SignedIn["via"]): Promise<SignedIn | null> {
  const signIn = claims && (await findLiveSignIn(claims));
  if (!signIn) return null;
  const { user } = signIn;
  return {
    kind: "signed_in",
    userId: user.id,
    email: user.email,
    accountType: user.accountType,
    signInId: signIn.id,
    via,
  };
}
