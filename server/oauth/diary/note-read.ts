import { z } from "zod";
import { MINUTE_MS } from "@/lib/durations";
import { runInBackground } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { statement } from "@/server/db/statement";
import type { OAuthAccess } from "../resolve-access-token";

/** How many reads of one person by one application keep a row of their own; older ones are added up in one row. */
export const MOST_ROWS = 100;
/** The most rows that one read adds up; usually it is one. */
const MOST_ADDED_UP = 50;

/**
 * Which call read. `menu`, `recipe`, `search` and `groceries` returned answers computed from the profile, not its
 * values.
 */
export type ReadPurpose = "userinfo" | "menu" | "recipe" | "search" | "groceries";

/**
 * One statement stores the read in the row of its minute and moves rows past the bound into the row that adds them up.
 * Two reads of one person take turns: both parts below start from the locked row of the person, since two statements
 * that delete the same rows in different orders would deadlock, and one read would be lost. Nothing is stored for a
 * person who was deleted meanwhile.
 */
const write = statement(
  z.object({}),
  `WITH person AS (
     SELECT id FROM users WHERE id = $1::uuid FOR NO KEY UPDATE
   ), added AS (
     INSERT INTO oauth_reads AS r (user_id, client_id, application_name, first_at, last_at, purpose, fields, reads)
     SELECT id, $2::uuid, $3, $4::timestamptz, $5::timestamptz, $6, $7::text[], 1 FROM person
     ON CONFLICT (user_id, client_id, is_rest, first_at, purpose, fields)
     DO UPDATE SET reads = r.reads + 1, last_at = greatest(r.last_at, excluded.last_at)
   ), old AS (
     DELETE FROM oauth_reads WHERE id IN (
       SELECT id FROM oauth_reads WHERE user_id = (SELECT id FROM person) AND client_id = $2::uuid AND NOT is_rest
       ORDER BY first_at DESC, id OFFSET ${MOST_ROWS - 1} LIMIT ${MOST_ADDED_UP})
       AND first_at < $4::timestamptz
     RETURNING first_at, last_at, reads, fields
   )
   INSERT INTO oauth_reads AS r (user_id, client_id, application_name, first_at, last_at, purpose, fields, reads, is_rest)
   SELECT $1::uuid, $2::uuid, $3, min(first_at), max(last_at), '',
     (SELECT array_agg(DISTINCT field ORDER BY field) FROM old o, unnest(o.fields) AS field), sum(reads), true
   FROM old HAVING count(*) > 0
   ON CONFLICT (user_id, client_id) WHERE is_rest DO UPDATE SET
     first_at = least(r.first_at, excluded.first_at), last_at = greatest(r.last_at, excluded.last_at),
     reads = r.reads + excluded.reads, application_name = excluded.application_name,
     fields = ARRAY(SELECT DISTINCT unnest(r.fields || excluded.fields) ORDER BY 1)`,
);

type Reader = Pick<OAuthAccess, "userId" | "clientRowId" | "clientName">;

/**
 * Records in the person's diary what an application just read. The response does not wait for it and does not fail with
 * it.
 */
export function noteRead(access: Reader, purpose: ReadPurpose, fields: readonly string[]): void {
  const at = now();
  const minute = new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);
  const sorted = [...fields].sort();
  runInBackground("writing the access diary", async () => {
    await write(access.userId, access.clientRowId, access.clientName, minute, at, purpose, sorted);
  });
}
