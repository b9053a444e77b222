import { z } from "zod";
import { DAY_MS } from "@/lib/durations";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";

const PAGE = 500;
const KEPT_AFTER_EXPIRY_MS = 7 * DAY_MS;

type Swept = { grants: number; accessTokens: number };
type Place = { createdAt: Date; id: string };

/**
 * Deletes what can be neither used nor recognised as a replay any more: a grant with its codes and tokens a week after
 * the last of them expired, and each access token a week after it expired. Used refresh tokens stay as long as their
 * grant, because one that is presented again must end it (oauth.md 10). Any number of processes may do this at once.
 */
export async function sweepGrants(): Promise<Swept> {
  const before = new Date(now().getTime() - KEPT_AFTER_EXPIRY_MS);
  const swept: Swept = { grants: 0, accessTokens: await sweepAccessTokens(before) };
  let place: Place | undefined = { createdAt: new Date(0), id: "00000000-0000-0000-0000-000000000000" };
  while (place) {
    const page: Candidate[] = await listAfter(place, before);
    const dead = page.filter((grant) => grant.isDead).map(({ id }) => id);
    if (dead.length > 0) swept.grants += await removeGrants(dead);
    place = page.length === PAGE ? page.at(-1) : undefined;
  }
  return swept;
}

async function sweepAccessTokens(before: Date): Promise<number> {
  let removed = 0;
  for (;;) {
    const count = await db.$executeRaw`
      DELETE FROM oauth_access_tokens WHERE hash IN (
        SELECT hash FROM oauth_access_tokens WHERE expires_at < ${before} ORDER BY expires_at LIMIT ${PAGE}
        FOR UPDATE SKIP LOCKED)`;
    removed += count;
    if (count < PAGE) return removed;
  }
}

const CANDIDATE = z.object({ id: z.string(), createdAt: z.date(), isDead: z.boolean() });
type Candidate = z.infer<typeof CANDIDATE>;

/** Page by page, in the order of creation, so that no single query grows with the table. */
const listAfter = ({ createdAt, id }: Place, before: Date): Promise<Candidate[]> =>
  queryRowsIn(
    db,
    CANDIDATE,
    Prisma.sql`
    SELECT g.id, g.created_at AS "createdAt",
      NOT EXISTS (SELECT 1 FROM oauth_codes c WHERE c.grant_id = g.id AND c.expires_at >= ${before})
      AND NOT EXISTS (SELECT 1 FROM oauth_access_tokens t WHERE t.grant_id = g.id AND t.expires_at >= ${before})
      AND NOT EXISTS (SELECT 1 FROM oauth_refresh_tokens r WHERE r.grant_id = g.id AND r.expires_at >= ${before})
      AS "isDead"
    FROM oauth_grants g
    WHERE g.created_at < ${before} AND (g.created_at, g.id) > (${createdAt}, ${id}::uuid)
    ORDER BY g.created_at, g.id LIMIT ${PAGE}`,
  );

/** Keeps the most recently used grant of each consent in force, because the person is shown when it was last used. */
async function removeGrants(ids: string[]): Promise<number> {
  return db.$transaction(async (tx) => {
    const ofGrants = { where: { grantId: { in: ids } } };
    await tx.oAuthCode.deleteMany(ofGrants);
    await tx.oAuthAccessToken.deleteMany(ofGrants);
    await tx.oAuthRefreshToken.deleteMany(ofGrants);
    return tx.$executeRaw`
      DELETE FROM oauth_grants g WHERE g.id = ANY(${ids}::uuid[]) AND NOT (
        g.last_used_at IS NOT NULL
        AND EXISTS (SELECT 1 FROM user_client_authorizations a
          WHERE a.user_id = g.user_id AND a.client_id = g.client_id AND a.permission AND a.active)
        AND NOT EXISTS (SELECT 1 FROM oauth_grants later
          WHERE later.user_id = g.user_id AND later.client_id = g.client_id AND later.last_used_at > g.last_used_at))`;
  });
}
