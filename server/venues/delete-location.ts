import { notFound } from "@/lib/errors";
import { db } from "@/server/db/client";
import { locationsOf, type Owner } from "./access";
import { lockVenue } from "./lock-venue";

/** Deletes a location, and with it its code. Its visits stay with the venue, without a table. */
export async function deleteLocation(caller: Owner, id: string): Promise<{ label: string }> {
  return db.$transaction(async (tx) => {
    const location = await tx.location.findFirst({
      where: { id, ...locationsOf(caller) },
      select: { venueId: true, label: true },
    });
    if (!location) throw notFound("location");
    await lockVenue(tx, caller, location.venueId);
    await tx.visit.updateMany({ where: { locationId: id, venueId: location.venueId }, data: { locationId: null } });
    const { count } = await tx.location.deleteMany({ where: { id } });
    if (count === 0) throw notFound("location");
    return { label: location.label };
  });
}
