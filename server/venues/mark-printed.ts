import { notFound } from "@/lib/errors";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { type Owner, venuesOf } from "./access";

/**
 * Records that the codes of these locations were printed. Ids of other venues are ignored. Returns the number of
 * locations. Errors: 404 for a venue that is not the caller's.
 */
export async function markPrinted(caller: Owner, venueId: string, locationIds: readonly string[]): Promise<number> {
  const { count } = await db.location.updateMany({
    where: { id: { in: [...locationIds] }, venueId, venue: venuesOf(caller) },
    data: { printedAt: now() },
  });
  if (count === 0 && (await db.venue.count({ where: { id: venueId, ...venuesOf(caller) } })) === 0)
    throw notFound("venue");
  return count;
}
