import { z } from "zod";
import { type Group, inOrder, SMALLEST_GROUP, suppress, type WithheldReason } from "@/lib/analytics/suppress";
import type { TimeRange } from "@/lib/analytics/time-ranges";
import {
  type BreakdownType,
  type BreakdownWire,
  DIET_CATEGORIES,
  HEALTH_CATEGORIES,
} from "@/lib/schemas/visit-analytics";
import { Prisma } from "@/server/db/generated/client";
import { queryLaggingRows } from "@/server/db/query-rows";
import type { OwnedVenue } from "./owned-venue";
import { daysAgo, rangeStart } from "./range";
import { readTallies } from "./tallies";

type Counts = ReadonlyMap<string, number>;
const GUESTS = z.object({ category: z.string(), guests: z.number() });
const PEOPLE = z.object({ people: z.number() });

/** The documented categories of each kind, with the name under which the database counts them. */
const CATEGORIES: Record<BreakdownType, readonly { name: string; counted: string }[]> = {
  dietary: DIET_CATEGORIES.map((name) => ({ name, counted: name })),
  health: HEALTH_CATEGORIES.map((name) => ({ name, counted: `health:${name}` })),
  visit_types: ["physical", "online"].map((name) => ({ name, counted: `type:${name}` })),
};
/** The total that a kind is compared with: for health only the guests who share it with this venue. */
const AMONG: Record<BreakdownType, string> = { dietary: "all", health: "health:shared", visit_types: "all" };

export type Breakdown = {
  groups: BreakdownWire;
  /** The number of guests in the total that the categories are compared with (AMONG). */
  among: number;
  guests: number;
  isWithheld: boolean;
  /**
   * True if everything is withheld because the venue's time zone changed less than a day ago, so "today" began at
   * another time than before.
   */
  isZoneNew: boolean;
};

/**
 * A venue's guests by category, each guest once, by the latest visit. Largest category first, every documented one
 * included, small groups withheld for privacy: two ranges differ by more than 4 people or show the same. How guests
 * checked in is always counted.
 */
export async function getBreakdown(venue: OwnedVenue, type: BreakdownType, range: TimeRange): Promise<Breakdown> {
  const wanted = new Set<TimeRange>([...widerThan(range), range]);
  const counts = new Map<TimeRange, Counts>();
  await Promise.all([...wanted].map(async (each) => counts.set(each, await countGuests(venue, each))));
  return breakdownOf(counts, type, range, range === "today" && isZoneNew(venue));
}

/**
 * Time zones start the day at different moments, so the difference between two counts of "today" would reveal the
 * guests of a single hour.
 */
const isZoneNew = ({ zoneSince }: OwnedVenue): boolean => zoneSince !== undefined && zoneSince > daysAgo(1);

export function breakdownOf(
  counts: ReadonlyMap<TimeRange, Counts>,
  type: BreakdownType,
  range: TimeRange,
  isZoneNew = false,
): Breakdown {
  const of = (each: TimeRange, counted: string) => counts.get(each)?.get(counted) ?? 0;
  const groups: Group[] = CATEGORIES[type].map(({ name, counted }) => ({
    name,
    count: of(range, counted),
    wider: widerThan(range).map((each) => of(each, counted)),
  }));
  const among = of(range, AMONG[type]);
  const whole = { among, guests: of(range, "all"), isZoneNew };
  if (type === "visit_types") return { ...whole, groups: inOrder(exact(groups)), isWithheld: false };
  const widerAmong = widerThan(range).map((each) => of(each, AMONG[type]));
  const shown = isZoneNew ? suppress(groups, 0) : suppress(groups, among, widerAmong);
  const isWithheld = shown.some(({ count }) => count === null);
  const reason = reasonOf(among, isZoneNew);
  const labelled = shown.map((group) => (group.count === null ? { ...group, held_back: reason } : group));
  return { ...whole, groups: inOrder(labelled), isWithheld };
}

const exact = (groups: readonly Group[]) => groups.map(({ name, count }) => ({ name, count }));

/**
 * For a screen that names the guests: every group that has guests is counted, also that of any allergy, since an
 * allergy to a food that has no key would be in none.
 */
export async function countGroups(venue: OwnedVenue, range: TimeRange): Promise<{ name: string; count: number }[]> {
  const counts = await countGuests(venue, range);
  const groups = ["allergic", ...DIET_CATEGORIES].map((name) => ({ name, count: counts.get(name) ?? 0 }));
  return inOrder(groups.filter(({ count }) => count > 0));
}

const reasonOf = (among: number, isZoneNew: boolean): WithheldReason =>
  isZoneNew ? "new_time_zone" : among < SMALLEST_GROUP ? "few_guests" : "small_groups";

/** From narrow to wide: each range lies within those after it. */
const NARROW_TO_WIDE: readonly TimeRange[] = ["today", "24h", "lifetime"];
const widerThan = (range: TimeRange): TimeRange[] => NARROW_TO_WIDE.slice(NARROW_TO_WIDE.indexOf(range) + 1);

/** The number of guests in each category. A guest belongs to a range when their latest visit lies in it. */
export async function countGuests(venue: OwnedVenue, range: TimeRange): Promise<Counts> {
  const since = rangeStart(range, venue.zone);
  if (since === null) {
    const tallies = await readTallies([venue.id], ["guests"]);
    return new Map(tallies.map(({ bucket, tally }) => [bucket, tally]));
  }
  const rows = await queryLaggingRows(
    GUESTS,
    Prisma.sql`
    SELECT category, count(*)::int AS guests FROM venue_guests, unnest(categories) category
    WHERE venue_id = ${venue.id}::uuid AND check_in_time >= ${since} GROUP BY category`,
  );
  return new Map(rows.map(({ category, guests }) => [category, guests]));
}

/**
 * The number of guests of several venues in a range; a guest of two venues counts at each. Deleted venues count none.
 */
export async function countPeople(venues: readonly OwnedVenue[], range: TimeRange): Promise<number> {
  const present = venues.filter(({ isFormer }) => !isFormer);
  const ids = present.map(({ id }) => id);
  if (range === "lifetime") {
    const tallies = await readTallies(ids, ["guests"]);
    return tallies.find(({ bucket }) => bucket === "all")?.tally ?? 0;
  }
  const since = present.map(({ zone }) => rangeStart(range, zone));
  const [counted] = await queryLaggingRows(
    PEOPLE,
    Prisma.sql`
    SELECT count(*)::int AS people FROM unnest(${ids}::uuid[], ${since}::timestamptz[]) range(venue_id, since), LATERAL (
      SELECT FROM venue_guests g WHERE g.venue_id = range.venue_id AND g.check_in_time >= range.since OFFSET 0) guest`,
  );
  return counted?.people ?? 0;
}
