import { inOrder } from "@/lib/analytics/suppress";
import type { TimeRange } from "@/lib/analytics/time-ranges";
import { type BreakdownType, DIET_CATEGORIES } from "@/lib/schemas/visit-analytics";
import { type Breakdown, breakdownOf, visitTypesOf } from "./breakdown-of";
import { countGuests } from "./count-guests";
import type { OwnedVenue } from "./owned-venue";
import { daysAgo } from "./range";
import { readVenue } from "./read-venue";

/**
 * A venue's guests by category, each guest once, by the latest visit. Largest category first, every documented one
 * included, small groups withheld for privacy: two ranges, and two answers, differ by at least 5 independent guests or
 * show the same. How guests checked in is always counted.
 */
export async function getBreakdown(venue: OwnedVenue, type: BreakdownType, range: TimeRange): Promise<Breakdown> {
  if (type === "visit_types") return visitTypesOf(await countGuests(venue, range));
  const { readings } = await readVenue(venue.id);
  return breakdownOf(readings, type, range, range === "today" && isZoneNew(venue));
}

/**
 * Time zones start the day at different moments, so the difference between two counts of "today" would reveal the
 * guests of a single hour.
 */
const isZoneNew = ({ zoneSince }: OwnedVenue): boolean => zoneSince !== undefined && zoneSince > daysAgo(1);

/**
 * For a screen that names the guests: every group that has guests is counted, also that of any allergy, since an
 * allergy to a food that has no key would be in none.
 */
export async function countGroups(venue: OwnedVenue, range: TimeRange): Promise<{ name: string; count: number }[]> {
  const counts = await countGuests(venue, range);
  const groups = ["allergic", ...DIET_CATEGORIES].map((name) => ({ name, count: counts.get(name)?.guests ?? 0 }));
  return inOrder(groups.filter(({ count }) => count > 0));
}
