import { z } from "zod";
import { MAX_CLIENT_ID_LENGTH } from "@/lib/oauth/client-id";
import { db } from "@/server/db/client";
import { statement } from "@/server/db/statement";
import { hashSecretValue, isSecretValue } from "./secret-values";

/** An application as the protocol sees it. */
export type Client = {
  /** The id of its row. */
  id: string;
  /** Its public id. */
  clientId: string;
  name: string;
  isPublic: boolean;
  secretHash: string | null;
  /** The secret before the last rotation, while it still works. */
  previousSecret: { hash: string; endsAt: Date } | null;
  requiresPkce: boolean;
  forgivesRepeatedRefresh: boolean;
  /** Its tokens are always bound to a key (RFC 9449 5.2). */
  requiresProofs: boolean;
  /** Its requests are always pushed (RFC 9126 6). */
  requiresPushedRequests: boolean;
  /** Null when the application registered itself. */
  ownerId: string | null;
  redirectUris: string[];
  allowedDomains: string[];
  scopes: string[];
};

/** Printable ASCII: no other id was ever issued, and NUL would make the query fail. */
export const isClientId = (text: string): boolean => /^[\x21-\x7e]+$/.test(text) && text.length <= MAX_CLIENT_ID_LENGTH;

/** The columns of CLIENT_COLUMNS. */
export const clientRow = z.object({
  client_row_id: z.string(),
  client_id: z.string(),
  client_name: z.string(),
  is_public: z.boolean(),
  secret_hash: z.string().nullable(),
  redirect_uris: z.array(z.string()),
  allowed_domains: z.array(z.string()),
  client_scopes: z.array(z.string()),
  previous_secret_hash: z.string().nullable(),
  previous_secret_ends_at: z.date().nullable(),
  requires_pkce: z.boolean(),
  forgives_repeated_refresh: z.boolean(),
  requires_proofs: z.boolean(),
  requires_pushed_requests: z.boolean(),
  owner_id: z.string().nullable(),
});

/** The columns of a client, for a query that calls `oauth_clients` `cl`. */
export const CLIENT_COLUMNS = `cl.id AS client_row_id, cl.client_id, cl.name AS client_name,
  cl.token_endpoint_auth_method = 'none' AS is_public, cl.secret_hash, cl.redirect_uris, cl.allowed_domains,
  cl.scopes AS client_scopes, cl.previous_secret_hash, cl.previous_secret_ends_at, cl.requires_pkce,
  cl.forgives_repeated_refresh, cl.requires_proofs, cl.requires_pushed_requests, cl.owner_id`;

const findByClientId = statement(
  clientRow,
  `SELECT ${CLIENT_COLUMNS} FROM oauth_clients cl WHERE cl.client_id = $1 AND cl.is_active`,
);

/** Null for an unknown application, and for one that was switched off. */
export async function findActiveClient(clientId: string): Promise<Client | null> {
  if (!isClientId(clientId)) return null;
  const [row] = await findByClientId(clientId);
  return row ? toClient(row) : null;
}

/** The active client alone, for endpoints that load nothing else with it. */
export async function findCallingClient(clientId: string): Promise<{ client: Client } | null> {
  const client = await findActiveClient(clientId);
  return client && { client };
}

export const toClient = (row: z.infer<typeof clientRow>): Client => ({
  id: row.client_row_id,
  clientId: row.client_id,
  name: row.client_name,
  isPublic: row.is_public,
  secretHash: row.secret_hash,
  previousSecret:
    row.previous_secret_hash !== null && row.previous_secret_ends_at !== null
      ? { hash: row.previous_secret_hash, endsAt: row.previous_secret_ends_at }
      : null,
  requiresPkce: row.requires_pkce,
  forgivesRepeatedRefresh: row.forgives_repeated_refresh,
  requiresProofs: row.requires_proofs,
  requiresPushedRequests: row.requires_pushed_requests,
  ownerId: row.owner_id,
  redirectUris: row.redirect_uris,
  allowedDomains: row.allowed_domains,
  scopes: row.client_scopes,
});

/** The client of an access token, even an expired one: the client's pages may then read the error that says so. */
export async function findClientOfToken(token: string): Promise<Client | null> {
  if (!isSecretValue("oat_", token)) return null;
  const row = await db.oAuthAccessToken.findUnique({
    where: { hash: hashSecretValue(token) },
    select: { grant: { select: { client: { select: { clientId: true } } } } },
  });
  return row && findActiveClient(row.grant.client.clientId);
}
