import { notFound } from "@/lib/errors";
import type { GuestRetention } from "@/lib/schemas/venues";
import { db } from "@/server/db/client";
import { type Owner, venuesOf } from "./access";

/** For how many days after a visit the venue sees its guest. Errors: 404 for another owner's venue. */
export async function getGuestRetention(caller: Owner, id: string): Promise<GuestRetention> {
  const venue = await db.venue.findFirst({
    where: { id, ...venuesOf(caller) },
    select: { guestRetentionDays: true },
  });
  if (!venue) throw notFound("venue");
  return { days: venue.guestRetentionDays };
}

/** Guests whose time is over by the new number are counts at once, and no longer one brings them back. */
export async function setGuestRetention(caller: Owner, id: string, { days }: GuestRetention): Promise<GuestRetention> {
  const { count } = await db.venue.updateMany({
    where: { id, ...venuesOf(caller) },
    data: { guestRetentionDays: days },
  });
  if (count === 0) throw notFound("venue");
  return { days };
}
