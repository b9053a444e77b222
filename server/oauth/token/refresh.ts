import { inOrder, parseScope } from "@/lib/oauth/scopes";
import type { TokenResponseWire } from "@/lib/schemas/oauth";
import { statement } from "@/server/db/statement";
import type { Client } from "../find-client";
import type { Parameters } from "../parameters";
import { invalidGrant, invalidRequest, ProtocolError } from "../protocol-error";
import { hashSecretValue, isSecretValue } from "../secret-values";
import { issueTokens } from "./issue-tokens";
import { presentedRow, requireUsable } from "./presented";

const findRefreshToken = statement(
  presentedRow,
  `SELECT r.hash, r.grant_id, g.user_id, g.scopes, g.created_at AS grant_created_at, r.expires_at, r.consumed_at,
     a.scopes AS consent_scopes, coalesce(g.revoked_at IS NULL AND a.permission AND a.active, false) AS is_live,
     coalesce((SELECT max(c.auth_time) FROM oauth_codes c WHERE c.grant_id = g.id), g.created_at) AS auth_time
   FROM oauth_refresh_tokens r JOIN oauth_grants g ON g.id = r.grant_id
   LEFT JOIN user_client_authorizations a ON a.user_id = g.user_id AND a.client_id = g.client_id
   WHERE r.hash = $1 AND g.client_id = $2`,
);

/**
 * RFC 6749 6 with rotation for every client (RFC 9700 4.14.2): each refresh token works once and brings its
 * successor. One that comes again was stolen or lost, which cannot be told apart: the whole grant ends.
 * @throws ProtocolError
 */
export async function refresh(client: Client, parameters: Parameters): Promise<TokenResponseWire> {
  const token = parameters.get("refresh_token");
  if (token === undefined) throw invalidRequest("The refresh_token is missing");
  if (!isSecretValue("ort_", token)) throw invalidGrant();
  const [row] = await findRefreshToken(hashSecretValue(token), client.id);
  if (!row) throw invalidGrant();
  const covered = await requireUsable(row, "refresh_token_reused");
  const scopes = narrowed(covered, parameters.get("scope"));
  // OpenID Connect Core 12.2: an ID token from a refresh should carry no nonce.
  return issueTokens(client, row, { scopes, nonce: null, reuse: "refresh_token_reused" });
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
