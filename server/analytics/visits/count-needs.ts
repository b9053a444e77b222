import { z } from "zod";
import { DIET_KEYS } from "@/lib/dietary/diets";
import type { GuestGroup } from "@/lib/menus/menu-insight";
import type { Transaction } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";

const GROUP: z.ZodType<GuestGroup> = z.object({
  keys: z.array(z.enum(DIET_KEYS)),
  guests: z.number(),
  independent: z.number(),
});

/**
 * Groups the venue's guests by their needs. Left out are guests whose needs are unknown because they did not share
 * diet or allergies, and guests with an allergy that no key covers, since no dish may be said to fit them.
 */
export function countNeeds(tx: Transaction, venueId: string): Promise<GuestGroup[]> {
  const keys = [...DIET_KEYS] as string[];
  return queryRowsIn(
    tx,
    GROUP,
    Prisma.sql`
    SELECT needs.keys, count(*)::int AS guests, (count(*) FILTER (WHERE g.origin <> ''))::int AS independent
    FROM venue_guests g, LATERAL (
      SELECT ARRAY(SELECT c FROM unnest(g.categories) c WHERE c = ANY (${keys}::text[]) ORDER BY c) AS keys) needs
    WHERE g.venue_id = ${venueId}::uuid AND (cardinality(needs.keys) > 0 OR g.categories @> ARRAY['none'])
      AND (NOT g.categories @> ARRAY['allergic'] OR EXISTS (SELECT FROM unnest(needs.keys) k WHERE k LIKE '%\\_free'))
    GROUP BY 1`,
  );
}
