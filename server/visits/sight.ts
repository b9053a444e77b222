import { DAY_MS } from "@/lib/durations";
import type { DisclosureWire } from "@/lib/schemas/visits";
import { now } from "@/server/clock";
import { Prisma } from "@/server/db/generated/client";
import { type DisclosureRow, disclosureSelect, toDisclosureWire } from "./wire";

/** What decides whether a visit's venue still sees its guest. */
export const sightSelect = {
  guestName: true,
  disclosure: { select: { ...disclosureSelect, isCount: true } },
  venue: { select: { id: true, name: true, guestRetentionDays: true } },
} as const;

type SightRow = {
  guestName: string | null;
  expiresAt: Date;
  endedAt: Date | null;
  disclosure: (Omit<DisclosureRow, "name"> & { isCount: boolean }) | null;
  venue: { guestRetentionDays: number };
};

/**
 * What the venue sees of a visit's guest, under the name of the visit. Null once the time is over for which the venue
 * keeps its guests, whether or not the sweep has emptied the row yet: then the visit is a count.
 */
export function seenByVenue(row: SightRow): DisclosureWire | null {
  const { guestName, disclosure, endedAt, expiresAt, venue } = row;
  if (!disclosure || disclosure.isCount || guestName === null) return null;
  if ((endedAt ?? expiresAt).getTime() + venue.guestRetentionDays * DAY_MS <= now().getTime()) return null;
  return toDisclosureWire({ ...disclosure, name: guestName });
}

/** The same as a condition on visits `v` of one venue. */
export const isNamed = ({ retentionDays }: { retentionDays: number }): Prisma.Sql =>
  Prisma.sql`v.guest_name IS NOT NULL
    AND coalesce(v.ended_at, v.expires_at) > ${new Date(now().getTime() - retentionDays * DAY_MS)}`;
