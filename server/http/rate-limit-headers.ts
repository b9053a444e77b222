import type { LimitState } from "@/server/limits/rate-limits";

/** The headers that a page of another site may read, so that it can slow down in time. */
export const RATE_LIMIT_HEADERS = "RateLimit, RateLimit-Policy";

/** RateLimit and RateLimit-Policy (draft-ietf-httpapi-ratelimit-headers), as structured fields. */
export function tellLimit(
  headers: Headers,
  policy: "client" | "person",
  { limit, windowSeconds, remaining, resetSeconds }: LimitState,
): void {
  headers.set("RateLimit-Policy", `"${policy}";q=${limit};w=${windowSeconds}`);
  headers.set("RateLimit", `"${policy}";r=${remaining};t=${resetSeconds}`);
}
