import { notFound } from "@/lib/errors";
import type { VisitWire } from "@/lib/schemas/visits";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { stillActive, visitsOf } from "./access";
import { toVisitWire, visitSelect } from "./wire";

/** Ends a visit of the caller's. One that is over already stays as it is: ending it again changes nothing. */
export async function endVisit(caller: { userId: string }, id: string): Promise<VisitWire> {
  await db.visit.updateMany({
    where: { id, ...visitsOf(caller), ...stillActive() },
    data: { status: "ended", endedAt: now() },
  });
  const row = await db.visit.findFirst({ where: { id, ...visitsOf(caller) }, select: visitSelect });
  if (!row) throw notFound("Visit");
  // Whoever leaves the venue gets up from the table there.
  await db.tableSeat.deleteMany({ where: { ...visitsOf(caller), table: { venueId: row.venueId } } });
  return toVisitWire(row);
}
