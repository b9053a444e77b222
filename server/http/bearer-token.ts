import { invalidToken, ProtocolError } from "@/server/oauth/protocol-error";
import type { PresentedToken } from "@/server/oauth/resolve-access-token";
import { isByProof, presentedToken, proofChallenge } from "./presented-token";

/** RFC 6750 3: a request without credentials is answered without an error code. */
const noCredentials = () =>
  new ProtocolError(null, undefined, {
    status: 401,
    headers: { "WWW-Authenticate": 'Bearer realm="oauth"' },
  });

/** RFC 6750 3.1 and 2.3: a token in the address ends up in logs and browser histories, so it is refused unread. */
function refuseInAddress(request: Request): void {
  if (!new URL(request.url).searchParams.has("access_token")) return;
  throw new ProtocolError("invalid_request", "The token belongs in the header", {
    headers: { "WWW-Authenticate": 'Bearer realm="oauth", error="invalid_request"' },
  });
}

/**
 * The token of the Authorization header, the only place where one is accepted (RFC 9700 4.3.2).
 * @throws ProtocolError 401
 */
export async function requireToken(request: Request): Promise<PresentedToken> {
  if (!/^bearer(\s|$)/i.test(request.headers.get("authorization") ?? "") && !isByProof(request)) throw noCredentials();
  refuseInAddress(request);
  const presented = await presentedToken(request);
  if (presented === null) throw refusedToken(request);
  return presented;
}

/** `invalid_token`, with the challenge of the scheme that the caller used (RFC 6750 3.1, RFC 9449 7.1). */
export function refusedToken(request: Request): ProtocolError {
  const error = invalidToken();
  if (!isByProof(request)) return error;
  const headers = { "WWW-Authenticate": proofChallenge("invalid_token") };
  return new ProtocolError(error.code, error.description, { status: error.status, headers });
}
