import { z } from "zod";
import { Prisma } from "@/server/db/generated/client";
import type { OwnedVenue } from "./owned-venue";

/** The columns that `sums` selects. */
export const COUNTS = z.object({ physical: z.number(), online: z.number() });
export type Counts = z.infer<typeof COUNTS>;
type Since = { venue: OwnedVenue; since: Date };

/** Sums the rows of `visitsSince`. */
export const sums = Prisma.sql`coalesce(sum(v.visits) FILTER (WHERE v.visit_type <> 'ONLINE'), 0)::int AS physical,
  coalesce(sum(v.visits) FILTER (WHERE v.visit_type = 'ONLINE'), 0)::int AS online`;

/**
 * Each venue's visits since a moment, as SQL rows (time, visit_type, visits, zone). The visits of a deleted venue are
 * counts of 15 minutes each.
 */
export function visitsSince(ranges: readonly Since[]): Prisma.Sql {
  const listed = (wanted: readonly Since[]) => Prisma.sql`unnest(${wanted.map(({ venue }) => venue.id)}::uuid[],
    ${wanted.map(({ since }) => since)}::timestamptz[], ${wanted.map(({ venue }) => venue.zone)}::text[]) range(venue_id, since, zone)`;
  const present = ranges.filter(({ venue }) => !venue.isFormer);
  const former = ranges.filter(({ venue }) => venue.isFormer);
  // Each venue is read from its own range of the index, however many visits other venues have.
  return Prisma.sql`(
    SELECT at.time, at.visit_type, 1 AS visits, range.zone FROM ${listed(present)}, LATERAL (
      SELECT check_in_time AS time, visit_type FROM visits
      WHERE visits.venue_id = range.venue_id AND check_in_time >= range.since OFFSET 0) at
    UNION ALL
    SELECT kept.since, kept.visit_type, kept.visits, range.zone FROM ${listed(former)}
    JOIN former_visits kept ON kept.venue_id = range.venue_id AND kept.since >= date_bin('15 minutes', range.since, 'epoch')
  ) v`;
}

/** A moment before the first check-in anywhere. */
export const EVER = new Date(0);
