/**
 * RFC 6749 4.1.2.1 and 5.2, RFC 6750 3.1, RFC 7009 2.2.1, RFC 7591 3.2.2, RFC 8707 2, RFC 9101 7, RFC 9449 12.2, OpenID
 * Connect Core 3.1.2.6.
 */
export type ProtocolErrorCode =
  | "invalid_request"
  | "invalid_client"
  | "invalid_grant"
  | "invalid_scope"
  | "invalid_token"
  | "unauthorized_client"
  | "unsupported_grant_type"
  | "unsupported_response_type"
  | "request_not_supported"
  | "request_uri_not_supported"
  | "invalid_request_uri"
  | "invalid_dpop_proof"
  | "registration_not_supported"
  | "access_denied"
  | "invalid_target"
  | "insufficient_scope"
  | "invalid_redirect_uri"
  | "invalid_client_metadata"
  | "login_required"
  | "consent_required"
  | "server_error"
  | "temporarily_unavailable";

type More = { status?: number; headers?: Record<string, string> };

/** An error for a third party. `description`: ASCII without `"` and `\` (RFC 6749 5.2), and no internal details. */
export class ProtocolError extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(
    /** Null: the answer has no error code (RFC 6750 3.1, for a request without credentials). */
    readonly code: ProtocolErrorCode | null,
    readonly description?: string,
    more: More = {},
  ) {
    super(code ?? "no credentials");
    this.name = "ProtocolError";
    this.status = more.status ?? 400;
    this.headers = more.headers ?? {};
  }
}

export const invalidRequest = (description: string): ProtocolError => new ProtocolError("invalid_request", description);
/** RFC 6750 3.1. */
export const invalidToken = (): ProtocolError =>
  new ProtocolError("invalid_token", "The access token is not valid", {
    status: 401,
    headers: { "WWW-Authenticate": 'Bearer realm="oauth", error="invalid_token"' },
  });
export const invalidGrant = (): ProtocolError =>
  new ProtocolError("invalid_grant", "The code or refresh token is not valid for this request");
