import { DAY_MS } from "@/lib/durations";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";

const PAGE = 500;

/** Deletes clients that registered themselves over a day ago and that nobody allows: most of them are never used. */
export async function sweepSelfRegistered(): Promise<number> {
  const before = new Date(now().getTime() - DAY_MS);
  let removed = 0;
  for (;;) {
    const count = await db.$executeRaw`
      DELETE FROM oauth_clients WHERE id IN (
        SELECT c.id FROM oauth_clients c
        WHERE c.owner_id IS NULL AND c.created_at < ${before} AND NOT EXISTS (
          SELECT FROM user_client_authorizations a WHERE a.client_id = c.id AND a.permission AND a.active)
        AND NOT EXISTS (SELECT FROM oauth_notices n WHERE n.client_id = c.id AND n.created_at > ${before})
        ORDER BY c.created_at LIMIT ${PAGE} FOR UPDATE SKIP LOCKED)`;
    removed += count;
    if (count < PAGE) return removed;
  }
}
