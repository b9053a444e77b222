import type { VenuesQuery, VenuesWire } from "@/lib/schemas/venues";
import { db } from "@/server/db/client";
import { type Owner, venuesOf } from "./access";
import { toVenueWire, venueSelect } from "./wire";

/** The caller's venues, the oldest first; `q` is searched in names, towns and internal ids. */
export async function listVenues(caller: Owner, { q, page, page_size }: VenuesQuery): Promise<VenuesWire> {
  const found = { contains: q.replace(/[\\%_]/g, "\\$&"), mode: "insensitive" } as const;
  const where = {
    ...venuesOf(caller),
    ...(q ? { OR: [{ name: found }, { city: found }, { internalId: found }] } : {}),
  };
  const [rows, total] = await Promise.all([
    db.venue.findMany({
      where,
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      skip: (page - 1) * page_size,
      take: page_size,
      select: venueSelect,
    }),
    db.venue.count({ where }),
  ]);
  return {
    items: rows.map(toVenueWire),
    total_count: total,
    page,
    page_size,
    total_pages: Math.ceil(total / page_size),
  };
}
