import { type AskedFigures, SHARED_GROUPS } from "@/lib/analytics/figure-filters";
import { SMALLEST_GROUP } from "@/lib/analytics/suppress";
import { knownZone } from "@/lib/analytics/time-zone";
import type { FiguresWire } from "@/lib/schemas/figures";
import type { SharedFigures } from "@/lib/venue-news/shared-figures";
import { filterOf, SHARED_RANGES } from "@/lib/venue-news/shared-filter";
import { getFigures } from "@/server/analytics/figures/get-figures";
import { db } from "@/server/db/client";

type Venue = { id: string; name: string; timeZone: string | null; guestRetentionDays: number };

/**
 * The figures behind a link. With a filter no group is told, and with a group nothing else, so every number of a group on
 * any link of a venue is a sum of the same whole batches (docs/decisions/243).
 */
export async function readShared(venue: Venue, kept: { range: string; filter: string | null }): Promise<SharedFigures> {
  const range = SHARED_RANGES.find((each) => each === kept.range) ?? "28d";
  const filter = kept.filter === null ? null : filterOf(kept.filter);
  const readable = {
    ...{ id: venue.id, name: venue.name, zone: knownZone(venue.timeZone), retentionDays: venue.guestRetentionDays },
  };
  const asked: AskedFigures = { range, compare: "before", ...filter };
  const [figures, all] = await Promise.all([
    getFigures(readable, asked),
    filter && !("group" in filter) ? getFigures(readable, { range, compare: "before" }) : null,
  ]);
  const shown = {
    ...{ venue: venue.name, zone: figures.zone, range, from: figures.from, to: figures.to },
    ...{ interval: figures.interval, filter: filter && (await named(venue.id, filter)) },
  };
  if (filter && "group" in filter) return { ...shown, ...ofGroup(figures) };
  const people = besideAll(figures.people, all?.people ?? null, all !== null);
  const visits = figures.onsite + figures.online;
  const isSmall = all !== null && figures.people === null;
  const { compared } = figures;
  return {
    ...shown,
    told: isSmall ? null : { visits, people },
    before:
      compared && !isSmall
        ? { visits: compared.visits, people: besideAll(compared.people, all?.compared?.people ?? null, all !== null) }
        : null,
    chart: isSmall ? [] : unlessSmall(figures.chart),
    tables: filter
      ? []
      : figures.tables
          .filter((each) => each.visits >= SMALLEST_GROUP)
          .map(({ id, label, visits: here }) => ({ label, isNone: id === null, visits: here })),
    groups: filter ? [] : groupsOf(figures),
  };
}

/** People of a filter are held back where all people but them are a small group, as the rest would be. */
function besideAll(people: FiguresWire["people"], all: FiguresWire["people"], isFiltered: boolean) {
  if (!isFiltered || !people) return people;
  const rest = all ? all.people - people.people : 0;
  return all && (rest === 0 || rest >= SMALLEST_GROUP) ? people : null;
}

function ofGroup({ groups }: FiguresWire) {
  const chosen = groups?.chosen;
  const isTold = chosen !== undefined && chosen !== null && chosen.visits > 0;
  return {
    told: isTold ? { visits: chosen.visits, people: null } : null,
    before: null,
    chart: isTold
      ? chosen.chart.map(({ begins, visits }) => ({ begins, onsite: visits, online: 0, compared: null }))
      : [],
    tables: [],
    groups: [],
  };
}

/** What strangers read says nothing of anybody's health: of diets and allergies only. */
const groupsOf = ({ groups }: FiguresWire): SharedFigures["groups"] =>
  (groups?.items ?? [])
    .filter(({ name }) => SHARED_GROUPS.includes(name))
    .map(({ name, visits }) => ({ name, visits }));

type Bar = FiguresWire["chart"][number];

const unlessSmall = (chart: readonly Bar[]): Bar[] =>
  chart.some(({ onsite, online }) => onsite + online > 0 && onsite + online < SMALLEST_GROUP)
    ? []
    : chart.map((each) => ({ ...each, compared: null }));

async function named(venueId: string, filter: NonNullable<ReturnType<typeof filterOf>>) {
  if ("type" in filter) return { kind: "type", name: filter.type } as const;
  if ("group" in filter) return { kind: "group", name: filter.group } as const;
  const table = await db.location.findFirst({ where: { id: filter.table, venueId }, select: { label: true } });
  return { kind: "table", name: table?.label ?? "" } as const;
}
