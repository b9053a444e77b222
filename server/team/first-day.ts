import { z } from "zod";
import type { FirstDayBody, FirstDayWire } from "@/lib/schemas/first-day";
import { FIRST_DAY_STEPS, STEP_RIGHTS } from "@/lib/team/first-day";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRows } from "@/server/db/query-rows";
import { type Owner, venuesWithin } from "@/server/venues/access";
import { type Member, ownerFor } from "./find-member";

const step = z.object({ count: z.number(), done_at: z.coerce.date().nullable() });
const steps = z.object({
  ...{ venue: step, tables: step, print: step, menu: step, kitchen: step, tablet: step, application: step },
  put_away: z.boolean(),
  no_application: z.boolean(),
  has_guests: z.boolean(),
});

const read = (from: Prisma.Sql, at: Prisma.Sql) => Prisma.sql`(SELECT json_build_object('count', count(*)::int,
  'done_at', min(${at})) FROM ${from})`;

/**
 * What makes the house ready, and what of it is done: counted from what is there, so that no list of its own can be
 * wrong. A person sees the steps that they may do, of the venues within their reach.
 */
export async function getFirstDay(member: Member, owner: Owner): Promise<FirstDayWire> {
  const within = Prisma.sql`venues WHERE ${venuesWithin(owner)}`;
  const of = (table: Prisma.Sql) =>
    Prisma.sql`${table} t JOIN venues ON venues.id = t.venue_id WHERE ${venuesWithin(owner)}`;
  const [row] = await queryRows(
    z.object({ found: z.unknown() }),
    Prisma.sql`
    SELECT json_build_object(
      'venue', ${read(within, Prisma.sql`created_at`)},
      'tables', ${read(of(Prisma.sql`locations`), Prisma.sql`t.created_at`)},
      'print', ${read(Prisma.sql`${of(Prisma.sql`locations`)} AND t.printed_at IS NOT NULL`, Prisma.sql`t.printed_at`)},
      'menu', ${read(of(Prisma.sql`venue_dishes`), Prisma.sql`venues.menu_version_at`)},
      'kitchen', ${read(
        Prisma.sql`dish_facts f JOIN venue_dishes t ON t.id = f.dish_id JOIN venues ON venues.id = t.venue_id
          WHERE f.ended_at IS NULL AND ${venuesWithin(owner)}`,
        Prisma.sql`f.said_at`,
      )},
      'tablet', ${read(Prisma.sql`${of(Prisma.sql`kitchen_tablets`)} AND t.paired_at IS NOT NULL`, Prisma.sql`t.paired_at`)},
      'application', ${read(Prisma.sql`oauth_clients WHERE owner_id = ${owner.userId}::uuid`, Prisma.sql`created_at`)},
      'put_away', first_day_put_away_at IS NOT NULL,
      'no_application', no_application_at IS NOT NULL,
      'has_guests', EXISTS (SELECT FROM ${of(Prisma.sql`visits`)})) AS found
    FROM businesses WHERE id = ${member.businessId}::uuid`,
  );
  const found = steps.parse(row?.found);
  return {
    is_put_away: found.put_away,
    has_guests: found.has_guests,
    steps: FIRST_DAY_STEPS.filter((key) => ownerFor(member, STEP_RIGHTS[key])).map((key) => ({
      key,
      count: found[key].count,
      // A menu of a time before it was versioned has no moment of its own.
      done_at: found[key].count > 0 ? (found[key].done_at ?? now()).toISOString() : null,
      is_needed: key !== "application" || !found.no_application,
    })),
  };
}

/** For everybody of the business: a list that somebody put away is put away. */
export async function setFirstDay(member: Member, owner: Owner, body: FirstDayBody): Promise<FirstDayWire> {
  const since = (holds: boolean) => (holds ? now() : null);
  await db.business.update({
    where: { id: member.businessId },
    data: {
      ...(body.is_put_away === undefined ? {} : { firstDayPutAwayAt: since(body.is_put_away) }),
      ...(body.needs_application === undefined ? {} : { noApplicationAt: since(!body.needs_application) }),
    },
    select: { id: true },
  });
  return getFirstDay(member, owner);
}
