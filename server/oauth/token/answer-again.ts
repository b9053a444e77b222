import { createHmac, hkdfSync } from "node:crypto";
import { z } from "zod";
import type { TokenResponseWire } from "@/lib/schemas/oauth";
import { now } from "@/server/clock";
import { statement } from "@/server/db/statement";
import { env } from "@/server/env";
import type { Client } from "../find-client";
import { noteSignature } from "../keys/note-signature";
import { currentSigningKey } from "../keys/signing-keys";
import { createSecretValue, hashSecretValue } from "../secret-values";
import { accessTokenExpiry } from "./lifetimes";
import { type Presented, refuseReplay } from "./presented";
import { toTokenResponse } from "./token-response";

/** Long enough for a client to miss an answer and ask again, too short for a thief to be first. */
export const FORGIVEN_MS = 10_000;

let key: { from: string; value: Buffer } | undefined;

/**
 * The refresh token that follows `presented`, for applications that forgive a repeated refresh: 256 bits derived with
 * our own key. The same request therefore gets the same token, although only hashes are stored.
 */
export function successorOf(presented: string): string {
  const from = env.AUTH_SECRET;
  if (key?.from !== from) {
    key = { from, value: Buffer.from(hkdfSync("sha256", from, "", "forkprint refresh successor", 32)) };
  }
  return `ort_${createHmac("sha256", key.value).update(presented).digest("base64url")}`;
}

/** Issues a new access token, if the presented token was used a moment ago and its successor is unused. */
const issueBesideSuccessor = statement(
  z.object({ email_verified: z.boolean() }),
  `WITH successor AS (
     SELECT r.grant_id FROM oauth_refresh_tokens r
     JOIN oauth_refresh_tokens p ON p.hash = $1 AND p.grant_id = r.grant_id AND p.consumed_at > $2
     WHERE r.hash = $3 AND r.consumed_at IS NULL AND r.expires_at > $4 FOR UPDATE OF r
   ), access AS (
     INSERT INTO oauth_access_tokens (hash, grant_id, scopes, created_at, expires_at, proof_key)
     SELECT $5, grant_id, $6::text[], $4::timestamptz, $7::timestamptz, $8 FROM successor
   )
   UPDATE oauth_grants g SET last_used_at = $4 FROM successor, users u
   WHERE g.id = successor.grant_id AND u.id = g.user_id AND g.revoked_at IS NULL
   RETURNING u.email_verified_at IS NOT NULL AS email_verified`,
);

/**
 * Repeats the answer to a refresh that the client lost: the same refresh token and a new access token. Every other
 * repetition ends the grant (RFC 9700 4.14.2): of a token used longer ago, or of one whose successor was used.
 * @throws ProtocolError invalid_grant
 */
export async function answerAgain(
  client: Client,
  row: Presented,
  { presented, scopes, proofKey }: { presented: string; scopes: readonly string[]; proofKey: string | null },
): Promise<TokenResponseWire> {
  const issuedAt = now();
  const accessToken = createSecretValue("oat_");
  const refreshToken = successorOf(presented);
  const accessEndsAt = accessTokenExpiry(issuedAt, row.consent_ends_at);
  const signing = scopes.includes("openid") ? await currentSigningKey() : null;
  if (signing) await noteSignature(signing);
  const [issued] = await issueBesideSuccessor(
    row.hash,
    new Date(issuedAt.getTime() - FORGIVEN_MS),
    hashSecretValue(refreshToken),
    issuedAt,
    hashSecretValue(accessToken),
    scopes,
    accessEndsAt,
    proofKey,
  );
  if (!issued) return refuseReplay(row, "refresh_token_reused");
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
    nonce: null,
    emailVerified: scopes.includes("profile:read") ? issued.email_verified : null,
    key: signing,
  });
}
