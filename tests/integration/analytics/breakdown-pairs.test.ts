import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isTelling, minus, type People } from "@/lib/analytics/suppress";
import { TIME_RANGES, type TimeRange } from "@/lib/analytics/time-ranges";
import { breakdownOf, type Reading, type Readings, shownIn } from "@/server/analytics/visits/breakdown-of";

/** A guest: the time of the latest visit, and the categories that the database counts. */
type Guest = { hoursAgo: number; categories: string[]; isInvented: boolean };
const HOURS: Record<TimeRange, number> = { today: 9, "24h": 24, lifetime: Number.POSITIVE_INFINITY };

const few = (...names: string[]) => fc.subarray(names, { maxLength: 3 });
const guest = fc
  .record({
    hoursAgo: fc.constantFrom(1, 5, 8, 10, 20, 23, 30, 200),
    isInvented: fc.boolean(),
    diets: few("vegan", "keto", "nut_free", "egg_free"),
    health: fc.option(few("diabetes", "ibs", "cancer"), { freq: 3 }),
    type: fc.constantFrom("physical", "online"),
  })
  .map(
    ({ hoursAgo, isInvented, diets, health, type }): Guest => ({
      hoursAgo,
      isInvented,
      categories: [
        "all",
        ...(diets.length > 0 ? diets : ["none"]),
        `type:${type}`,
        ...(health
          ? ["health:shared", ...(health.length > 0 ? health : ["none"]).map((name) => `health:${name}`)]
          : []),
      ],
    }),
  );

function countsOf(guests: readonly Guest[], range: TimeRange): Map<string, People> {
  const counts = new Map<string, People>();
  for (const { hoursAgo, categories, isInvented } of guests) {
    if (hoursAgo > HOURS[range]) continue;
    for (const category of categories) {
      const before = counts.get(category) ?? { guests: 0, independent: 0 };
      counts.set(category, { guests: before.guests + 1, independent: before.independent + (isInvented ? 0 : 1) });
    }
  }
  return counts;
}

const TYPES = ["dietary", "health"] as const;
const countedOf = (type: (typeof TYPES)[number], name: string) => (type === "health" ? `health:${name}` : name);
const nobody = { guests: 0, independent: 0 };

const firstReadings = (guests: readonly Guest[]): Map<TimeRange, Reading> =>
  new Map(TIME_RANGES.map((range) => [range, { counts: countsOf(guests, range), shown: new Map() }]));

/** The open groups of an answer, with the people behind the number that it shows. */
function openGroups(readings: Readings, type: (typeof TYPES)[number], range: TimeRange) {
  const shown = shownIn(readings, range);
  return breakdownOf(readings, type, range).groups.flatMap(({ name, count }) => {
    const sides = shown.get(countedOf(type, name));
    return count && sides ? [{ name, count, sides }] : [];
  });
}

describe("what two views of a breakdown reveal together", () => {
  it("is never a group of 1 to 4 inside or outside a category, neither in one range nor by subtracting two", () => {
    fc.assert(
      fc.property(fc.array(guest, { maxLength: 60 }), (guests) => {
        const readings = firstReadings(guests);
        for (const type of TYPES) {
          const views = TIME_RANGES.map((range) => openGroups(readings, type, range));
          for (const view of views) {
            for (const { name, count, sides } of view) {
              expect(count).toBe(sides.inside.guests);
              expect([isTelling(sides.inside), isTelling(sides.outside)]).toEqual([false, false]);
              for (const other of views) {
                const more = other.find((group) => group.name === name)?.sides;
                if (!more) continue;
                const inside = minus(more.inside, sides.inside);
                const outside = minus(more.outside, sides.outside);
                expect([isTelling(inside), isTelling(outside)]).toEqual([false, false]);
              }
            }
          }
        }
      }),
    );
  });

  it("is nothing about the health of guests who did not share it", () => {
    const silent = fc
      .array(guest)
      .map((guests) =>
        guests.map((each) => ({ ...each, categories: each.categories.filter((name) => !name.startsWith("health:")) })),
      );
    fc.assert(
      fc.property(fc.array(guest, { maxLength: 30 }), silent, (guests, others) => {
        const healthOf = (of: readonly Guest[]) =>
          TIME_RANGES.map((range) => breakdownOf(firstReadings(of), "health", range).groups);
        expect(healthOf([...guests, ...others])).toEqual(healthOf(guests));
      }),
    );
  });
});

describe("what a breakdown reveals over time", () => {
  it("is never a change of a group by fewer than 5 independent guests, however few came between two answers", () => {
    const arrivals = fc.array(fc.array(guest, { maxLength: 9 }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(arrivals, (batches) => {
        let readings = new Map<TimeRange, Reading>();
        const seen = new Map<string, { inside: People; outside: People }>();
        const guests: Guest[] = [];
        for (const batch of batches) {
          guests.push(...batch);
          const counted = new Map(
            TIME_RANGES.map((range) => [
              range,
              { counts: countsOf(guests, range), shown: readings.get(range)?.shown ?? new Map() },
            ]),
          );
          readings = new Map(
            [...counted].map(([range, reading]) => [range, { ...reading, shown: shownIn(counted, range) }]),
          );
          for (const type of TYPES) {
            for (const range of TIME_RANGES) {
              for (const { name, sides } of openGroups(readings, type, range)) {
                const key = `${type} ${range} ${name}`;
                const before = seen.get(key) ?? { inside: nobody, outside: nobody };
                if (seen.has(key)) {
                  const [inside, outside] = [minus(sides.inside, before.inside), minus(sides.outside, before.outside)];
                  expect([isTelling(inside), isTelling(outside)]).toEqual([false, false]);
                }
                seen.set(key, sides);
              }
            }
          }
        }
      }),
    );
  });
});
