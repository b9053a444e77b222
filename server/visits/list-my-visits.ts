import type { MyVisitsQuery, MyVisitsWire } from "@/lib/schemas/visits";
import { db } from "@/server/db/client";
import { visitsOf } from "./access";
import { seenByVenue, sightSelect } from "./sight";
import { toVisitWire, visitSelect } from "./wire";

/** One page of a person's visits, latest first, each with what its venue can see. A page behind the last is empty. */
export async function listMyVisits(
  caller: { userId: string },
  { page, page_size: pageSize }: MyVisitsQuery,
): Promise<MyVisitsWire> {
  const [total, rows] = await Promise.all([
    db.visit.count({ where: visitsOf(caller) }),
    db.visit.findMany({
      where: visitsOf(caller),
      orderBy: [{ checkInTime: "desc" }, { id: "desc" }],
      skip: (page - 1) * pageSize,
      take: pageSize,
      select: { ...visitSelect, ...sightSelect },
    }),
  ]);
  return {
    items: rows.map((row) => ({ ...toVisitWire(row), seen_by_venue: seenByVenue(row) })),
    total_count: total,
    page,
    page_size: pageSize,
    total_pages: Math.ceil(total / pageSize),
  };
}
