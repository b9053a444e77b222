import type { PublicVenueWire } from "@/lib/schemas/venues";
import { db } from "@/server/db/client";

/** What anybody may know of a venue, or null if no venue has this id. */
export const findPublicVenue = (id: string): Promise<PublicVenueWire | null> =>
  db.venue.findUnique({ where: { id }, select: { id: true, name: true, city: true, state: true, country: true } });
