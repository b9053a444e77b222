import { type SuggestionWire, suggestionWire } from "@/lib/schemas/grocery";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { SHOWN, usedBy } from "./access";

const MOST = 12;
/** The number of purchases from which a food counts as bought often. */
const OFTEN = 2;

/**
 * Foods that a person often buys, from the ticked lines of lists that only they use: what others tick on a shared list
 * is not this person's habit. Foods on `listId` are left out. At most 100 lists of 1,000 lines are read, by their
 * index.
 */
export async function suggestLines(userId: string, listId: string | null): Promise<SuggestionWire[]> {
  return queryRowsIn(
    db,
    suggestionWire,
    Prisma.sql`
    SELECT (array_agg(i.name ORDER BY i.checked_changed_at DESC))[1] AS name, count(*)::int AS times
    FROM grocery_lists g JOIN grocery_items i ON i.list_id = g.id
    WHERE g.owner_id = ${userId}::uuid AND g.household_id IS NULL AND i.is_checked
      AND i.normalized_name NOT IN (
        SELECT i.normalized_name FROM grocery_items i JOIN grocery_lists g ON g.id = i.list_id
        WHERE i.list_id = ${listId}::uuid AND ${usedBy(userId)} AND ${SHOWN})
    GROUP BY i.normalized_name HAVING count(*) >= ${OFTEN}
    ORDER BY 2 DESC, max(i.checked_changed_at) DESC, 1 LIMIT ${MOST}`,
  );
}
