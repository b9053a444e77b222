import { z } from "zod";
import type { VisitFilters } from "@/lib/schemas/visit-analytics";
import { normalizedName } from "@/lib/text/normalized-name";
import { now } from "@/server/clock";
import { Prisma } from "@/server/db/generated/client";
import { queryLaggingRows, queryRows } from "@/server/db/query-rows";
import { isNamed } from "@/server/visits/sight";
import type { OwnedVenue } from "./owned-venue";
import { rangeStart } from "./range";
import { readTallies } from "./tallies";
import type { VisitPosition } from "./visit-cursor";

export const FOUND = z.object({ id: z.string(), checkInTime: z.date() });
export type Found = z.infer<typeof FOUND>;
const TOTAL = z.object({ total: z.number() });
type Slice = { limit: number; offset: number; after: VisitPosition | null };

/** The largest number of filtered visits that is counted exactly. */
const MOST_COUNTED = 10_000;

/**
 * The visits of a view, latest first. `unique_visits_only`: each guest's latest visit only, without deleted accounts.
 */
export function findVisitIds(venue: OwnedVenue, filters: VisitFilters, slice: Slice): Promise<Found[]> {
  const found = (view: View) => Prisma.sql`
    SELECT ${view.id} AS id, ${view.time} AS "checkInTime" FROM ${view.source} WHERE ${view.where} ${behind(view, slice.after)}`;
  const latest = Prisma.sql`ORDER BY "checkInTime" DESC, id DESC`;
  const page = Prisma.sql`LIMIT ${slice.limit} OFFSET ${slice.offset}`;
  const view = viewOf(venue, filters);
  if (!isByName(filters)) return queryRows(FOUND, Prisma.sql`${found(view)} ${latest} ${page}`);
  const few = found(viewOfFew(venue, filters));
  const many = Prisma.sql`${found(view)} AND NOT (SELECT are_few FROM few) ${latest} LIMIT ${slice.limit + slice.offset}`;
  return queryRows(
    FOUND,
    Prisma.sql`
    WITH ${named(venue, filters.q)} SELECT * FROM (${few} UNION ALL (${many})) view ${latest} ${page}`,
  );
}

const behind = ({ time, id }: View, after: VisitPosition | null): Prisma.Sql =>
  after ? Prisma.sql`AND (${time}, ${id}) < (${after.checkInTime}, ${after.id}::uuid)` : Prisma.empty;

/**
 * How many visits a view has. An unfiltered view is read from the tallies. A view of the recent past is counted exactly
 * unless it is filtered by name or diet; all others are counted up to MOST_COUNTED.
 */
export async function countVisitsOf(
  venue: OwnedVenue,
  filters: VisitFilters,
): Promise<{ total: number; isAtLeast: boolean }> {
  const known = await knownTotal(venue, filters);
  if (known !== null) return filters.q ? upToMost(known) : { total: known, isAtLeast: false };
  const isWhole = filters.time_range !== "lifetime" && !filters.q && !filters.diet;
  const most = isWhole ? Prisma.empty : Prisma.sql`LIMIT ${MOST_COUNTED + 1}`;
  const every = ({ source, where }: View) => Prisma.sql`SELECT 1 FROM ${source} WHERE ${where}`;
  const all = every(viewOf(venue, filters));
  const [counted] = await queryLaggingRows(
    TOTAL,
    isByName(filters)
      ? Prisma.sql`
        WITH ${named(venue, filters.q)} SELECT count(*)::int AS total FROM (
          SELECT * FROM (${every(viewOfFew(venue, filters))} UNION ALL ${all} AND NOT (SELECT are_few FROM few)) view ${most}) counted`
      : Prisma.sql`SELECT count(*)::int AS total FROM (${all} ${most}) view`,
  );
  const total = counted?.total ?? 0;
  return isWhole ? { total, isAtLeast: false } : upToMost(total);
}

const upToMost = (total: number) => ({ total: Math.min(total, MOST_COUNTED), isAtLeast: total > MOST_COUNTED });

async function knownTotal(venue: OwnedVenue, filters: VisitFilters): Promise<number | null> {
  const { time_range: range, status, q, location_id: locationId, visit_type: type, diet } = filters;
  if (range !== "lifetime" || status || locationId || filters.guest_of) return null;
  const isUnique = filters.unique_visits_only;
  if (q) return isUnique || type || diet ? null : countOfName(venue, q);
  if (isUnique ? type : diet) return null;
  const tallies = await readTallies([venue.id], [isUnique ? "guests" : "visits"]);
  const wanted = isUnique ? (diet ?? "all") : type;
  return tallies.reduce((sum, { bucket, tally }) => (!wanted || bucket === wanted ? sum + tally : sum), 0);
}

const isByName = ({ q, unique_visits_only: isUnique }: VisitFilters): boolean => Boolean(q) && !isUnique;

/**
 * `named`: the venue's visits under a name that begins with `q`, up to the limit. `few`: whether they are within the
 * limit. If so, these visits are read. If not, the venue's latest visits are read in order until the page is full,
 * because a match is then never far.
 */
const named = (venue: OwnedVenue, q = ""): Prisma.Sql => Prisma.sql`
  named AS MATERIALIZED (
    SELECT v.id FROM visits v
    WHERE v.venue_id = ${venue.id}::uuid AND ${nameBegins(venue, q)} LIMIT ${MOST_COUNTED + 1}
  ), few AS MATERIALIZED (SELECT count(*) <= ${MOST_COUNTED} AS are_few FROM named)`;

/**
 * The number of the venue's visits under this name. Beyond the limit it is inexact, but still above the limit.
 */
