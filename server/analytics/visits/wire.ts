import type { VenueVisitWire } from "@/lib/schemas/visit-analytics";
import { db } from "@/server/db/client";
import { disclosureSelect, statusOf, toDisclosureWire } from "@/server/visits/wire";
import type { Found } from "./find-visit-ids";

const venueVisitSelect = {
  id: true,
  visitType: true,
  status: true,
  checkInTime: true,
  expiresAt: true,
  locationId: true,
  sharedRows: true,
  location: { select: { id: true, label: true } },
  disclosure: { select: disclosureSelect },
} as const;

/** The visits with what each shows, in the order in which they were found. */
export async function readVisits(found: readonly Found[]): Promise<VenueVisitWire[]> {
  const rows = await db.visit.findMany({ where: { id: { in: found.map(({ id }) => id) } }, select: venueVisitSelect });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id }) => {
    const row = byId.get(id);
    if (!row) return [];
    return {
      id,
      visit_type: row.visitType,
      status: statusOf(row),
      check_in_time: row.checkInTime.toISOString(),
      location_id: row.locationId,
      location: row.location,
      user: row.disclosure && { ...toDisclosureWire(row.disclosure), shared_rows: row.sharedRows },
    };
  });
}
