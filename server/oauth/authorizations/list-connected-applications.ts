import { inOrder, SCOPE_WORDS } from "@/lib/oauth/scopes";
import type { ConnectedApplicationWire } from "@/lib/schemas/oauth";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";

type Row = {
  id: string;
  client_id: string;
  name: string;
  scopes: string[];
  since: Date;
  last_used_at: Date | null;
  ends_at: Date | null;
};

const MOST_APPLICATIONS = 200;

/** The applications that may read any of the person's data now, the newest first. */
export async function listConnectedApplications(caller: { userId: string }): Promise<ConnectedApplicationWire[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT a.id, c.client_id, c.name, a.scopes, coalesce(a.granted_at, a.created_at) AS since,
      (SELECT max(g.last_used_at) FROM oauth_grants g WHERE g.user_id = a.user_id AND g.client_id = a.client_id)
        AS last_used_at, a.ends_at
    FROM user_client_authorizations a JOIN oauth_clients c ON c.id = a.client_id
    WHERE a.user_id = ${caller.userId}::uuid AND a.permission AND a.active
      AND (a.ends_at IS NULL OR a.ends_at > ${now()})
    ORDER BY since DESC, a.id DESC LIMIT ${MOST_APPLICATIONS}`;
  return rows.map((row) => ({
    id: row.id,
    client_id: row.client_id,
    name: row.name,
    scopes: inOrder(row.scopes).map((name) => ({ name, description: SCOPE_WORDS[name] })),
    since: row.since.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
  }));
}
