import {
  inOrder,
  minus,
  NOBODY,
  type People,
  type Sides,
  SMALLEST_GROUP,
  steady,
  suppress,
  type WithheldReason,
} from "@/lib/analytics/suppress";
import type { TimeRange } from "@/lib/analytics/time-ranges";
import {
  type BreakdownType,
  type BreakdownWire,
  DIET_CATEGORIES,
  HEALTH_CATEGORIES,
} from "@/lib/schemas/visit-analytics";
import type { Counts } from "./count-guests";

/** What was counted of a range's guests, and how each group was last shown, by the name under which it is counted. */
export type Reading = { counts: Counts; shown: ReadonlyMap<string, Sides> };
export type Readings = ReadonlyMap<TimeRange, Reading>;

type Category = { name: string; counted: string };
/** The documented categories of each kind, with the name under which the database counts them. */
const CATEGORIES: Record<BreakdownType, readonly Category[]> = {
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
  /** Why groups are withheld; null if none is. */
  withheld: WithheldReason | null;
};

const of = (counts: Counts, counted: string): People => counts.get(counted) ?? NOBODY;
const totals = (counts: Counts, type: BreakdownType) => ({
  among: of(counts, AMONG[type]).guests,
  guests: of(counts, "all").guests,
});

/** How guests checked in is always counted. */
export function visitTypesOf(counts: Counts): Breakdown {
  const groups = CATEGORIES.visit_types.map(({ name, counted }) => ({ name, count: of(counts, counted).guests }));
  return { ...totals(counts, "visit_types"), groups: inOrder(groups), withheld: null };
}

export function breakdownOf(
  readings: Readings,
  type: Exclude<BreakdownType, "visit_types">,
  range: TimeRange,
  isZoneNew = false,
): Breakdown {
  const counts = readings.get(range)?.counts ?? new Map();
  const among = of(counts, AMONG[type]);
  const groups = CATEGORIES[type].map((each) => ({
    name: each.name,
    ...sidesOf(readings, type, range, each),
    wider: widerThan(range).map((wide) => sidesOf(readings, type, wide, each)),
  }));
  const shown = suppress(groups, isZoneNew ? NOBODY : among);
  const why = isZoneNew ? "new_time_zone" : among.independent < SMALLEST_GROUP ? "few_guests" : "small_groups";
  return {
    ...totals(counts, type),
    groups: inOrder(shown.map((group) => (group.count === null ? { ...group, held_back: why } : group))),
    withheld: shown.some(({ count }) => count === null) ? why : null,
  };
}

/** What a range's answer shows now, for the next one to be held against; what it hides stays as it was last shown. */
export function shownIn(readings: Readings, range: TimeRange): Map<string, Sides> {
  const shown = new Map(readings.get(range)?.shown);
  for (const type of ["dietary", "health"] as const) {
    const isShown = new Map(breakdownOf(readings, type, range).groups.map(({ name, count }) => [name, count !== null]));
    for (const category of CATEGORIES[type]) {
      if (isShown.get(category.name)) shown.set(category.counted, sidesOf(readings, type, range, category));
    }
  }
  return shown;
}

function sidesOf(readings: Readings, type: BreakdownType, range: TimeRange, { counted }: Category): Sides {
  const { counts, shown } = readings.get(range) ?? { counts: new Map(), shown: new Map() };
  const inside = of(counts, counted);
  return steady(shown.get(counted), { inside, outside: minus(of(counts, AMONG[type]), inside) });
}

/** From narrow to wide: each range lies within those after it. */
const NARROW_TO_WIDE: readonly TimeRange[] = ["today", "24h", "lifetime"];
const widerThan = (range: TimeRange): TimeRange[] => NARROW_TO_WIDE.slice(NARROW_TO_WIDE.indexOf(range) + 1);
