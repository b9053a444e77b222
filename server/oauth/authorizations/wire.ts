import type { AuthorizationWire } from "@/lib/schemas/oauth";
import { hasEnded } from "../has-ended";

export const authorizationSelect = {
  id: true,
  userId: true,
  permission: true,
  active: true,
  scopes: true,
  endsAt: true,
  client: { select: { clientId: true } },
} as const;

type AuthorizationRow = {
  id: string;
  userId: string;
  permission: boolean;
  active: boolean;
  scopes: string[];
  endsAt: Date | null;
  client: { clientId: string };
};

/** An expired consent is shown as inactive, whether or not the job has recorded its end yet. */
export const toAuthorizationWire = (row: AuthorizationRow): AuthorizationWire => ({
  id: row.id,
  user_id: row.userId,
  client_id: row.client.clientId,
  permission: row.permission,
  active: row.active && !hasEnded(row),
  scopes: hasEnded(row) ? [] : row.scopes,
});
