import { isAllowedOrigin } from "@/server/oauth/allowed-origin";
import type { Client } from "@/server/oauth/find-client";
import { RATE_LIMIT_HEADERS } from "./rate-limit-headers";

/** Lets the calling page read the answer (CORS), if its origin is one of the application's own. */
export function allowOriginOf(client: Client, request: Request, headers: Headers): void {
  const origin = request.headers.get("origin");
  if (origin === null || !isOriginOf(client, origin)) return;
  headers.set("Access-Control-Allow-Origin", origin);
  headers.set("Access-Control-Expose-Headers", `WWW-Authenticate, Retry-After, X-Request-Id, ${RATE_LIMIT_HEADERS}`);
}

function isOriginOf({ allowedDomains, redirectUris }: Client, origin: string): boolean {
  if (isAllowedOrigin(origin, allowedDomains)) return true;
  return redirectUris.some((uri) => /^https?:/i.test(uri) && URL.canParse(uri) && new URL(uri).origin === origin);
}
