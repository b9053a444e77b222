import type { LocationsQuery, LocationsWire } from "@/lib/schemas/venues";
import { db } from "@/server/db/client";
import { locationsOf, type Owner } from "./access";
import { locationSelect, toLocationWire } from "./wire";

/** The locations of all the caller's venues, venue by venue. */
export async function listLocations(caller: Owner, { page, page_size }: LocationsQuery): Promise<LocationsWire> {
  const where = locationsOf(caller);
  const [rows, total] = await Promise.all([
    db.location.findMany({
      where,
      orderBy: [{ venueId: "asc" }, { createdAt: "asc" }, { id: "asc" }],
      skip: (page - 1) * page_size,
      take: page_size,
      select: locationSelect,
    }),
    db.location.count({ where }),
  ]);
  return {
    items: rows.map(toLocationWire),
    total_count: total,
    page,
    page_size,
    total_pages: Math.ceil(total / page_size),
  };
}