async function countOfName(venue: OwnedVenue, q: string): Promise<number> {
  const [counted] = await queryLaggingRows(
    TOTAL,
    Prisma.sql`WITH ${named(venue, q)} SELECT count(*)::int AS total FROM named`,
  );
  return counted?.total ?? 0;
}

/** The table that has the visits of a view in order, so that loading a page reads little more than that page. */
const HOMES = {
  guests: { table: "venue_guests g", time: "g.check_in_time", id: "g.visit_id", userId: "g.user_id" },
  categories: { table: "visit_categories c", time: "c.check_in_time", id: "c.visit_id", userId: "v.user_id" },
  visits: { table: "visits v", time: "v.check_in_time", id: "v.id", userId: "v.user_id" },
} as const;

type View = { source: Prisma.Sql; where: Prisma.Sql; time: Prisma.Sql; id: Prisma.Sql };

/**
 * A view as SQL. It starts from the smallest table that suits the filters (HOMES) and joins only the tables that they
 * need.
 */
function viewOf(venue: OwnedVenue, filters: VisitFilters): View {
  const { unique_visits_only: isUnique, diet, visit_type: type, status, location_id: locationId, q } = filters;
  const home = isUnique ? HOMES.guests : diet && !filters.guest_of ? HOMES.categories : HOMES.visits;
  const sources = [Prisma.raw(home.table)];
  const needsVisit = status || locationId || (home === HOMES.guests && q) || (home === HOMES.categories ? q : type);
  if (needsVisit && home !== HOMES.visits) sources.push(Prisma.sql`JOIN visits v ON v.id = ${Prisma.raw(home.id)}`);
  if (diet && home === HOMES.visits) sources.push(WITH_CATEGORIES);
  return viewFrom(home, sources, [...conditions(venue, filters, home), ...(q ? [nameBegins(venue, q)] : [])]);
}

/** The same as viewOf, restricted to the visits in `named`; without rows unless they are few. */
function viewOfFew(venue: OwnedVenue, filters: VisitFilters): View {
  const sources = [Prisma.sql`named n JOIN visits v ON v.id = n.id`];
  if (filters.diet) sources.push(WITH_CATEGORIES);
  const where = [Prisma.sql`(SELECT are_few FROM few)`, ...conditions(venue, filters, HOMES.visits)];
  return viewFrom(HOMES.visits, sources, where);
}

const WITH_CATEGORIES = Prisma.sql`JOIN visit_categories c ON c.visit_id = v.id`;

type Home = (typeof HOMES)[keyof typeof HOMES];

const viewFrom = (home: Home, sources: readonly Prisma.Sql[], where: readonly Prisma.Sql[]): View => ({
  source: Prisma.join([...sources], " "),
  where: Prisma.join([...where], " AND "),
  time: Prisma.raw(home.time),
  id: Prisma.raw(home.id),
});

/** Conditions for all filters except the name. */
function conditions(venue: OwnedVenue, filters: VisitFilters, home: Home): Prisma.Sql[] {
  const since = rangeStart(filters.time_range, venue.zone);
  const { visit_type: type, status, diet, location_id: locationId, guest_of: guestOf } = filters;
  return [
    Prisma.sql`${Prisma.raw(home.table.slice(-1))}.venue_id = ${venue.id}::uuid`,
    ...(since ? [Prisma.sql`${Prisma.raw(home.time)} >= ${since}`] : []),
    ...(type
      ? [Prisma.sql`${Prisma.raw(home === HOMES.categories ? "c" : "v")}.visit_type = ${type}::visit_type`]
      : []),
    ...(status ? [statusIs(status)] : []),
    ...(locationId ? [Prisma.sql`v.location_id = ${locationId}::uuid`] : []),
    ...(diet
      ? [home === HOMES.guests ? Prisma.sql`g.categories @> ARRAY[${diet}]` : Prisma.sql`c.category = ${diet}`]
      : []),
    ...(guestOf ? [Prisma.sql`${Prisma.raw(home.userId)} = ${guestOfVisit(venue, guestOf)}`] : []),
    ...(guestOf && home === HOMES.visits ? [isNamed(venue)] : []),
  ];
}

/** No rows when the visit is not this venue's, or is a count by now. */
const guestOfVisit = (venue: OwnedVenue, visitId: string) =>
  Prisma.sql`(SELECT v.user_id FROM visits v WHERE v.id = ${visitId}::uuid AND v.venue_id = ${venue.id}::uuid AND ${isNamed(venue)})`;

/** The status by the clock: an expired visit counts as such, whether or not that is stored yet. */
function statusIs(status: NonNullable<VisitFilters["status"]>): Prisma.Sql {
  if (status === "ended") return Prisma.sql`v.status = 'ended'`;
  if (status === "active") return Prisma.sql`v.status = 'active' AND v.expires_at > ${now()}`;
  return Prisma.sql`(v.status = 'expired' OR (v.status = 'active' AND v.expires_at <= ${now()}))`;
}

/** Searches only what the venue sees: the name of the visit, for as long as it sees it. */
function nameBegins(venue: OwnedVenue, q: string): Prisma.Sql {
  const form = normalizedName(q);
  if (form !== "") return Prisma.sql`${isNamed(venue)} AND recipe_fold(v.guest_name) LIKE ${`${form}%`}`;
  // A name without letters and digits is compared as it is written.
  const written = `${q.trim().replace(/[\\%_]/g, "\\$&")}%`;
  return Prisma.sql`${isNamed(venue)} AND v.guest_name LIKE ${written}`;
}
