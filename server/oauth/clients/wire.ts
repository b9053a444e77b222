import type { ClientWire } from "@/lib/schemas/oauth";
import type { TokenEndpointAuthMethod } from "@/server/db/generated/enums";

export const clientSelect = {
  id: true,
  clientId: true,
  secretLast4: true,
  name: true,
  description: true,
  tokenEndpointAuthMethod: true,
  redirectUris: true,
  allowedDomains: true,
  scopes: true,
  isActive: true,
  createdAt: true,
  updatedAt: true,
} as const;

type ClientRow = {
  id: string;
  clientId: string;
  secretLast4: string | null;
  name: string;
  description: string | null;
  tokenEndpointAuthMethod: TokenEndpointAuthMethod;
  redirectUris: string[];
  allowedDomains: string[];
  scopes: string[];
  isActive: boolean;
  createdAt: Date;
  updatedAt: Date;
};

/** `secret`: given only in the answer to the call that created it. */
export const toClientWire = (row: ClientRow, secret: string | null = null): ClientWire => ({
  id: row.id,
  client_id: row.clientId,
  client_secret: secret,
  client_secret_last4: row.secretLast4,
  name: row.name,
  description: row.description,
  token_endpoint_auth_method: row.tokenEndpointAuthMethod,
  redirect_uris: row.redirectUris,
  allowed_domains: row.allowedDomains,
  scopes: row.scopes,
  is_active: row.isActive,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
