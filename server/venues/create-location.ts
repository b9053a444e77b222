import { AppError, notFound } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { type LocationWire, MOST_LOCATIONS, type NewLocationBody } from "@/lib/schemas/venues";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { isCheckViolation, isForeignKeyViolation, isUniqueViolation } from "@/server/db/errors";
import type { Owner } from "./access";
import { lockVenue } from "./lock-venue";
import { locationSelect, toLocationWire } from "./wire";

export async function createLocation(caller: Owner, { label, venue_id }: NewLocationBody): Promise<LocationWire> {
  return explainingRefusal(() =>
    db.$transaction(async (tx) => {
      await lockVenue(tx, caller, venue_id);
      if ((await tx.location.count({ where: { venueId: venue_id } })) >= MOST_LOCATIONS) {
        throw new AppError("conflict", says("locationsMost", { count: MOST_LOCATIONS }));
      }
      const row = await tx.location.create({
        data: { venueId: venue_id, label, createdAt: now() },
        select: locationSelect,
      });
      return toLocationWire(row);
    }),
  );
}

/** Describes why the database refused a location: a label that is taken or cannot be stored, or a deleted venue. */
export async function explainingRefusal<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError("conflict", "locationLabelThere");
    if (isForeignKeyViolation(error)) throw notFound("venue");
    if (isCheckViolation(error, "locations_label_lower_case")) {
      throw new AppError("invalid", "labelNotLower");
    }
    throw error;
  }
}
