import type { ActKind } from "@/lib/team/acts";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { lockBusiness } from "./lock-team";

const KIND: ActKind = "names_ended";

/**
 * Writes down for the owners that names of guests ended, one line for a venue and a day, however often a sweep runs.
 * `venueIds`: the venue of each visit.
 */
export async function noteEndedNames(venueIds: readonly string[]): Promise<void> {
  if (venueIds.length === 0) return;
  const venues = await db.venue.findMany({
    where: { id: { in: [...new Set(venueIds)] } },
    select: { id: true, name: true, owner: { select: { heldBusiness: { select: { id: true } } } } },
  });
  const day = new Date(`${now().toISOString().slice(0, 10)}T00:00:00Z`);
  for (const { id, name, owner } of venues) {
    const businessId = owner.heldBusiness?.id;
    if (businessId)
      await addTo(businessId, { id, name }, { day, count: venueIds.filter((each) => each === id).length });
  }
}

type Ended = { day: Date; count: number };

async function addTo(businessId: string, venue: { id: string; name: string }, { day, count }: Ended): Promise<void> {
  await db.$transaction(async (tx) => {
    if (!(await lockBusiness(tx, businessId))) return;
    const today = await tx.businessAct.findFirst({
      where: { businessId, kind: KIND, at: { gte: day }, details: { path: ["venue_id"], equals: venue.id } },
      select: { id: true, details: true },
    });
    const before = today ? Number((today.details as { count?: number }).count ?? 0) : 0;
    const details = { venue: venue.name, venue_id: venue.id, count: before + count };
    if (today) {
      await tx.businessAct.update({ where: { id: today.id }, data: { details, at: now() }, select: { id: true } });
    } else {
      await tx.businessAct.create({ data: { businessId, at: now(), kind: KIND, details }, select: { id: true } });
    }
  });
}
