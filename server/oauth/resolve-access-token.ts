import { createHash } from "node:crypto";
import { runInBackground } from "@/server/background";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";

/** A live access token: whose data, for which application, and what of it. */
export type OAuthAccess = {
  userId: string;
  /** The application's row. */
  clientRowId: string;
  /** The application's public id. */
  clientId: string;
  /** What the token may read: of the token's own scopes those that the person's consent still covers. */
  scopes: readonly string[];
  allowedDomains: readonly string[];
  grantId: string;
  issuedAt: Date;
  expiresAt: Date;
};

type Row = {
  user_id: string;
  client_row_id: string;
  client_id: string;
  token_scopes: string[];
  consent_scopes: string[];
  allowed_domains: string[];
  grant_id: string;
  last_used_at: Date | null;
  created_at: Date;
  expires_at: Date;
};

/** 256 random bits after the prefix: anything else was never issued, and is not looked up. */
const ACCESS_TOKEN = /^oat_[A-Za-z0-9_-]{43}$/;
/** Protocol words without data of their own: a consent need not list them. */
const WITHOUT_DATA = new Set(["openid", "offline_access"]);
const NOTE_USE_AFTER_MS = 60_000;

export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/**
 * The access behind an opaque access token, or null. Every use re-checks token, grant, client, consent and
 * person in one statement, so that a revocation works at once. Session tokens and ID tokens are never found here.
 */
export async function resolveAccessToken(token: string): Promise<OAuthAccess | null> {
  if (!ACCESS_TOKEN.test(token)) return null;
  const [row] = await db.$queryRaw<Row[]>`
    SELECT g.user_id, c.id AS client_row_id, c.client_id, t.scopes AS token_scopes, a.scopes AS consent_scopes,
      c.allowed_domains, g.id AS grant_id, g.last_used_at, t.created_at, t.expires_at
    FROM oauth_access_tokens t
    JOIN oauth_grants g ON g.id = t.grant_id
    JOIN oauth_clients c ON c.id = g.client_id
    JOIN users u ON u.id = g.user_id
    JOIN user_client_authorizations a ON a.user_id = g.user_id AND a.client_id = g.client_id
    WHERE t.hash = ${hashToken(token)} AND t.revoked_at IS NULL AND t.expires_at > ${now()}
      AND g.revoked_at IS NULL AND c.is_active AND a.permission AND a.active`;
  if (!row) return null;
  if (now().getTime() - (row.last_used_at?.getTime() ?? 0) > NOTE_USE_AFTER_MS) noteUse(row.grant_id);
  return {
    userId: row.user_id,
    clientRowId: row.client_row_id,
    clientId: row.client_id,
    scopes: row.token_scopes.filter((scope) => WITHOUT_DATA.has(scope) || row.consent_scopes.includes(scope)),
    allowedDomains: row.allowed_domains,
    grantId: row.grant_id,
    issuedAt: row.created_at,
    expiresAt: row.expires_at,
  };
}

/** 'Last used' is for the person to read: no request waits for it. */
function noteUse(grantId: string): void {
  const at = now();
  runInBackground("noting the last use of a grant", async () => {
    await db.oAuthGrant.updateMany({ where: { id: grantId, revokedAt: null }, data: { lastUsedAt: at } });
  });
}
