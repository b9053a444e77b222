import type { z } from "zod";
import { activityWire } from "@/lib/schemas/visit-analytics";
import { db } from "@/server/db/client";
import { countVisits } from "../visits/get-visit-analytics";
import { listOwnedVenues, type OwnedVenue } from "../visits/owned-venue";
import { readVisits } from "../visits/wire";

const RECENT = 6;

/** The latest visits to the venues, and what goes on now. */
export async function getActivity(venues: readonly OwnedVenue[]): Promise<z.infer<typeof activityWire>> {
  const venueIds = venues.map(({ id }) => id);
  const [latest, counts] = await Promise.all([
    Promise.all(
      venueIds.map((venueId) =>
        db.visit.findMany({
          where: { venueId },
          orderBy: [{ checkInTime: "desc" }, { id: "desc" }],
          take: RECENT,
          select: { id: true, checkInTime: true },
        }),
      ),
    ),
    countVisits(venues, { time_range: "24h" }),
  ]);
  const found = latest
    .flat()
    .sort((a, b) => b.checkInTime.getTime() - a.checkInTime.getTime() || (a.id < b.id ? 1 : -1))
    .slice(0, RECENT);
  return activityWire.parse({ items: await readVisits(found), last_24h: counts });
}

export const listActivityOf = async (caller: { userId: string }) => getActivity(await listOwnedVenues(caller));
