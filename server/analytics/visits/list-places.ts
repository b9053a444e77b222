import { db } from "@/server/db/client";

const MOST = 500;

/** The tables of a venue, for use as a filter. */
export const listPlaces = (venueId: string): Promise<{ id: string; label: string }[]> =>
  db.location.findMany({
    where: { venueId },
    orderBy: { label: "asc" },
    take: MOST,
    select: { id: true, label: true },
  });
