import { notFound } from "@/lib/errors";
import { db } from "@/server/db/client";
import { type Owner, venuesOf } from "./access";

/**
 * Deletes a venue; locations, codes and visits are deleted by cascading foreign keys. A trigger keeps the numbers of
 * visits.
 */
export async function deleteVenue(caller: Owner, id: string): Promise<void> {
  const { count } = await db.venue.deleteMany({ where: { id, ...venuesOf(caller) } });
  if (count === 0) throw notFound("venue");
}
