import { DAY_MS } from "@/lib/durations";
import { notFound } from "@/lib/errors";
import type { GuestRetention } from "@/lib/schemas/venues";
import { now } from "@/server/clock";
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

/** How many visits whose guests are named now would be counts with this number of days. */
export async function previewGuestRetention(caller: Owner, id: string, days: number) {
  const { days: kept } = await getGuestRetention(caller, id);
  if (days >= kept) return { days, ending: 0 };
  const at = (before: number) => new Date(now().getTime() - before * DAY_MS);
  const range = { gt: at(kept), lte: at(days) };
  const ending = await db.visit.count({
    where: { venueId: id, guestName: { not: null }, OR: [{ endedAt: range }, { endedAt: null, expiresAt: range }] },
  });
  return { days, ending };
}
