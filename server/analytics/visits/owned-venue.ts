import { z } from "zod";
import { knownZone } from "@/lib/analytics/time-zone";
import { notFound } from "@/lib/errors";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRows } from "@/server/db/query-rows";
import { type Owner, venuesOf, venuesWithin } from "@/server/venues/access";

/** `zoneSince`: when its time zone last changed. `isFormer`: it was deleted; its visits are counts without
 * guests. `retentionDays`: how long after a visit it sees its guest. */
export type OwnedVenue = {
  id: string;
  name: string;
  zone: string;
  zoneSince?: Date;
  isFormer?: true;
  retentionDays: number;
};

const FORMER = z.object({ id: z.string(), name: z.string(), timeZone: z.string().nullable() });
const OWNED = FORMER.extend({ timeZoneSince: z.date().nullable(), guestRetentionDays: z.number() });
type Row = z.infer<typeof FORMER> & { timeZoneSince?: Date | null; guestRetentionDays?: number };

const toVenue = ({ id, name, timeZone, timeZoneSince, guestRetentionDays = 0 }: Row): OwnedVenue => ({
  id,
  name,
  zone: knownZone(timeZone),
  retentionDays: guestRetentionDays,
  ...(timeZoneSince ? { zoneSince: timeZoneSince } : {}),
});

/** One of the venues within the caller's reach; another is answered with 404. */
export async function getOwnedVenue(caller: Owner, venueId: string): Promise<OwnedVenue> {
  const venue = await db.venue.findFirst({
    where: { id: venueId, ...venuesOf(caller) },
    select: { id: true, name: true, timeZone: true, timeZoneSince: true, guestRetentionDays: true },
  });
  if (!venue) throw notFound("venue");
  return toVenue(venue);
}

/** All venues within the caller's reach, the oldest first. */
export async function listOwnedVenues(caller: Owner): Promise<OwnedVenue[]> {
  const rows = await queryRows(
    OWNED,
    Prisma.sql`
    SELECT id, name, time_zone AS "timeZone", time_zone_since AS "timeZoneSince",
      guest_retention_days AS "guestRetentionDays" FROM venues
    WHERE ${venuesWithin(caller)} ORDER BY created_at, id`,
  );
  return rows.map(toVenue);
}

/** Deleted venues that had visits, the latest first. Whoever sees some venues only sees none of them. */
export async function listFormerVenues(caller: Owner): Promise<OwnedVenue[]> {
  if (caller.venueIds !== null) return [];
  const rows = await queryRows(
    FORMER,
    Prisma.sql`
    SELECT id, name, time_zone AS "timeZone" FROM former_venues WHERE owner_id = ${caller.userId}::uuid
    ORDER BY deleted_at DESC, id`,
  );
  return rows.map((row) => ({ ...toVenue(row), isFormer: true }));
}

/** All venues that the business has or had visits at. */
export const listAllVenues = async (caller: Owner): Promise<OwnedVenue[]> =>
  (await Promise.all([listOwnedVenues(caller), listFormerVenues(caller)])).flat();
