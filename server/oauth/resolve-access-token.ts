import { z } from "zod";
import { MINUTE_MS } from "@/lib/durations";
import { runInBackground } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { coveredScopes } from "./covered-scopes";
import { type Proof, takeProof } from "./proofs/check-proof";
import { hashSecretValue, isSecretValue } from "./secret-values";

/** What a live access token allows: whose data, for which application, and which parts. */
export type OAuthAccess = {
  userId: string;
  /** The person's `sub` for this application. */
  subject: string;
  /** The id of the application's row. */
  clientRowId: string;
  /** The application's public id. */
  clientId: string;
  clientName: string;
  /** The scopes of the token that the person's consent still covers. */
  scopes: readonly string[];
  allowedDomains: readonly string[];
  grantId: string;
  /** The resource that the token is bound to; null: user information and menus. */
  resource: string | null;
  /** The thumbprint of the key that the token is bound to; null: a bearer token. */
  proofKey: string | null;
  lastUsedAt: Date | null;
  issuedAt: Date;
  expiresAt: Date;
};

const ROW = z.object({
  user_id: z.string(),
  subject: z.string(),
  client_row_id: z.string(),
  client_id: z.string(),
  client_name: z.string(),
  token_scopes: z.array(z.string()),
  consent_scopes: z.array(z.string()),
  allowed_domains: z.array(z.string()),
  grant_id: z.string(),
  resource: z.string().nullable(),
  proof_key: z.string().nullable(),
  last_used_at: z.date().nullable(),
  created_at: z.date(),
  expires_at: z.date(),
});

const NOTE_USE_AFTER_MS = MINUTE_MS;

/** What a request presents; `proof`: null if it came by Bearer. */
export type PresentedToken = { token: string; proof: Proof | null };

/**
 * The same as `findAccess`, for one resource only, and records when the grant was last used.
 * @throws ProtocolError invalid_dpop_proof if the proof was used before
 */
export async function resolveAccessToken(
  { token, proof }: PresentedToken,
  resource: string | null = null,
): Promise<OAuthAccess | null> {
  const access = await findAccess(token);
  // A bound token needs its key, and is no bearer token; a bearer token is not bound by a proof (RFC 9449 7.1, 7.2).
  if (access?.proofKey !== (proof?.thumbprint ?? null)) return null;
  // A token issued for another resource is not valid here (RFC 8707 3).
  if (access.resource !== resource) return null;
  if (proof) await takeProof(proof);
  if (now().getTime() - (access.lastUsedAt?.getTime() ?? 0) > NOTE_USE_AFTER_MS) noteUse(access.grantId);
  return access;
}

/**
 * The access behind an opaque access token, or null. Every use re-checks token, grant, client, consent and
 * person in one statement, so that a revocation works at once. Session tokens and ID tokens are never found here.
 */
export async function findAccess(token: string): Promise<OAuthAccess | null> {
  if (!isSecretValue("oat_", token)) return null;
  const [row] = await queryRowsIn(
    db,
    ROW,
    Prisma.sql`
    SELECT g.user_id, oauth_subject(c, g.user_id) AS subject, c.id AS client_row_id, c.client_id, c.name AS client_name, t.scopes AS token_scopes, a.scopes AS consent_scopes,
      c.allowed_domains, g.id AS grant_id, g.resource, t.proof_key, g.last_used_at, t.created_at, t.expires_at
    FROM oauth_access_tokens t
    JOIN oauth_grants g ON g.id = t.grant_id
    JOIN oauth_clients c ON c.id = g.client_id
    JOIN users u ON u.id = g.user_id
    JOIN user_client_authorizations a ON a.user_id = g.user_id AND a.client_id = g.client_id
    WHERE t.hash = ${hashSecretValue(token)} AND t.revoked_at IS NULL AND t.expires_at > ${now()}
      AND g.revoked_at IS NULL AND c.is_active AND a.permission AND a.active
      AND (a.ends_at IS NULL OR a.ends_at > ${now()})`,
  );
  if (!row) return null;
  return {
    userId: row.user_id,
    subject: row.subject,
    clientRowId: row.client_row_id,
    clientId: row.client_id,
    clientName: row.client_name,
    scopes: coveredScopes(row.token_scopes, row.consent_scopes),
    allowedDomains: row.allowed_domains,
    grantId: row.grant_id,
    resource: row.resource,
    proofKey: row.proof_key,
    lastUsedAt: row.last_used_at,
    issuedAt: row.created_at,
    expiresAt: row.expires_at,
  };
}

/** 'Last used' is only shown to the person: no request waits for it. */
function noteUse(grantId: string): void {
  const at = now();
  runInBackground("noting the last use of a grant", async () => {
    await db.oAuthGrant.updateMany({ where: { id: grantId, revokedAt: null }, data: { lastUsedAt: at } });
  });
}
