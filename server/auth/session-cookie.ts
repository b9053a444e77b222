import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import { env } from "@/server/env";
import type { AccessTokenClaims } from "./access-token";

const isSecure = () => env.APP_URL.startsWith("https:");

/** next-auth's own name: its handlers and ours read the same cookie. */
export const sessionCookieName = (): string =>
  isSecure() ? "__Secure-next-auth.session-token" : "next-auth.session-token";

const claims = z.object({ sub: z.uuid(), sid: z.uuid() });

/** The cookie's value: an encrypted JWT in the form that next-auth reads. */
export function encodeSession({ userId, signInId }: AccessTokenClaims, maxAgeSeconds: number): Promise<string> {
  return encode({ token: { sub: userId, sid: signInId }, secret: env.AUTH_SECRET, maxAge: maxAgeSeconds });
}

export async function decodeSession(value: string): Promise<AccessTokenClaims | null> {
  try {
    const parsed = claims.safeParse(await decode({ token: value, secret: env.AUTH_SECRET }));
    return parsed.success ? { userId: parsed.data.sub, signInId: parsed.data.sid } : null;
  } catch {
    return null;
  }
}

const attributes = (maxAgeSeconds: number) =>
  [`Path=/`, `Max-Age=${maxAgeSeconds}`, "HttpOnly", "SameSite=Lax", ...(isSecure() ? ["Secure"] : [])].join("; ");

/** A Set-Cookie value that carries the session. */
export const sessionCookie = (value: string, maxAgeSeconds: number): string =>
  `${sessionCookieName()}=${value}; ${attributes(maxAgeSeconds)}`;

/** A Set-Cookie value that removes it. */
export const endedSessionCookie = (): string => `${sessionCookieName()}=; ${attributes(0)}`;

/** The session's value among the cookies of a request, or null. */
export function sessionOf(request: Request): string | null {
  const prefix = `${sessionCookieName()}=`;
  const pairs = (request.headers.get("cookie") ?? "").split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) || null;
}
