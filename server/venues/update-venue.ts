import { notFound } from "@/lib/errors";
import type { VenueBody, VenueWire } from "@/lib/schemas/venues";
import { db } from "@/server/db/client";
import { isUniqueViolation } from "@/server/db/errors";
import { type Owner, requireSelf, venuesOf } from "./access";
import { internalIdInUse } from "./create-venue";
import { toVenueWire, venueSelect } from "./wire";

/** Changes a venue. Its id stays the same, so that printed codes keep working. */
export async function updateVenue(caller: Owner, id: string, body: VenueBody): Promise<VenueWire> {
  requireSelf(caller, body.user_id);
  const { name, city, country, state, internal_id, time_zone } = body;
  const data = {
    name,
    city,
    country,
    ...(state === undefined ? {} : { state }),
    ...(internal_id === undefined ? {} : { internalId: internal_id }),
    ...(time_zone === undefined ? {} : { timeZone: time_zone }),
  };
  try {
    const { count } = await db.venue.updateMany({ where: { id, ...venuesOf(caller) }, data });
    const row = count === 1 && (await db.venue.findUnique({ where: { id }, select: venueSelect }));
    if (!row) throw notFound("venue");
    return toVenueWire(row);
  } catch (error) {
    if (isUniqueViolation(error)) throw internalIdInUse();
    throw error;
  }
}
