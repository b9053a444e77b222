import type { z } from "zod";
import { activityWire } from "@/lib/schemas/visit-analytics";
import { Prisma } from "@/server/db/generated/client";
import { queryRows } from "@/server/db/query-rows";
import type { Owner } from "@/server/venues/access";
import { FOUND, type Found } from "../visits/find-visit-ids";
import { countVisits } from "../visits/get-visit-analytics";
import { listAllVenues, type OwnedVenue } from "../visits/owned-venue";
import { readVisits } from "../visits/wire";

const RECENT = 6;

/** The latest visits to the venues, and the number of active ones. */
export async function getActivity(venues: readonly OwnedVenue[]): Promise<z.infer<typeof activityWire>> {
  const [found, counts] = await Promise.all([findLatest(venues), countVisits(venues, { time_range: "24h" })]);
  return activityWire.parse({ items: await readVisits(found), last_24h: counts });
}

/** Reads the latest visits of each venue from its own range of the index, then takes the latest of all. */
const findLatest = (venues: readonly OwnedVenue[]): Promise<Found[]> =>
  queryRows(
    FOUND,
    Prisma.sql`
    SELECT v.id, v.check_in_time AS "checkInTime" FROM unnest(${venues.map(({ id }) => id)}::uuid[]) venue(id), LATERAL (
      SELECT visits.id, check_in_time FROM visits WHERE venue_id = venue.id
      ORDER BY check_in_time DESC, visits.id DESC LIMIT ${RECENT}) v
    ORDER BY v.check_in_time DESC, v.id DESC LIMIT ${RECENT}`,
  );

export const listActivityOf = async (caller: Owner) => getActivity(await listAllVenues(caller));
