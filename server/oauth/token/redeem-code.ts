import { matchesRegistered } from "@/lib/oauth/redirect-uri";
import type { TokenResponseWire } from "@/lib/schemas/oauth";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { coveredScopes } from "../covered-scopes";
import type { Client } from "../find-client";
import type { Parameters } from "../parameters";
import { invalidGrant, invalidRequest } from "../protocol-error";
import { revokeGrants } from "../revoke-grants";
import { createSecretValue, hashSecretValue, isSecretValue } from "../secret-values";
import { isRightVerifier } from "./code-verifier";
import { accessTokenExpiry, refreshTokenExpiry } from "./lifetimes";
import { toTokenResponse } from "./token-response";

type CodeRow = {
  hash: string;
  grant_id: string;
  user_id: string;
  redirect_uri: string;
  redirect_uri_was_sent: boolean;
  scopes: string[];
  code_challenge: string | null;
  nonce: string | null;
  auth_time: Date;
  expires_at: Date;
  consumed_at: Date | null;
  grant_created_at: Date;
  is_live: boolean;
  consent_scopes: string[] | null;
};

/**
 * RFC 6749 4.1.3: one code, once, by the client it was issued to. A refusal before the code counts as used
 * leaves it usable; one that was used already ends its whole grant (4.1.2, 10.5).
 * @throws ProtocolError
 */
export async function redeemCode(client: Client, parameters: Parameters): Promise<TokenResponseWire> {
  const code = parameters.get("code");
  if (code === undefined) throw invalidRequest("The code is missing");
  const row = await findCode(client, code);
  if (!row || !isSameAddress(row, client, parameters)) throw invalidGrant();
  if (!isRightVerifier(parameters.get("code_verifier"), row.code_challenge)) throw invalidGrant();
  if (row.consumed_at !== null) return refuseReplay(row);
  if (row.expires_at <= now() || !row.is_live) throw invalidGrant();
  const scopes = coveredScopes(row.scopes, row.consent_scopes ?? []);
  if (scopes.length === 0) throw invalidGrant();
  const issued = await consume(row, scopes);
  if (!issued) return refuseReplay(row);
  return toTokenResponse({
    ...issued,
    scopes,
    userId: row.user_id,
    clientId: client.clientId,
    authTime: row.auth_time,
    nonce: row.nonce,
  });
}

/** A code of another client is not found: it must not be able to end that grant. */
async function findCode(client: Client, code: string): Promise<CodeRow | undefined> {
  if (!isSecretValue("oac_", code)) return undefined;
  const [row] = await db.$queryRaw<CodeRow[]>`
    SELECT c.hash, c.grant_id, c.user_id, c.redirect_uri, c.redirect_uri_was_sent, c.scopes, c.code_challenge,
      c.nonce, c.auth_time, c.expires_at, c.consumed_at, g.created_at AS grant_created_at, a.scopes AS consent_scopes,
      coalesce(g.revoked_at IS NULL AND a.permission AND a.active, false) AS is_live
    FROM oauth_codes c JOIN oauth_grants g ON g.id = c.grant_id
    LEFT JOIN user_client_authorizations a ON a.user_id = g.user_id AND a.client_id = g.client_id
    WHERE c.hash = ${hashSecretValue(code)} AND c.client_id = ${client.id}::uuid`;
  return row;
}

/** The same text as in the request, absent only if it was absent there, and still registered. */
function isSameAddress(row: CodeRow, client: Client, parameters: Parameters): boolean {
  const sent = parameters.get("redirect_uri");
  if (sent === undefined ? row.redirect_uri_was_sent : sent !== row.redirect_uri) return false;
  return matchesRegistered(row.redirect_uri, client);
}

/** After the update, not around it: a throw within a transaction would undo the revocation. */
async function refuseReplay(row: CodeRow): Promise<never> {
  await revokeGrants(db, { id: row.grant_id }, "code_reused");
  throw invalidGrant();
}

/**
 * Consumption, tokens and the note on the grant in one statement: all or nothing, and of any number of
 * parallel attempts only one finds the code unused. Null: another one was first.
 */
async function consume(row: CodeRow, scopes: string[]) {
  const issuedAt = now();
  const accessToken = createSecretValue("oat_");
  const refreshToken = createSecretValue("ort_");
  const [won] = await db.$queryRaw<unknown[]>`
    WITH consumed AS (
      UPDATE oauth_codes SET consumed_at = ${issuedAt} WHERE hash = ${row.hash} AND consumed_at IS NULL
      RETURNING grant_id
    ), access AS (
      INSERT INTO oauth_access_tokens (hash, grant_id, scopes, created_at, expires_at)
      SELECT ${hashSecretValue(accessToken)}, grant_id, ${scopes}::text[], ${issuedAt}, ${accessTokenExpiry(issuedAt)}
      FROM consumed
    ), refresh AS (
      INSERT INTO oauth_refresh_tokens (hash, grant_id, created_at, expires_at)
      SELECT ${hashSecretValue(refreshToken)}, grant_id, ${issuedAt},
        ${refreshTokenExpiry(issuedAt, row.grant_created_at)}
      FROM consumed
    )
    UPDATE oauth_grants SET last_used_at = ${issuedAt} WHERE id IN (SELECT grant_id FROM consumed) RETURNING 1`;
  return won ? { accessToken, refreshToken, issuedAt } : null;
}
