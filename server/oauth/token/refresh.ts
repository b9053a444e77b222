import { inOrder, parseScope } from "@/lib/oauth/scopes";
import type { TokenResponseWire } from "@/lib/schemas/oauth";
import type { Parameters } from "../parameters";
import { invalidGrant, invalidRequest, ProtocolError } from "../protocol-error";
import type { TokenRequest } from "./find-token-request";
import { issueTokens } from "./issue-tokens";
import { requireUsable } from "./presented";

/**
 * RFC 6749 6 with rotation for every client (RFC 9700 4.14.2): each refresh token works once and brings its
 * successor. One that comes again was stolen or lost, which cannot be told apart: the whole grant ends.
 * @throws ProtocolError
 */
export async function refresh(
  { client, refreshToken }: TokenRequest,
  parameters: Parameters,
): Promise<TokenResponseWire> {
  if (!parameters.has("refresh_token")) throw invalidRequest("The refresh_token is missing");
  if (!refreshToken) throw invalidGrant();
  const covered = await requireUsable(refreshToken, "refresh_token_reused");
  const scopes = narrowed(covered, parameters.get("scope"));
  // OpenID Connect Core 12.2: an ID token from a refresh should carry no nonce.
  return issueTokens(client, refreshToken, { scopes, nonce: null, reuse: "refresh_token_reused" });
}

/** Never wider than what was granted; a refusal leaves the token usable. */
function narrowed(granted: string[], wanted: string | undefined): string[] {
  if (wanted === undefined) return granted;
  const tokens = parseScope(wanted);
  if (!tokens?.every((token) => granted.includes(token))) {
    throw new ProtocolError("invalid_scope", "The scope is wider than what was granted");
  }
  return inOrder(tokens);
}
