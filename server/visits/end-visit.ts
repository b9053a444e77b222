import { notFound } from "@/lib/errors";
import type { VisitWire } from "@/lib/schemas/visits";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { stillActive, visitsOf } from "./access";
import { toVisitWire, visitSelect } from "./wire";

/** Ends one of the caller's visits; a visit that is over stays as it is. */
export async function endVisit(caller: { userId: string }, id: string): Promise<VisitWire> {
  await db.visit.updateMany({
    where: { id, ...visitsOf(caller), ...stillActive() },
    data: { status: "ended", endedAt: now() },
  });
  const row = await db.visit.findFirst({ where: { id, ...visitsOf(caller) }, select: visitSelect });
  if (!row) throw notFound("visit");
  // Leaving the venue also leaves the shared table there.
  await db.tableSeat.deleteMany({ where: { ...visitsOf(caller), table: { venueId: row.venueId } } });
  return toVisitWire(row);
}
