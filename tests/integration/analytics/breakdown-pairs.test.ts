import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SMALLEST_GROUP } from "@/lib/analytics/suppress";
import { TIME_RANGES, type TimeRange } from "@/lib/analytics/time-ranges";
import { type Breakdown, breakdownOf } from "@/server/analytics/visits/get-breakdown";

/** A guest: the time of the latest visit, and the categories that the database counts. */
type Guest = { hoursAgo: number; categories: string[] };
const HOURS: Record<TimeRange, number> = { today: 9, "24h": 24, lifetime: Number.POSITIVE_INFINITY };

const few = (...names: string[]) => fc.subarray(names, { maxLength: 3 });
const guest = fc
  .record({
    hoursAgo: fc.constantFrom(1, 5, 8, 10, 20, 23, 30, 200),
    diets: few("vegan", "keto", "nut_free", "egg_free"),
    health: fc.option(few("diabetes", "ibs", "cancer"), { freq: 3 }),
    type: fc.constantFrom("physical", "online"),
  })
  .map(
    ({ hoursAgo, diets, health, type }): Guest => ({
      hoursAgo,
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

function countsOf(guests: readonly Guest[], range: TimeRange): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { hoursAgo, categories } of guests) {
    if (hoursAgo > HOURS[range]) continue;
    for (const category of categories) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return counts;
}

const isSmall = (people: number) => people > 0 && people < SMALLEST_GROUP;
const openGroups = ({ groups }: Breakdown) => groups.flatMap(({ name, count }) => (count ? [{ name, count }] : []));

describe("what two views of a breakdown reveal together", () => {
  it("is never a group of 1 to 4 inside or outside a category, neither in one range nor by subtracting two", () => {
    fc.assert(
      fc.property(fc.array(guest, { maxLength: 60 }), (guests) => {
        const counts = new Map(TIME_RANGES.map((range) => [range, countsOf(guests, range)]));
        for (const type of ["dietary", "health"] as const) {
          const views = TIME_RANGES.map((range) => breakdownOf(counts, type, range));
          for (const view of views) {
            for (const { count } of openGroups(view)) {
              expect([isSmall(count), isSmall(view.among - count)]).toEqual([false, false]);
            }
            for (const other of views) {
              for (const { name, count } of openGroups(view)) {
                const more = openGroups(other).find((group) => group.name === name)?.count;
                if (more === undefined) continue;
                const outside = other.among - more - (view.among - count);
                expect([isSmall(more - count), isSmall(outside)]).toEqual([false, false]);
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
          TIME_RANGES.map((range) => {
            const counts = new Map(TIME_RANGES.map((each) => [each, countsOf(of, each)]));
            return breakdownOf(counts, "health", range).groups;
          });
        expect(healthOf([...guests, ...others])).toEqual(healthOf(guests));
      }),
    );
  });
});
