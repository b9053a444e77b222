import { env } from "@/server/env";

export const isSecure = (): boolean => env.APP_URL.startsWith("https:");

/**
 * Over https the `__Host-` prefix makes browsers accept the cookie from this host alone: not from a sibling domain,
 * and not over http.
 */
export const cookiePrefix = (): string => (isSecure() ? "__Host-" : "");

/** A Set-Cookie value; with a maximum age of 0 it removes the cookie. */
export function setCookie(name: string, value: string, maxAgeSeconds: number): string {
  const attributes = ["Path=/", `Max-Age=${maxAgeSeconds}`, "HttpOnly", "SameSite=Lax"];
  if (isSecure()) attributes.push("Secure");
  return [`${name}=${value}`, ...attributes].join("; ");
}

/** The value of a cookie of the request, or null. */
export function cookieOf(request: Request, name: string): string | null {
  const prefix = `${name}=`;
  const pairs = (request.headers.get("cookie") ?? "").split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(prefix))?.slice(prefix.length) || null;
}
