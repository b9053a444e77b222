import { notFound } from "@/lib/errors";
import { db } from "@/server/db/client";
import { type Owner, venuesOf } from "./access";

/** Its locations, codes and visits go with it, by the foreign keys; a trigger keeps how many visits there were. */
export async function deleteVenue(caller: Owner, id: string): Promise<void> {
  const { count } = await db.venue.deleteMany({ where: { id, ...venuesOf(caller) } });
  if (count === 0) throw notFound("Venue");
}
