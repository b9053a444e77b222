import type { VisitWire } from "@/lib/schemas/visits";
import { db } from "@/server/db/client";
import { stillActive, visitsOf } from "./access";
import { toVisitWire, visitSelect } from "./wire";

/**
 * The most recent active visit; a person may have several, at different venues. `venueId`: only at that venue. Null:
 * none.
 */
export async function findActiveVisit(caller: { userId: string }, venueId?: string): Promise<VisitWire | null> {
  const row = await db.visit.findFirst({
    where: { ...visitsOf(caller), ...stillActive(), ...(venueId ? { venueId } : {}) },
    orderBy: [{ checkInTime: "desc" }, { id: "desc" }],
    select: visitSelect,
  });
  return row && toVisitWire(row);
}
