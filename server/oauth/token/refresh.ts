import { inOrder, parseScope } from "@/lib/oauth/scopes";
import type { TokenResponseWire } from "@/lib/schemas/oauth";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { coveredScopes } from "../covered-scopes";
import type { Client } from "../find-client";
import type { Parameters } from "../parameters";
import { invalidGrant, invalidRequest, ProtocolError } from "../protocol-error";
import { revokeGrants } from "../revoke-grants";
import { createSecretValue, hashSecretValue, isSecretValue } from "../secret-values";
import { accessTokenExpiry, refreshTokenExpiry } from "./lifetimes";
import { toTokenResponse } from "./token-response";

type RefreshRow = {
  hash: string;
  grant_id: string;
  user_id: string;
  grant_scopes: string[];
  grant_created_at: Date;
  expires_at: Date;
  consumed_at: Date | null;
  is_live: boolean;
  consent_scopes: string[] | null;
  auth_time: Date | null;
};

/**
 * RFC 6749 6 with rotation for every client (RFC 9700 4.14.2): each refresh token works once and brings its
 * successor. One that comes again was stolen or lost, which cannot be told apart: the whole grant ends.
 * @throws ProtocolError
 */
export async function refresh(client: Client, parameters: Parameters): Promise<TokenResponseWire> {
  const token = parameters.get("refresh_token");
  if (token === undefined) throw invalidRequest("The refresh_token is missing");
  const row = await findRefreshToken(client, token);
  if (!row) throw invalidGrant();
  if (row.consumed_at !== null) return refuseReplay(row);
  if (row.expires_at <= now() || !row.is_live) throw invalidGrant();
  const covered = coveredScopes(row.grant_scopes, row.consent_scopes ?? []);
  if (covered.length === 0) throw invalidGrant();
  const scopes = narrowed(covered, parameters.get("scope"));
  const issued = await rotate(row, scopes);
  if (!issued) return refuseReplay(row);
  return toTokenResponse({
    ...issued,
    scopes,
    userId: row.user_id,
    clientId: client.clientId,
    authTime: row.auth_time ?? row.grant_created_at,
    // OpenID Connect Core 12.2: an ID token from a refresh should carry no nonce.
    nonce: null,
  });
}

async function findRefreshToken(client: Client, token: string): Promise<RefreshRow | undefined> {
  if (!isSecretValue("ort_", token)) return undefined;
  const [row] = await db.$queryRaw<RefreshRow[]>`
    SELECT r.hash, r.grant_id, g.user_id, g.scopes AS grant_scopes, g.created_at AS grant_created_at, r.expires_at,
      r.consumed_at, a.scopes AS consent_scopes,
      coalesce(g.revoked_at IS NULL AND a.permission AND a.active, false) AS is_live,
      (SELECT max(c.auth_time) FROM oauth_codes c WHERE c.grant_id = g.id) AS auth_time
    FROM oauth_refresh_tokens r JOIN oauth_grants g ON g.id = r.grant_id
    LEFT JOIN user_client_authorizations a ON a.user_id = g.user_id AND a.client_id = g.client_id
    WHERE r.hash = ${hashSecretValue(token)} AND g.client_id = ${client.id}::uuid`;
  return row;
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

async function refuseReplay(row: RefreshRow): Promise<never> {
  await revokeGrants(db, { id: row.grant_id }, "refresh_token_reused");
  throw invalidGrant();
}

/** As for a code: one statement, in which only one of several attempts finds the token unused. */
async function rotate(row: RefreshRow, scopes: string[]) {
  const issuedAt = now();
  const accessToken = createSecretValue("oat_");
  const refreshToken = createSecretValue("ort_");
  const [won] = await db.$queryRaw<unknown[]>`
    WITH consumed AS (
      UPDATE oauth_refresh_tokens SET consumed_at = ${issuedAt} WHERE hash = ${row.hash} AND consumed_at IS NULL
      RETURNING grant_id
    ), access AS (
      INSERT INTO oauth_access_tokens (hash, grant_id, scopes, created_at, expires_at)
      SELECT ${hashSecretValue(accessToken)}, grant_id, ${scopes}::text[], ${issuedAt}, ${accessTokenExpiry(issuedAt)}
      FROM consumed
    ), successor AS (
      INSERT INTO oauth_refresh_tokens (hash, grant_id, created_at, expires_at)
      SELECT ${hashSecretValue(refreshToken)}, grant_id, ${issuedAt},
        ${refreshTokenExpiry(issuedAt, row.grant_created_at)}
      FROM consumed
    )
    UPDATE oauth_grants SET last_used_at = ${issuedAt} WHERE id IN (SELECT grant_id FROM consumed) RETURNING 1`;
  return won ? { accessToken, refreshToken, issuedAt } : null;
}
