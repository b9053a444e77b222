import { env } from "@/server/env";

const isSecure = () => env.APP_URL.startsWith("https:");

/** With https a browser takes such a name from this host alone: not from another of its domain, nor without https. */
export const cookiePrefix = (): string => (isSecure() ? "__Host-" : "");

/** A Set-Cookie value; with no time left it removes the cookie. */
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
