import { notFound } from "@/lib/errors";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { type Owner, venuesOf } from "./access";

/** Notes that the codes of these locations went to paper. Ids that are no location of the venue count for nothing; a venue of somebody else's is absent. */
export async function markPrinted(caller: Owner, venueId: string, locationIds: readonly string[]): Promise<number> {
  const { count } = await db.location.updateMany({
    where: { id: { in: [...locationIds] }, venueId, venue: venuesOf(caller) },
    data: { printedAt: now() },
  });
  if (count === 0 && (await db.venue.count({ where: { id: venueId, ...venuesOf(caller) } })) === 0)
    throw notFound("Venue");
  return count;
}
