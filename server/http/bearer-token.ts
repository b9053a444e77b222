import { bearerTokenIn } from "@/server/bearer";
import { invalidToken, ProtocolError } from "@/server/oauth/protocol-error";

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

/** The token of the Authorization header, the only place where one is accepted (RFC 9700 4.3.2). */
export function bearerToken(request: Request): string {
  const authorization = request.headers.get("authorization") ?? "";
  if (!/^bearer(\s|$)/i.test(authorization)) throw noCredentials();
  refuseInAddress(request);
  const token = bearerTokenIn(authorization);
  if (token === undefined) throw invalidToken();
  return token;
}
