import { AppError } from "@/lib/errors";
import { env } from "@/server/env";

/**
 * A cookie travels with requests that other sites start, so alone it authorises a change only when
 * the browser says that our own page sent it (Sec-Fetch-Site, else Origin). OWASP CSRF cheat sheet.
 */
export function requireSameOrigin(request: Request): void {
  if (!isSameOrigin(request)) throw new AppError("forbidden", "otherPage");
}

/** True only when the browser's headers prove it: a request that has neither header is not from our page. */
export function isSameOrigin(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  return site === null ? request.headers.get("origin") === new URL(env.APP_URL).origin : site === "same-origin";
}

export const isWrite = (method: string): boolean => !["GET", "HEAD", "OPTIONS"].includes(method);
