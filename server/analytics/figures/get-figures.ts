import { z } from "zod";
import { type AskedFigures, figureFilters } from "@/lib/analytics/figure-filters";
import { comparedSpan, type Span, spanOf, startOf } from "@/lib/analytics/figure-ranges";
import { SMALLEST_GROUP } from "@/lib/analytics/suppress";
import { wallTime } from "@/lib/analytics/time-zone";
import type { FiguresWire } from "@/lib/schemas/figures";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryLaggingRows } from "@/server/db/query-rows";
import type { OwnedVenue } from "../visits/owned-venue";
import { chartOf, intervalOf, partsOf } from "./chart-parts";
import { averageByWeekday } from "./compared-weekdays";
import { countDays, type People } from "./count-days";
import { readDays } from "./read-days";
import { readGroups } from "./read-groups";

const FIRST = z.object({ first: z.date().nullable() });

/** The figures of a venue's visits in a range, under filters, beside those of the time that it is compared with. */
export async function getFigures(venue: OwnedVenue, asked: AskedFigures): Promise<FiguresWire> {
  const first = await firstVisit(venue.id);
  const { zone } = venue;
  const span = spanOf(asked, { zone, at: now() }, first);
  const before = spanBefore(asked, span, first, zone);
  const [days, daysBefore] = await Promise.all([readDays(venue, span), before ? readDays(venue, before) : []]);
  const filters = figureFilters.parse(asked);
  const interval = intervalOf(days);
  const parts = partsOf(days, interval, zone);
  const counted = countDays(days, filters, zone, (n) => parts[n] ?? 0);
  const countedBefore = before && countDays(daysBefore, filters, zone);
  const isOfWeekdays = asked.compare === "weekdays";
  const beside = countedBefore && {
    ...{ days: isOfWeekdays ? days : daysBefore, interval, zone },
    counts: isOfWeekdays ? averageByWeekday(daysBefore, countedBefore, days, zone) : countedBefore.days,
  };
  const compared = beside ? chartOf(beside).map(({ onsite, online }) => onsite + online) : [];
  const chart = chartOf({ days, counts: counted.days, interval, zone });
  return {
    ...{ from: span.from.toISOString(), to: span.to.toISOString(), zone },
    ...{ onsite: counted.onsite, online: counted.online, people: peopleOf(counted) },
    compared: before &&
      countedBefore && {
        ...{ from: before.from.toISOString(), to: before.to.toISOString() },
        visits: rounded(compared.reduce((sum, each) => sum + each, 0)),
        people: isOfWeekdays ? null : peopleOf(countedBefore),
      },
    interval,
    chart: chart.map((each, n) => ({
      ...each,
      begins: each.begins.toISOString(),
      compared: beside ? rounded(compared[n] ?? 0) : null,
    })),
    guests_over_time: counted.parts.map((each, part) => ({
      begins: (days[parts.indexOf(part)]?.from ?? span.from).toISOString(),
      guests: peopleOf(each),
    })),
    ...{ types: counted.types, week: counted.week, guests: counted.guests },
    tables: await namedTables(venue.id, counted.tables),
    groups: await readGroups(venue.id, asked, {
      span,
      before: isOfWeekdays ? null : before,
      parts: spansOf(chart, span),
    }),
    first_visit: first?.toISOString() ?? null,
  };
}

const spansOf = (chart: readonly { begins: Date }[], { to }: Span): Span[] =>
  chart.map(({ begins }, n) => ({ from: begins, to: chart[n + 1]?.begins ?? to }));

const rounded = (visits: number): number => Math.round(visits * 10) / 10;

async function firstVisit(venueId: string): Promise<Date | null> {
  const [row] = await queryLaggingRows(
    FIRST,
    Prisma.sql`SELECT min(check_in_time) AS first FROM visits WHERE venue_id = ${venueId}::uuid`,
  );
  return row?.first ?? null;
}

/** Nothing is compared with a time without data: the venue's first day must not lie within or after it. */
function spanBefore(asked: AskedFigures, span: Span, first: Date | null, zone: string): Span | null {
  const before = comparedSpan(asked, span, asked.compare, zone);
  if (!before || !first) return null;
  return startOf(wallTime(first, zone), zone) <= before.from && before.to > before.from ? before : null;
}

const peopleOf = ({ people, newcomers, returning }: People): FiguresWire["people"] =>
  people < SMALLEST_GROUP ? null : { people, newcomers, returning };

/** The tables by their visits, with the labels that they have now; one that was deleted keeps its number. */
async function namedTables(venueId: string, tables: ReadonlyMap<string, number>): Promise<FiguresWire["tables"]> {
  const named = await db.location.findMany({ where: { venueId }, select: { id: true, label: true } });
  const labels = new Map(named.map(({ id, label }) => [id, label]));
  return [...tables]
    .map(([id, visits]) => ({ id: id === "none" ? null : id, label: labels.get(id) ?? null, visits }))
    .sort((one, other) => other.visits - one.visits || (one.label ?? "").localeCompare(other.label ?? ""));
}
