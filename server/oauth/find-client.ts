import { db } from "@/server/db/client";
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

/** Null for an unknown application, and for one that was switched off. */
export async function findActiveClient(clientId: string): Promise<Client | null> {
  if (!isClientId(clientId)) return null;
  const row = await db.oAuthClient.findUnique({
    where: { clientId, isActive: true },
    select: {
      id: true,
      clientId: true,
      name: true,
      tokenEndpointAuthMethod: true,
      secretHash: true,
      redirectUris: true,
      allowedDomains: true,
      scopes: true,
    },
  });
  if (!row) return null;
  const { tokenEndpointAuthMethod, ...client } = row;
  return { ...client, isPublic: tokenEndpointAuthMethod === "none" };
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
