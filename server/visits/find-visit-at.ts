import type { MyVisitWire } from "@/lib/schemas/visits";
import { db } from "@/server/db/client";
import { stillActive, visitsOf } from "./access";
import { seenByVenue, sightSelect } from "./sight";
import { toVisitWire, visitSelect } from "./wire";

/** The person's active visit to one venue and what that venue sees of it, or null. */
export async function findVisitAt(caller: { userId: string }, venueId: string): Promise<MyVisitWire | null> {
  const row = await db.visit.findFirst({
    where: { ...visitsOf(caller), ...stillActive(), venueId },
    select: { ...visitSelect, ...sightSelect },
  });
  return row && { ...toVisitWire(row), seen_by_venue: seenByVenue(row) };
}
