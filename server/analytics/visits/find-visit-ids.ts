import type { VisitFilters } from "@/lib/schemas/visit-analytics";
import { now } from "@/server/clock";
import { Prisma } from "@/server/db/generated/client";
import { queryLaggingRows, queryRows } from "@/server/db/query-rows";
import type { OwnedVenue } from "./owned-venue";
import { rangeStart } from "./range";
import { readTallies } from "./tallies";
import type { VisitPosition } from "./visit-cursor";

export type Found = { id: string; checkInTime: Date };
type Slice = { limit: number; offset: number; after: VisitPosition | null };

/** The largest number of filtered visits that is counted exactly. */
const MOST_COUNTED = 10_000;

/**
 * The visits of a view, latest first. `unique_visits_only`: each guest's latest visit only, without deleted accounts.
 */
export function findVisitIds(venue: OwnedVenue, filters: VisitFilters, slice: Slice): Promise<Found[]> {
  const { source, where, time, id } = viewOf(venue, filters);
  const from = slice.after
    ? Prisma.sql`AND (${time}, ${id}) < (${slice.after.checkInTime}, ${slice.after.id}::uuid)`
    : Prisma.empty;
  return queryRows<Found>(Prisma.sql`
    SELECT ${id} AS id, ${time} AS "checkInTime" FROM ${source} WHERE ${where} ${from}
    ORDER BY ${time} DESC, ${id} DESC LIMIT ${slice.limit} OFFSET ${slice.offset}`);
}

/** How many visits a view has. An unfiltered view is read from the tallies; others are counted up to a limit. */
export async function countVisitsOf(
  venue: OwnedVenue,
  filters: VisitFilters,
): Promise<{ total: number; isAtLeast: boolean }> {
  const known = await knownTotal(venue, filters);
  if (known !== null) return { total: known, isAtLeast: false };
  const { source, where } = viewOf(venue, filters);
  const isWhole = filters.time_range !== "lifetime" && !filters.q && !filters.diet;
  const most = isWhole ? Prisma.empty : Prisma.sql`LIMIT ${MOST_COUNTED + 1}`;
  const [counted] = await queryLaggingRows<{ total: number }>(
    Prisma.sql`SELECT count(*)::int AS total FROM (SELECT 1 FROM ${source} WHERE ${where} ${most}) view`,
  );
  const total = counted?.total ?? 0;
  return !isWhole && total > MOST_COUNTED ? { total: MOST_COUNTED, isAtLeast: true } : { total, isAtLeast: false };
}

async function knownTotal(venue: OwnedVenue, filters: VisitFilters): Promise<number | null> {
  const { time_range: range, status, q, location_id: locationId, visit_type: type, diet } = filters;
  if (range !== "lifetime" || status || q || locationId || filters.guest_of) return null;
  const isUnique = filters.unique_visits_only;
  if (isUnique ? type : diet) return null;
  const tallies = await readTallies([venue.id], [isUnique ? "guests" : "visits"]);
  const wanted = isUnique ? (diet ?? "all") : type;
  return tallies.reduce((sum, { bucket, tally }) => (!wanted || bucket === wanted ? sum + tally : sum), 0);
}

/** The table that has the visits of a view in order, so that loading a page reads little more than that page. */
const HOMES = {
  guests: { table: "venue_guests g", time: "g.check_in_time", id: "g.visit_id", userId: "g.user_id" },
  categories: { table: "visit_categories c", time: "c.check_in_time", id: "c.visit_id", userId: "v.user_id" },
  visits: { table: "visits v", time: "v.check_in_time", id: "v.id", userId: "v.user_id" },
} as const;

/**
 * A view as SQL, from each guest's latest visits, those of one diet, or all; only the tables that a filter needs are
 * joined.
 */
function viewOf(venue: OwnedVenue, filters: VisitFilters) {
  const { unique_visits_only: isUnique, diet, visit_type: type, status, location_id: locationId, q } = filters;
  const home = HOMES[isUnique ? "guests" : diet ? "categories" : "visits"];
  const guestOf = filters.guest_of;
  const [time, id] = [Prisma.raw(home.time), Prisma.raw(home.id)];
  const needsVisit = type || status || locationId || ((q || guestOf) && home === HOMES.categories);
  const sources = [Prisma.raw(home.table)];
  if (needsVisit && home !== HOMES.visits) sources.push(Prisma.sql`JOIN visits v ON v.id = ${id}`);
  if (q) sources.push(Prisma.sql`JOIN users u ON u.id = ${Prisma.raw(home.userId)}`);
  const where = [
    Prisma.sql`${Prisma.raw(home.table.slice(-1))}.venue_id = ${venue.id}::uuid`,
    ...conditions(venue, filters, time),
    ...(guestOf ? [Prisma.sql`${Prisma.raw(home.userId)} = ${guestOfVisit(venue, guestOf)}`] : []),
  ];
  return { source: Prisma.join(sources, " "), where: Prisma.join(where, " AND "), time, id };
}

function conditions(venue: OwnedVenue, filters: VisitFilters, time: Prisma.Sql): Prisma.Sql[] {
  const since = rangeStart(filters.time_range, venue.zone);
  const { visit_type: type, status, diet, location_id: locationId, q } = filters;
  return [
    ...(since ? [Prisma.sql`${time} >= ${since}`] : []),
    ...(type ? [Prisma.sql`v.visit_type = ${type}::visit_type`] : []),
    ...(status ? [statusIs(status)] : []),
    ...(locationId ? [Prisma.sql`v.location_id = ${locationId}::uuid`] : []),
    ...(diet
      ? [filters.unique_visits_only ? Prisma.sql`g.categories @> ARRAY[${diet}]` : Prisma.sql`c.category = ${diet}`]
      : []),
    ...(q ? [nameBegins(q)] : []),
  ];
}

/** No rows when the visit is not this venue's, or its guest's account was deleted. */
const guestOfVisit = (venue: OwnedVenue, visitId: string) =>
  Prisma.sql`(SELECT one.user_id FROM visits one WHERE one.id = ${visitId}::uuid AND one.venue_id = ${venue.id}::uuid)`;

/** The status by the clock: an expired visit counts as such, whether or not that is stored yet. */
function statusIs(status: NonNullable<VisitFilters["status"]>): Prisma.Sql {
  if (status === "ended") return Prisma.sql`v.status = 'ended'`;
  if (status === "active") return Prisma.sql`v.status = 'active' AND v.expires_at > ${now()}`;
  return Prisma.sql`(v.status = 'expired' OR (v.status = 'active' AND v.expires_at <= ${now()}))`;
}

/** Searches only what the venue sees: the first name, or the part of the email that is shown in its place. */
function nameBegins(q: string): Prisma.Sql {
  const prefix = `${q.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
  return Prisma.sql`lower(coalesce(nullif(trim(u.first_name), ''), split_part(u.email, '@', 1))) LIKE ${prefix}`;
}
