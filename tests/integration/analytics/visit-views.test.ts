import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { VisitFilters } from "@/lib/schemas/visit-analytics";
import { countVisitsOf, findVisitIds } from "@/server/analytics/visits/find-visit-ids";
import { getVisitAnalytics } from "@/server/analytics/visits/get-visit-analytics";
import { getOwnedVenue, type OwnedVenue } from "@/server/analytics/visits/owned-venue";
import { rollUpTallies } from "@/server/analytics/visits/tallies";
import { replaceClock } from "@/server/clock";
import { db, pool } from "@/server/db/client";
import { createPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";

/** 00:45 in Rome, 28 days after the hour that its clocks repeated. */
const NOW = new Date("2026-11-22T23:45:00.000Z");
/** The largest number of filtered visits that is counted exactly (find-visit-ids.ts). */
const MOST_COUNTED = 10_000;

let venue: Awaited<ReturnType<typeof createVenue>>;
beforeEach(async () => {
  onTestFinished(replaceClock(() => NOW));
  venue = await createVenue();
  // Guests of the last year are named: a search by name reads all of their visits.
  await db.venue.update({ where: { id: venue.id }, data: { guestRetentionDays: 365 } });
});

/** A guest's visits at regular intervals, of the three types in turn; in every fourth one the guest is vegan. */
async function comesOften(userId: string, { visits, minutes }: { visits: number; minutes: number }): Promise<void> {
  await pool.query(
    `WITH made AS (
       INSERT INTO visits (id, user_id, venue_id, visit_type, location_id, status, check_in_time, expires_at)
       SELECT gen_random_uuid(), $1, $2, type, CASE type WHEN 'LOCATION_SPECIFIC' THEN $3::uuid END, 'expired', t, t + interval '3 hours'
       FROM generate_series(1, $4::int) n, LATERAL (SELECT $6::timestamptz - n * $5::int * interval '1 minute' AS t,
         (ARRAY['GENERAL', 'ONLINE', 'LOCATION_SPECIFIC'])[1 + n % 3]::visit_type AS type) each
       RETURNING id, user_id, check_in_time, location_id
     )
     INSERT INTO visit_disclosures (visit_id, user_id, dietary_preferences, health_concerns, ingredient_preferences, favorites, updated_at)
     SELECT id, user_id, CASE WHEN extract(epoch FROM check_in_time)::bigint / 60 % 4 = 0 THEN '{vegan}' ELSE '{}' END::diet_key[],
       '{}', '[]', '[]', check_in_time FROM made`,
    [userId, venue.id, venue.locationId, visits, minutes, NOW],
  );
}

type Slow = {
  id: string;
  time: Date;
  type: string;
  name: string;
  table: string | null;
  diets: string[];
  userId: string;
};

/** All visits, latest first, for a filter in JavaScript. */
async function readAll(): Promise<Slow[]> {
  const { rows } = await pool.query<Slow>(
    `SELECT v.id, v.check_in_time AS time, v.visit_type AS type, u.first_name AS name, v.location_id AS table,
       d.dietary_preferences::text[] AS diets, v.user_id AS "userId"
     FROM visits v JOIN users u ON u.id = v.user_id JOIN visit_disclosures d ON d.visit_id = v.id
     WHERE v.venue_id = $1 ORDER BY v.check_in_time DESC, v.id DESC`,
    [venue.id],
  );
  return rows;
}

const filtersOf = (some: Partial<VisitFilters>): VisitFilters => ({
  time_range: "lifetime",
  unique_visits_only: false,
  ...some,
});

describe("a view of a venue's visits", () => {
  it("contains the visits that a slow filter finds, whether a guest of the name came rarely or often", async () => {
    const guests = await Promise.all(["Ada", "Adam", "Bo"].map((firstName) => createPerson({ firstName })));
    const [ada, adam, bo] = guests.map(({ id }) => id);
    await comesOften(ada ?? "", { visits: MOST_COUNTED + 20, minutes: 7 });
    await comesOften(adam ?? "", { visits: 40, minutes: 1000 });
    await comesOften(bo ?? "", { visits: 25, minutes: 900 });
    const visits = await readAll();
    const owned: OwnedVenue = await getOwnedVenue({ userId: venue.ownerId, venueIds: null }, venue.id);
    const ofBo = visits.find(({ name }) => name === "Bo")?.id ?? "";
    const asked: Partial<VisitFilters>[] = ["ada", "adam", "b", "nobody"].flatMap((q) => [
      ...[{ q }, { q, visit_type: "ONLINE" as const }, { q, diet: "vegan" as const }, { q, unique_visits_only: true }],
      ...[
        { q, diet: "vegan" as const, visit_type: "GENERAL" as const },
        { q, location_id: venue.locationId },
      ],
      ...[
        { q, time_range: "24h" as const },
        { q, diet: "none" as const, time_range: "24h" as const },
      ],
      ...[
        { q, guest_of: ofBo },
        { q, guest_of: ofBo, diet: "vegan" as const },
      ],
    ]);
    asked.push(
      { diet: "vegan", visit_type: "LOCATION_SPECIFIC" },
      { diet: "vegan", guest_of: ofBo },
      { guest_of: ofBo },
    );
    for (const some of asked) {
      const filters = filtersOf(some);
      const wanted = visits.filter(
        (visit) =>
          (!some.q || visit.name.toLowerCase().startsWith(some.q)) &&
          (!some.visit_type || visit.type === some.visit_type) &&
          (!some.location_id || visit.table === some.location_id) &&
          (!some.diet || (some.diet === "none" ? visit.diets.length === 0 : visit.diets.includes(some.diet))) &&
          (some.time_range !== "24h" || visit.time.getTime() >= NOW.getTime() - 86_400_000) &&
          (!some.guest_of || visit.userId === bo) &&
          (!some.unique_visits_only || visits.find(({ userId }) => userId === visit.userId) === visit),
      );
      const what = JSON.stringify(some);
      const first = await findVisitIds(owned, filters, { limit: 30, offset: 0, after: null });
      expect(
        first.map(({ id }) => id),
        what,
      ).toEqual(wanted.slice(0, 30).map(({ id }) => id));
      const third = await findVisitIds(owned, filters, { limit: 10, offset: 20, after: null });
      expect(
        third.map(({ id }) => id),
        what,
      ).toEqual(wanted.slice(20, 30).map(({ id }) => id));
      const [last] = first.slice(9, 10);
      if (last) {
        const after = await findVisitIds(owned, filters, { limit: 20, offset: 0, after: last });
        expect(
          after.map(({ id }) => id),
          what,
        ).toEqual(wanted.slice(10, 30).map(({ id }) => id));
      }
      expect(await countVisitsOf(owned, filters), what).toEqual({
        total: Math.min(wanted.length, MOST_COUNTED),
        isAtLeast: wanted.length > MOST_COUNTED,
      });
    }
  });

  it("follows a visit whose type changes", async () => {
    const { id } = await createPerson({ firstName: "Ada" });
    await comesOften(id, { visits: 12, minutes: 7 });
    const owned = await getOwnedVenue({ userId: venue.ownerId, venueIds: null }, venue.id);
    const vegans = filtersOf({ diet: "vegan", visit_type: "LOCATION_SPECIFIC" });
    const before = await countVisitsOf(owned, vegans);
    const visit = await db.visit.findFirstOrThrow({
      where: {
        venueId: venue.id,
        visitType: { not: "LOCATION_SPECIFIC" },
        disclosure: { dietaryPreferences: { has: "vegan" } },
      },
    });
    await db.visit.update({
      where: { id: visit.id },
      data: { visitType: "LOCATION_SPECIFIC", locationId: venue.locationId },
    });
    expect(await countVisitsOf(owned, vegans)).toEqual({ total: before.total + 1, isAtLeast: false });
  });
});

describe("the visits of a number of days", () => {
  // Days of 23, 24 and 25 hours; zones where midnight is skipped or repeated, and an unknown zone.
  const zones = [
    "Europe/Rome",
    "America/Havana",
    "Atlantic/Azores",
    "Australia/Lord_Howe",
    "Pacific/Apia",
    "Nowhere/Here",
  ];
  it.each(zones)("equal a slow count, in the time zone %s", async (timeZone) => {
    const { id } = await createPerson();
    await comesOften(id, { visits: 5000, minutes: 17 });
    await db.venue.update({ where: { id: venue.id }, data: { timeZone } });
    const later = await createPerson();
    for (const isRolledUp of [false, true]) {
      if (isRolledUp) await rollUpTallies();
      else await comesOften(later.id, { visits: 1000, minutes: 59 });
      for (const days of [1, 2, 19, 20, 21, 22, 27, 28, 29, 30, 60]) {
        const since = new Date(NOW.getTime() - days * 86_400_000);
        const { rows } = await pool.query(
          `SELECT count(*)::int AS total, count(*) FILTER (WHERE visit_type = 'ONLINE')::int AS online FROM visits
           WHERE venue_id = $1 AND check_in_time >= $2`,
          [venue.id, since],
        );
        const { total_visits: total, online_visits: online } = await getVisitAnalytics(
          { userId: venue.ownerId, venueIds: null },
          { days },
        );
        expect({ days, total, online }).toEqual({ days, ...rows[0] });
      }
    }
  });
});
