import { z } from "zod";
import { DIET_KEYS, type DietKey, isDietKey } from "@/lib/dietary/diets";
import type { VenueVisitWire } from "@/lib/schemas/visit-analytics";
import type { DisclosureWire } from "@/lib/schemas/visits";
import type { ShareRow } from "@/lib/sight/share-rows";
import { allergiesSeen } from "@/lib/visits/seen-allergies";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRows } from "@/server/db/query-rows";
import { seenByVenue, sightSelect } from "@/server/visits/sight";
import { statusOf } from "@/server/visits/wire";
import type { Found } from "./find-visit-ids";

const venueVisitSelect = {
  id: true,
  visitType: true,
  status: true,
  checkInTime: true,
  expiresAt: true,
  endedAt: true,
  locationId: true,
  sharedRows: true,
  location: { select: { id: true, label: true } },
  ...sightSelect,
  disclosure: { select: { ...sightSelect.disclosure.select, categories: true } },
} as const;

/** The visits with what each guest shares, in the order of `found`; visits that no longer exist are left out. */
export async function readVisits(found: readonly Found[]): Promise<VenueVisitWire[]> {
  const ids = found.map(({ id }) => id);
  const [rows, visitsHere] = await Promise.all([
    db.visit.findMany({ where: { id: { in: ids } }, select: venueVisitSelect }),
    countVisitsHere(ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id }) => {
    const row = byId.get(id);
    if (!row) return [];
    const seen = seenByVenue(row);
    return {
      id,
      visit_type: row.visitType,
      status: statusOf(row),
      check_in_time: row.checkInTime.toISOString(),
      location_id: row.locationId,
      location: row.location,
      visits_here: (seen && visitsHere.get(id)) ?? null,
      user: seen && toVisitor(seen, row.disclosure?.categories ?? [], row.sharedRows),
    };
  });
}

function toVisitor(
  seen: DisclosureWire,
  categories: readonly string[],
  sharedRows: ShareRow[],
): VenueVisitWire["user"] {
  return {
    ...seen,
    dietary_preferences: withCounted(seen.dietary_preferences, categories),
    shared_rows: sharedRows,
    allergies: allergiesSeen(seen).map(({ key, label, severity, traces }) => ({ key, label, severity, traces })),
  };
}

/** Adds the keys under which the guest is counted, so that whoever counts the list finds what a breakdown says. */
const withCounted = (keys: readonly DietKey[], categories: readonly string[]): DietKey[] => {
  const counted = new Set(categories.filter(isDietKey));
  return [...keys, ...DIET_KEYS.filter((key) => counted.has(key) && !keys.includes(key))];
};

const VISITS_HERE = z.object({ id: z.string(), visits: z.number() });

/** How many times the guest of each of these visits has visited its venue, by visit id. */
async function countVisitsHere(ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await queryRows(
    VISITS_HERE,
    Prisma.sql`
    SELECT v.id, g.visits FROM visits v JOIN venue_guests g ON g.venue_id = v.venue_id AND g.user_id = v.user_id
    WHERE v.id = ANY (${ids}::uuid[])`,
  );
  return new Map(rows.map(({ id, visits }) => [id, visits]));
}
