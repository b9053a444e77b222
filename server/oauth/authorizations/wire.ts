import type { AuthorizationWire } from "@/lib/schemas/oauth";

export const authorizationSelect = {
  id: true,
  userId: true,
  permission: true,
  active: true,
  scopes: true,
  client: { select: { clientId: true } },
} as const;

type AuthorizationRow = {
  id: string;
  userId: string;
  permission: boolean;
  active: boolean;
  scopes: string[];
  client: { clientId: string };
};

export const toAuthorizationWire = (row: AuthorizationRow): AuthorizationWire => ({
  id: row.id,
  user_id: row.userId,
  client_id: row.client.clientId,
  permission: row.permission,
  active: row.active,
  scopes: row.scopes,
});
