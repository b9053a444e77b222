import { z } from "zod";
import { now } from "@/server/clock";
import { pool } from "@/server/db/client";
import { queryText } from "@/server/db/query-text";
import { noteEndedNames } from "@/server/team/note-ended-names";

const PART = 1000;
const ENDED = z.object({ venueId: z.string() });

/**
 * Empties what venues saw of guests, once the time is over for which each venue keeps them: the visit becomes a count,
 * and stays in the counts as it was counted, and the owners read how many there were. The person keeps the visit in their
 * own list. Any number of processes may do this at once. @returns how many visits became counts
 */
export async function endVenuesSight(): Promise<number> {
  let ended = 0;
  for (;;) {
    const rows = await queryText(
      pool,
      ENDED,
      `WITH over AS (
         SELECT v.id FROM visits v JOIN venues s ON s.id = v.venue_id
         WHERE v.guest_name IS NOT NULL
           AND coalesce(v.ended_at, v.expires_at) <= $1::timestamptz - make_interval(days => s.guest_retention_days)
         ORDER BY v.id LIMIT $2 FOR UPDATE OF v SKIP LOCKED
       ), emptied AS (
         UPDATE visit_disclosures d SET is_count = true, dietary_preferences = '{}', health_concerns = '{}',
           ingredient_preferences = '[]', favorites = '[]'
         FROM over WHERE d.visit_id = over.id
       )
       UPDATE visits v SET guest_name = NULL FROM over WHERE v.id = over.id RETURNING v.venue_id AS "venueId"`,
      [now(), PART],
    );
    ended += rows.length;
    await noteEndedNames(rows.map(({ venueId }) => venueId));
    if (rows.length < PART) return ended;
  }
}
