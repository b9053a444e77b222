import { z } from "zod";
import { ALLERGEN_SUBJECTS } from "@/lib/dietary/kitchen-facts";
import { DAY_MS } from "@/lib/durations";
import { sectionHref } from "@/lib/portal/sections";
import type { RenewalBody, RenewalWire } from "@/lib/schemas/kitchen-facts";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRows } from "@/server/db/query-rows";
import { env } from "@/server/env";
import { sendMail } from "@/server/mail/send-mail";
import { writtenMail } from "@/server/mail/written-mail";

/** What was said before this moment is asked about again. */
export function renewalOf(months: number): RenewalWire {
  const before = new Date(now());
  const day = before.getUTCDate();
  before.setUTCMonth(before.getUTCMonth() - months);
  // Six months before 31 August is the last day of February, not a day of March.
  if (before.getUTCDate() !== day) before.setUTCDate(0);
  return { months, before: before.toISOString() };
}

export async function setRenewal(venueId: string, { months }: RenewalBody): Promise<RenewalWire> {
  await db.venue.update({ where: { id: venueId }, data: { factsMonths: months } });
  return renewalOf(months);
}

const COVERAGE = z.object({ dishes: z.number(), confirmed: z.number(), old: z.number() });
export type Coverage = z.infer<typeof COVERAGE>;

/** How many of a venue's dishes are confirmed, and how many hold a word that is due to be asked about again. */
export async function readCoverage(venueId: string): Promise<Coverage> {
  const [found] = await queryRows(
    COVERAGE,
    Prisma.sql`
    SELECT count(*)::int AS dishes, (count(*) FILTER (WHERE allergens = ${ALLERGEN_SUBJECTS.length}))::int AS confirmed,
      (count(*) FILTER (WHERE is_old))::int AS old
    FROM (
      SELECT count(f.id) FILTER (WHERE f.subject = ANY(${[...ALLERGEN_SUBJECTS]}::fact_subject[])) AS allergens,
        coalesce(bool_or(f.said_at < ${now()}::timestamptz - make_interval(months => v.facts_months)), false) AS is_old
      FROM venue_dishes d JOIN venues v ON v.id = d.venue_id
        LEFT JOIN dish_facts f ON f.dish_id = d.id AND f.ended_at IS NULL
      WHERE d.venue_id = ${venueId}::uuid GROUP BY d.id) each_dish`,
  );
  return found ?? { dishes: 0, confirmed: 0, old: 0 };
}

/** At most one mail to an owner in this time, however many venues they have. */
const MAIL_EVERY_MS = 30 * DAY_MS;
const PAGE = 100;
const DUE = z.object({
  ownerId: z.string(),
  email: z.string(),
  venues: z.array(z.object({ id: z.string(), name: z.string(), dishes: z.number() })),
});

/**
 * Mails owners whose kitchens said something so long ago that it is asked about again. A venue is marked before the mail
 * is sent: a mail that is lost is better than the same mail twice. @returns how many mails were sent
 */
export async function askKitchensAgain(): Promise<number> {
  const since = new Date(now().getTime() - MAIL_EVERY_MS);
  let sent = 0;
  for (;;) {
    const due = await queryRows(DUE, dueOwners(since));
    let marked = 0;
    for (const { ownerId, email, venues } of due) {
      // Whoever marks the rows sends the mail: another process finds them marked.
      const { count } = await db.venue.updateMany({
        where: {
          id: { in: venues.map(({ id }) => id) },
          OR: [{ factsAskedAt: null }, { factsAskedAt: { lte: since } }],
        },
        data: { factsAskedAt: now() },
      });
      marked += count;
      if (count !== venues.length) continue;
      await sendMail(email, askedAgainMail(venues), ownerId);
      sent += 1;
    }
    if (due.length < PAGE || marked === 0) return sent;
  }
}

const dueOwners = (since: Date) => Prisma.sql`
  SELECT v.owner_id AS "ownerId", u.email, jsonb_agg(jsonb_build_object('id', v.id, 'name', v.name, 'dishes', v.dishes)
    ORDER BY v.name, v.id) AS venues
  FROM (
    SELECT w.id, w.owner_id, w.name, count(DISTINCT d.id)::int AS dishes
    FROM dish_facts f JOIN venue_dishes d ON d.id = f.dish_id JOIN venues w ON w.id = d.venue_id
    WHERE f.ended_at IS NULL AND f.said_at < ${now()}::timestamptz - interval '1 month'
      AND f.said_at < ${now()}::timestamptz - make_interval(months => w.facts_months)
    GROUP BY w.id) v
    JOIN users u ON u.id = v.owner_id
  WHERE NOT EXISTS (SELECT FROM venues o WHERE o.owner_id = v.owner_id AND o.facts_asked_at > ${since})
    AND NOT EXISTS (SELECT FROM account_closings c WHERE c.user_id = v.owner_id)
  GROUP BY v.owner_id, u.email ORDER BY v.owner_id LIMIT ${PAGE}`;

type Due = z.infer<typeof DUE>["venues"];

const MOST_NAMED = 10;

function askedAgainMail(venues: Due) {
  const [first] = venues;
  const link = new URL(sectionHref("menu", { venue: first?.id ?? "", view: "kitchen" }), env.APP_URL).href;
  const names = venues
    .slice(0, MOST_NAMED)
    .map(({ name, dishes }) => `${name}: ${dishes}`)
    .join("\n");
  return writtenMail("kitchenAskedAgain", {
    count: venues.reduce((sum, { dishes }) => sum + dishes, 0),
    venues: names,
    more: Math.max(0, venues.length - MOST_NAMED),
    link,
  });
}
