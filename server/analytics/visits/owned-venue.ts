import { knownZone } from "@/lib/analytics/time-zone";
import { notFound } from "@/lib/errors";
import { db } from "@/server/db/client";

export type OwnedVenue = { id: string; name: string; zone: string };

/** A venue of the caller's own; another owner's is absent. */
export async function getOwnedVenue(caller: { userId: string }, venueId: string): Promise<OwnedVenue> {
  const venue = await db.venue.findFirst({
    where: { id: venueId, ownerId: caller.userId },
    select: { id: true, name: true, timeZone: true },
  });
  if (!venue) throw notFound("Venue");
  return { id: venue.id, name: venue.name, zone: knownZone(venue.timeZone) };
}

/** All venues of the caller, the oldest first. */
export async function listOwnedVenues(caller: { userId: string }): Promise<OwnedVenue[]> {
  const venues = await db.venue.findMany({
    where: { ownerId: caller.userId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { id: true, name: true, timeZone: true },
  });
  return venues.map(({ id, name, timeZone }) => ({ id, name, zone: knownZone(timeZone) }));
}
