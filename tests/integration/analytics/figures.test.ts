import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import type { AskedFigures, FigureFilters } from "@/lib/analytics/figure-filters";
import { DAY_MS } from "@/lib/durations";
import { getFigures } from "@/server/analytics/figures/get-figures";
import { packDays } from "@/server/analytics/figures/pack-days";
import { deleteAccount } from "@/server/auth/delete-account";
import { now, replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import { endVenuesSight } from "@/server/visits/end-venues-sight";
import { createPerson } from "../../factories/people";
import { createTable, createVenue } from "../../factories/places";
import { createVisit } from "../../factories/visits";
import { slowFigures } from "../../support/slow-figures";

const ZONE = "Europe/Rome";
const asked = (over: Partial<AskedFigures> = {}): AskedFigures => ({ range: "28d", compare: "none", ...over });

async function createRoman() {
  const venue = await createVenue();
  await db.venue.update({ where: { id: venue.id }, data: { timeZone: ZONE } });
  return venue;
}
const readable = ({ id, name }: { id: string; name: string }) => ({ id, name, zone: ZONE, retentionDays: 30 });

/** What the figures and the slow count both say. */
async function bothOf(venue: { id: string; name: string }, over: Partial<AskedFigures>) {
  const figures = await getFigures(readable(venue), asked(over));
  const slow = await slowFigures(venue.id, ZONE, new Date(figures.from), new Date(figures.to), over);
  const { onsite, online, people, week, types, guests, chart } = figures;
  const tables = new Map(figures.tables.map(({ id, visits }) => [id, visits]));
  const charted = chart.reduce((sum, each) => sum + each.onsite + each.online, 0);
  return {
    fast: { onsite, online, people, week, types, guests, tables, charted },
    slow: { ...slow, charted: slow.onsite + slow.online },
  };
}

let restore: (() => void) | undefined;
afterEach(() => {
  restore?.();
  restore = undefined;
});
const shiftClock = (ms: number) => {
  restore = replaceClock(() => new Date(Date.now() + ms));
};

describe("the figures of a venue", () => {
  it("equal a slow count of every visit, whatever is added, changed, deleted and swept meanwhile", async () => {
    const venue = await createRoman();
    const other = await createRoman();
    const tables = [venue.locationId, (await createTable(venue.id)).id];
    const ids = await Promise.all(Array.from({ length: 8 }, async () => (await createPerson()).id));
    const gone = new Set<string>();
    const filters: fc.Arbitrary<FigureFilters> = fc.record(
      {
        type: fc.constantFrom("onsite" as const, "online" as const),
        table: fc.constantFrom("none", ...tables),
        weekday: fc.integer({ min: 1, max: 7 }),
        hour: fc.integer({ min: 10, max: 22 }),
        guest: fc.constantFrom("new" as const, "returning" as const),
      },
      { requiredKeys: [] },
    );
    const range = fc.constantFrom("24h" as const, "today", "yesterday", "7d", "28d", "91d", "month", "year", "all");
    const step = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({
          what: fc.constant("come" as const),
          who: fc.nat(7),
          hoursAgo: fc.integer({ min: 1, max: 24 * 40 }),
          where: fc.nat(3),
        }),
      },
      fc.record({
        what: fc.constantFrom("pack" as const, "pack", "sweep", "remove", "move", "retype"),
        nth: fc.nat(30),
      }),
      { weight: 1, arbitrary: fc.record({ what: fc.constant("delete account" as const), who: fc.nat(7) }) },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 4, maxLength: 25 }),
        fc.array(fc.tuple(range, filters), { minLength: 3, maxLength: 3 }),
        async (steps, questions) => {
          for (const each of steps) {
            const there =
              "nth" in each ? await db.visit.findMany({ where: { venueId: venue.id }, orderBy: { id: "asc" } }) : [];
            const visit = "nth" in each ? there[each.nth % Math.max(1, there.length)] : undefined;
            if (each.what === "come") {
              const userId = ids[each.who] ?? "";
              const place = tables[each.where];
              const over = each.where === 3 ? { type: "ONLINE" as const } : place ? { locationId: place } : {};
              if (!gone.has(userId)) await createVisit(venue.id, { userId, hoursAgo: each.hoursAgo + 24, ...over });
            } else if (each.what === "delete account") {
              // One account is left, for something to count.
              const userId = ids[each.who] ?? "";
              if (each.who !== 0 && gone.size < 3 && !gone.has(userId)) {
                gone.add(userId);
                await deleteAccount(userId);
              }
            } else if (each.what === "pack") await packDays();
            else if (each.what === "sweep") await endVenuesSight();
            else if (!visit) continue;
            else if (each.what === "remove") await db.visit.delete({ where: { id: visit.id } });
            else if (each.what === "move")
              await db.visit.update({ where: { id: visit.id }, data: { venueId: other.id, locationId: null } });
            else await db.visit.update({ where: { id: visit.id }, data: { visitType: "ONLINE", locationId: null } });
          }
          for (const [key, filter] of questions) {
            const { fast, slow } = await bothOf(venue, { range: key, ...filter });
            expect(fast).toEqual(slow);
          }
        },
      ),
      { numRuns: 12 },
    );
    await packDays();
    const { fast, slow } = await bothOf(venue, { range: "all" });
    expect(fast).toEqual(slow);
    expect(await db.visitDay.count({ where: { venueId: venue.id, packed: null } })).toBe(0);
  });

  it("count by the clock of the venue's present time zone", async () => {
    const venue = await createRoman();
    await createVisit(venue.id, { hoursAgo: 24 * 5 });
    await packDays();
    await db.venue.update({ where: { id: venue.id }, data: { timeZone: "Asia/Tokyo" } });
    expect(await db.visitDay.count({ where: { venueId: venue.id } })).toBe(0);
    await packDays();
    const figures = await getFigures({ ...readable(venue), zone: "Asia/Tokyo" }, asked());
    const slow = await slowFigures(venue.id, "Asia/Tokyo", new Date(figures.from), new Date(figures.to), {});
    expect([figures.week, figures.onsite]).toEqual([slow.week, 1]);
  });

  it("are compared with the time before, and with nothing that has no data", async () => {
    const venue = await createRoman();
    for (const days of [60, 40, 39, 38, 5, 4]) await createVisit(venue.id, { hoursAgo: days * 24 });
    await packDays();
    const before = await getFigures(readable(venue), asked({ compare: "before" }));
    expect([before.onsite, before.compared?.visits]).toEqual([2, 3]);
    expect(before.chart.reduce((sum, { compared }) => sum + (compared ?? 0), 0)).toBe(3);
    const lastYear = await getFigures(readable(venue), asked({ compare: "year" }));
    expect(lastYear.compared).toBeNull();
    expect(lastYear.chart.every(({ compared }) => compared === null)).toBe(true);
  });

  it("measure each weekday by the same weekdays of the thirteen weeks before", async () => {
    const venue = await createRoman();
    // At noon: late in the evening, hours are counted into another day where the clocks of the zone were changed.
    shiftClock(new Date().setUTCHours(12, 0, 0, 0) + DAY_MS - Date.now());
    // One visit on each of the last 126 days, and one more on each of the last seven.
    for (let days = 1; days <= 126; days++) await createVisit(venue.id, { hoursAgo: days * 24 });
    for (let days = 1; days <= 7; days++) await createVisit(venue.id, { hoursAgo: days * 24 });
    await packDays();
    const figures = await getFigures(readable(venue), asked({ range: "7d", compare: "weekdays" }));
    expect([figures.onsite, figures.compared?.visits, figures.compared?.people]).toEqual([14, 7, null]);
    expect(figures.chart.map(({ compared }) => compared)).toEqual(Array(7).fill(1));
  });

  it("say nothing of first and later visits of fewer than five people", async () => {
    const venue = await createRoman();
    const regular = await createPerson();
    for (const days of [3, 4, 5, 6, 7]) await createVisit(venue.id, { hoursAgo: days * 24, userId: regular.id });
    const figures = await getFigures(readable(venue), asked());
    expect([figures.onsite, figures.people, figures.guests_over_time.every(({ guests }) => guests === null)]).toEqual([
      5,
      null,
      true,
    ]);
  });

  it("hold yesterday once the clock has passed three in the morning, and keep today open", async () => {
    const venue = await createRoman();
    await createVisit(venue.id, { hoursAgo: 1 });
    await packDays();
    expect(await db.visitDay.count({ where: { venueId: venue.id } })).toBe(0);
    shiftClock(2 * DAY_MS);
    await packDays();
    expect(await db.visitDay.count({ where: { venueId: venue.id } })).toBeGreaterThan(0);
    expect(now().getTime()).toBeGreaterThan(Date.now() + DAY_MS);
  });
});
