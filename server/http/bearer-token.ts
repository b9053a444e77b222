import { ProtocolError } from "@/server/oauth/protocol-error";

/** RFC 6750 3: nothing was presented, so no error is named. */
const noCredentials = () =>
  new ProtocolError(null, undefined, {
    status: 401,
    headers: { "WWW-Authenticate": 'Bearer realm="oauth"' },
  });

/** RFC 6750 3.1. */
export const invalidToken = (): ProtocolError =>
  new ProtocolError("invalid_token", "The access token is not valid", {
    status: 401,
    headers: { "WWW-Authenticate": 'Bearer realm="oauth", error="invalid_token"' },
  });

/** The token of the Authorization header; nowhere else is one looked for (RFC 9700 4.3.2). */
export function bearerToken(request: Request): string {
  const authorization = request.headers.get("authorization") ?? "";
  if (!/^bearer(\s|$)/i.test(authorization)) throw noCredentials();
  const token = /^bearer +(\S+)$/i.exec(authorization)?.[1];
  if (token === undefined) throw invalidToken();
  return token;
}
