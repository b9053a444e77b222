import { z } from "zod";
import { inOrder, SCOPE_WORDS } from "@/lib/oauth/scopes";
import type { ConnectedApplicationWire } from "@/lib/schemas/oauth";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";

const ROW = z.object({
  id: z.string(),
  client_id: z.string(),
  name: z.string(),
  scopes: z.array(z.string()),
  since: z.date(),
  last_used_at: z.date().nullable(),
  ends_at: z.date().nullable(),
});

const MOST_APPLICATIONS = 200;

/** The applications that may read any of the person's data now, the newest first. */
export async function listConnectedApplications(caller: { userId: string }): Promise<ConnectedApplicationWire[]> {
  const rows = await queryRowsIn(
    db,
    ROW,
    Prisma.sql`
    SELECT a.id, c.client_id, c.name, a.scopes, coalesce(a.granted_at, a.created_at) AS since,
      (SELECT max(g.last_used_at) FROM oauth_grants g WHERE g.user_id = a.user_id AND g.client_id = a.client_id)
        AS last_used_at, a.ends_at
    FROM user_client_authorizations a JOIN oauth_clients c ON c.id = a.client_id
    WHERE a.user_id = ${caller.userId}::uuid AND a.permission AND a.active
      AND (a.ends_at IS NULL OR a.ends_at > ${now()})
    ORDER BY since DESC, a.id DESC LIMIT ${MOST_APPLICATIONS}`,
  );
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
