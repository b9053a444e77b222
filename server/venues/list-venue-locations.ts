import { DAY_MS } from "@/lib/durations";
import { notFound } from "@/lib/errors";
import { MOST_LOCATIONS, type UsedLocationWire } from "@/lib/schemas/venues";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { type Owner, venuesOf } from "./access";
import { locationSelect, toLocationWire } from "./wire";

const DAYS = 30;
const byLabel = new Intl.Collator("en", { numeric: true });

/** A venue's locations in natural order (table 2 before table 10), each with how often its code was used lately. */
export async function listVenueLocations(caller: Owner, venueId: string): Promise<UsedLocationWire[]> {
  const venue = await db.venue.findFirst({ where: { id: venueId, ...venuesOf(caller) }, select: { id: true } });
  if (!venue) throw notFound("venue");
  const since = new Date(now().getTime() - DAYS * DAY_MS);
  const [rows, uses] = await Promise.all([
    db.location.findMany({ where: { venueId }, take: MOST_LOCATIONS, select: locationSelect }),
    db.visit.groupBy({
      by: ["locationId"],
      where: { venueId, checkInTime: { gte: since }, locationId: { not: null } },
      _count: { _all: true },
      _max: { checkInTime: true },
    }),
  ]);
  const useOf = new Map(uses.map((use) => [use.locationId, use]));
  return rows
    .map((row) => ({
      ...toLocationWire(row),
      visits_30_days: useOf.get(row.id)?._count._all ?? 0,
      last_check_in: useOf.get(row.id)?._max.checkInTime?.toISOString() ?? null,
    }))
    .sort((one, other) => byLabel.compare(one.label, other.label));
}
