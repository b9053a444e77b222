import { z } from "zod";
import { type AskedFigures, filtersOf, GROUPS_OF_GROUPS, partOf } from "@/lib/analytics/figure-filters";
import type { Span } from "@/lib/analytics/figure-ranges";
import type { FiguresWire } from "@/lib/schemas/figures";
import { Prisma } from "@/server/db/generated/client";
import { queryLaggingRows } from "@/server/db/query-rows";
import { ALL, WHOLE } from "./group-batches";

const SUM = z.object({ name: z.string(), visits: z.number() });
const PART = z.object({ part: z.string(), visits: z.number() });
const DAY = z.object({ at: z.date(), visits: z.number() });
const UNTIL = z.object({ until: z.date() });

type Times = { span: Span; before: Span | null; parts: readonly Span[] };

/**
 * What may be told of a venue's groups in a range: sums of batches that end in it (docs/decisions/240). With one other filter,
 * of the parts that it names; with more of them nothing.
 */
export async function readGroups(venueId: string, asked: AskedFigures, times: Times): Promise<FiguresWire["groups"]> {
  const others = filtersOf(asked).filter((key) => key !== "group");
  const [only] = others;
  if (others.length > 1) return null;
  const part = only ? partOf(only, asked) : ALL;
  const [until, now, before] = await Promise.all([
    countedUntil(venueId),
    sumsOf(venueId, part, times.span),
    times.before ? sumsOf(venueId, part, times.before) : null,
  ]);
  const earlier = before && new Map(before.map(({ name, visits }) => [name, visits]));
  return {
    counted_until: until?.toISOString() ?? null,
    items: now.map(({ name, visits }) => ({ name, visits, compared: earlier ? (earlier.get(name) ?? 0) : null })),
    chosen: asked.group ? await readChosen(venueId, asked.group, part, times) : null,
  };
}

async function countedUntil(venueId: string): Promise<Date | null> {
  const [row] = await queryLaggingRows(
    UNTIL,
    Prisma.sql`SELECT until FROM group_progress WHERE venue_id = ${venueId}::uuid`,
  );
  return row?.until ?? null;
}

const within = ({ from, to }: Span): Prisma.Sql => Prisma.sql`at >= ${from} AND at < ${to}`;

const sumsOf = (venueId: string, part: string, span: Span) =>
  queryLaggingRows(
    SUM,
    Prisma.sql`
    SELECT category AS name, sum(visits)::int AS visits FROM group_batches
    WHERE venue_id = ${venueId}::uuid AND part = ${part} AND ${within(span)} AND category <> ALL (${[...GROUPS_OF_GROUPS]})
    GROUP BY 1 ORDER BY 2 DESC, 1`,
  );

type Chosen = NonNullable<NonNullable<FiguresWire["groups"]>["chosen"]>;

async function readChosen(venueId: string, group: string, part: string, { span, parts }: Times): Promise<Chosen> {
  const [days, divided] = await Promise.all([
    queryLaggingRows(
      DAY,
      Prisma.sql`
      SELECT at, visits FROM group_batches WHERE venue_id = ${venueId}::uuid AND category = ${group} AND part = ${part}
        AND ${within(span)} ORDER BY at`,
    ),
    queryLaggingRows(
      PART,
      Prisma.sql`
      SELECT part, sum(visits)::int AS visits FROM group_batches
      WHERE venue_id = ${venueId}::uuid AND category = ${group} AND part <> ${ALL} AND ${within(span)}
      GROUP BY 1 ORDER BY 2 DESC, 1`,
    ),
  ]);
  return {
    visits: days.reduce((sum, { visits }) => sum + visits, 0),
    chart: parts.map(({ from, to }) => ({
      begins: from.toISOString(),
      visits: days.reduce((sum, { at, visits }) => (at >= from && at < to ? sum + visits : sum), 0),
    })),
    divided: divided.find((each) => each.part === WHOLE)?.visits ?? 0,
    parts: divided.filter((each) => each.part !== WHOLE).map(({ part: name, visits }) => ({ name, visits })),
  };
}
