import { AppError } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { MOST_VENUES, type VenueBody, type VenueWire } from "@/lib/schemas/venues";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { isUniqueViolation } from "@/server/db/errors";
import { lockPerson } from "@/server/db/lock-person";
import { type Owner, requireSelf } from "./access";
import { toVenueWire, venueSelect } from "./wire";

export const internalIdInUse = () => new AppError("conflict", "internalIdThere");
export const tooManyVenues = () => new AppError("conflict", says("venuesMost", { count: MOST_VENUES }));

/** Locks the owner, so that simultaneous requests cannot exceed the limit of venues. */
export async function createVenue(caller: Owner, body: VenueBody): Promise<VenueWire> {
  requireSelf(caller, body.user_id);
  try {
    return await db.$transaction(async (tx) => {
      await lockPerson(tx, caller.userId);
      if ((await tx.venue.count({ where: { ownerId: caller.userId } })) >= MOST_VENUES) throw tooManyVenues();
      const row = await tx.venue.create({
        data: {
          ownerId: caller.userId,
          name: body.name,
          city: body.city,
          country: body.country,
          state: body.state ?? null,
          internalId: body.internal_id ?? null,
          timeZone: body.time_zone ?? null,
          createdAt: now(),
        },
        select: venueSelect,
      });
      return toVenueWire(row);
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw internalIdInUse();
    throw error;
  }
}
