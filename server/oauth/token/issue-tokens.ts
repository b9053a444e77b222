import { z } from "zod";
import type { TokenResponseWire } from "@/lib/schemas/oauth";
import { now } from "@/server/clock";
import { statement } from "@/server/db/statement";
import type { Client } from "../find-client";
import { currentSigningKey, SIGNATURES_NOTED_WITHIN_MS } from "../keys/signing-keys";
import type { RevokeReason } from "../revoke-grants";
import { createSecretValue, hashSecretValue } from "../secret-values";
import { accessTokenExpiry, refreshTokenExpiry } from "./lifetimes";
import { type Presented, refuseReplay } from "./presented";
import { toTokenResponse } from "./token-response";

/**
 * Uses up the code or refresh token, and stores the new tokens and the last use of grant and signing key, in one
 * statement: all or nothing. Of several simultaneous attempts only one finds the code or token unused; the others get
 * no row.
 *
 * The key's use is stored before its signature is sent, so that the key stays published while something it signed is
 * valid; once a minute, since otherwise every token request would wait for the same row.
 */
const consumeAndIssue = (table: "oauth_codes" | "oauth_refresh_tokens") =>
  statement(
    z.object({ id: z.string(), email_verified: z.boolean() }),
    `WITH consumed AS (
       UPDATE ${table} SET consumed_at = $2 WHERE hash = $1 AND consumed_at IS NULL RETURNING grant_id
     ), access AS (
       INSERT INTO oauth_access_tokens (hash, grant_id, scopes, created_at, expires_at, proof_key)
       SELECT $3, grant_id, $4::text[], $2, $5::timestamptz, $11 FROM consumed
     ), refresh AS (
       INSERT INTO oauth_refresh_tokens (hash, grant_id, created_at, expires_at, proof_key)
       SELECT $6, grant_id, $2, $7::timestamptz, $12 FROM consumed
     ), signed AS (
       INSERT INTO oauth_signing_keys AS k (kid, public_jwk, first_seen_at, last_signed_at)
       SELECT $8, $9::jsonb, $2, $2 FROM consumed
       WHERE $8::text IS NOT NULL
         AND NOT EXISTS (SELECT FROM oauth_signing_keys WHERE kid = $8 AND last_signed_at >= $10::timestamptz)
       ON CONFLICT (kid) DO UPDATE SET last_signed_at = excluded.last_signed_at, public_jwk = excluded.public_jwk
       WHERE k.last_signed_at IS NULL OR k.last_signed_at < excluded.last_signed_at
     )
     UPDATE oauth_grants SET last_used_at = $2 WHERE id IN (SELECT grant_id FROM consumed)
     RETURNING id, (SELECT email_verified_at IS NOT NULL FROM users u WHERE u.id = oauth_grants.user_id) AS email_verified`,
  );

const CONSUME = {
  code_reused: consumeAndIssue("oauth_codes"),
  refresh_token_reused: consumeAndIssue("oauth_refresh_tokens"),
} as const satisfies Partial<Record<RevokeReason, unknown>>;

type Issue = {
  scopes: readonly string[];
  nonce: string | null;
  /** The thumbprint of the key that the access token is bound to; null: a bearer token. */
  proofKey: string | null;
  reuse: keyof typeof CONSUME;
  /** The next refresh token; absent: a random one. */
  successor?: string;
  /** The answer when another request was first; absent: the grant ends. */
  onLate?: () => Promise<TokenResponseWire>;
};

/**
 * Uses up what was presented and issues new tokens. If another request was first, the grant ends, with `reuse` as the
 * recorded reason.
 * @throws ProtocolError invalid_grant
 */
export async function issueTokens(
  client: Client,
  row: Presented,
  { scopes, nonce, proofKey, reuse, successor, onLate }: Issue,
): Promise<TokenResponseWire> {
  const issuedAt = now();
  const accessEndsAt = accessTokenExpiry(issuedAt, row.consent_ends_at);
  const accessToken = createSecretValue("oat_");
  const refreshToken = successor ?? createSecretValue("ort_");
  const key = scopes.includes("openid") ? await currentSigningKey() : null;
  const [issued] = await CONSUME[reuse](
    row.hash,
    issuedAt,
    hashSecretValue(accessToken),
    scopes,
    accessEndsAt,
    hashSecretValue(refreshToken),
    refreshTokenExpiry(issuedAt, row.grant_created_at, row.consent_ends_at),
    key?.kid ?? null,
    key ? JSON.stringify(key.publicJwk) : null,
    new Date(issuedAt.getTime() - SIGNATURES_NOTED_WITHIN_MS),
    proofKey,
    // A confidential client proves itself by its secret (RFC 9449 5).
    client.isPublic ? proofKey : null,
  );
  if (!issued) return onLate ? onLate() : refuseReplay(row, reuse);
  return toTokenResponse({
    accessToken,
    refreshToken,
    scopes,
    proofKey,
    issuedAt,
    expiresIn: Math.floor((accessEndsAt.getTime() - issuedAt.getTime()) / 1000),
    userId: row.subject,
    clientId: client.clientId,
    authTime: row.auth_time,
    nonce,
    emailVerified: scopes.includes("profile:read") ? issued.email_verified : null,
    key,
  });
}
