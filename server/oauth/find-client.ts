import { z } from "zod";
import { db } from "@/server/db/client";
import { statement } from "@/server/db/statement";
import { hashSecretValue, isSecretValue } from "./secret-values";

/** An application as the protocol sees it. */
export type Client = {
  /** Its row. */
  id: string;
  /** Its public id. */
  clientId: string;
  name: string;
  isPublic: boolean;
  secretHash: string | null;
  redirectUris: string[];
  allowedDomains: string[];
  scopes: string[];
};

/** Printable ASCII: what else was never given out, and NUL would fail in the query. */
export const isClientId = (text: string): boolean => /^[\x21-\x7e]{1,128}$/.test(text);

const findByClientId = statement(
  z.object({
    id: z.string(),
    client_id: z.string(),
    name: z.string(),
    is_public: z.boolean(),
    secret_hash: z.string().nullable(),
    redirect_uris: z.array(z.string()),
    allowed_domains: z.array(z.string()),
    scopes: z.array(z.string()),
  }),
  `SELECT id, client_id, name, token_endpoint_auth_method = 'none' AS is_public, secret_hash, redirect_uris,
     allowed_domains, scopes
   FROM oauth_clients WHERE client_id = $1 AND is_active`,
);

/** Null for an unknown application, and for one that was switched off. */
export async function findActiveClient(clientId: string): Promise<Client | null> {
  if (!isClientId(clientId)) return null;
  const [row] = await findByClientId(clientId);
  if (!row) return null;
  return {
    id: row.id,
    clientId: row.client_id,
    name: row.name,
    isPublic: row.is_public,
    secretHash: row.secret_hash,
    redirectUris: row.redirect_uris,
    allowedDomains: row.allowed_domains,
    scopes: row.scopes,
  };
}

/** Of an access token, live or not: its own pages may read also that it has expired. */
export async function findClientOfToken(token: string): Promise<Client | null> {
  if (!isSecretValue("oat_", token)) return null;
  const row = await db.oAuthAccessToken.findUnique({
    where: { hash: hashSecretValue(token) },
    select: { grant: { select: { client: { select: { clientId: true } } } } },
  });
  return row && findActiveClient(row.grant.client.clientId);
}
