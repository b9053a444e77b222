import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { SMALLEST_GROUP } from "@/lib/analytics/suppress";
import { DAY_MS } from "@/lib/durations";
import { ALL, type Batch, GroupBatches, type GroupDay, WHOLE } from "@/server/analytics/figures/group-batches";

const START = new Date("2026-01-05T00:00:00Z");
const dayAt = (n: number) => new Date(START.getTime() + n * DAY_MS);

type Guest = { person: string; isIndependent?: boolean; categories?: string[]; parts?: string[] };
const visit = ({ person, isIndependent = true, categories = [], parts = [] }: Guest) => ({
  person,
  isIndependent,
  categories,
  parts,
});
const days = (list: readonly (readonly Guest[])[]): GroupDay[] =>
  list.map((guests, n) => ({ starts: dayAt(n), visits: guests.map(visit) }));

function batchesOf(list: readonly GroupDay[]): readonly Batch[] {
  const counting = new GroupBatches(null, START);
  for (const day of list) counting.add(day, new Date(day.starts.getTime() + DAY_MS), false);
  return counting.batches();
}
const others = (n: number, from = 0): Guest[] => Array.from({ length: n }, (_, i) => ({ person: `other ${from + i}` }));
const of = (batches: readonly Batch[], part = ALL) =>
  batches.filter((each) => each.part === part).map(({ at, visits }) => [at, visits]);

describe("the batches of a group", () => {
  it("end on the day of the fifth independent guest of the group", () => {
    const daily = (n: number): Guest[] => [...others(10, n * 10), { person: `vegan ${n}`, categories: ["vegan"] }];
    expect(of(batchesOf(days([0, 1, 2, 3].map(daily))))).toEqual([]);
    expect(of(batchesOf(days([0, 1, 2, 3, 4, 5].map(daily))))).toEqual([[dayAt(4), 5]]);
  });

  it("take no invented guest, and no second visit of one guest, for a fifth", () => {
    const four = ["a", "b", "c", "d"].map((person) => ({ person, categories: ["vegan"] }));
    const invented = { person: "e", categories: ["vegan"], isIndependent: false };
    const list = days([
      [...others(20), ...four, invented],
      [...others(20, 50), ...four],
    ]);
    expect(batchesOf(list)).toEqual([]);
  });

  it("need as many guests who are not of the group", () => {
    const vegans = (n: number) =>
      Array.from({ length: 12 }, (_, i) => ({ person: `vegan ${n} ${i}`, categories: ["vegan"] }));
    expect(batchesOf(days([[...vegans(0), ...others(4)]]))).toEqual([]);
    expect(of(batchesOf(days([[...vegans(0), ...others(5)]])))).toEqual([[dayAt(0), 12]]);
  });

  it("end with no day on which a few guests came: its end would point at them", () => {
    const four = ["a", "b", "c", "d"].map((person) => ({ person, categories: ["vegan"] }));
    const fifth = { person: "e", categories: ["vegan"] };
    const batches = batchesOf(days([[...others(20), ...four], [fifth], others(20, 50)]));
    expect(of(batches)).toEqual([[dayAt(2), 5]]);
  });

  it("of a health concern have beside them only guests who share health", () => {
    const ill = ["a", "b", "c", "d", "e"].map((person) => ({ person, categories: ["health:shared", "health:ibs"] }));
    const well = ["f", "g", "h", "i"].map((person) => ({ person, categories: ["health:shared", "health:none"] }));
    expect(
      batchesOf(days([[...others(20), ...ill, ...well]])).filter(({ category }) => category === "health:ibs"),
    ).toEqual([]);
  });

  it("drop what waited for a quarter", () => {
    const list = Array.from({ length: 200 }, (_, n): Guest[] => [
      ...others(12, n * 12),
      ...(n % 40 === 0 ? [{ person: `rare ${n}`, categories: ["keto"] }] : []),
    ]);
    expect(batchesOf(days(list)).filter(({ category }) => category === "keto")).toEqual([]);
  });

  it("go on as if nothing had been in between, wherever counting stopped", () => {
    fc.assert(
      fc.property(town(), fc.integer({ min: 1, max: 30 }), (list, stop) => {
        const whole = batchesOf(list);
        const first = new GroupBatches(null, START);
        const ends = (day: GroupDay) => new Date(day.starts.getTime() + DAY_MS);
        for (const day of list.slice(0, stop)) first.add(day, ends(day), false);
        const waiting = first.waiting();
        const then = new GroupBatches(waiting, START);
        const from = GroupBatches.needsFrom(waiting);
        for (const [n, day] of list.entries()) if (day.starts >= from) then.add(day, ends(day), n < stop);
        expect([...first.batches(), ...then.batches()].sort(byKey)).toEqual([...whole].sort(byKey));
      }),
      { numRuns: 60 },
    );
  });
});

const byKey = (one: Batch, other: Batch) => keyOf(one).localeCompare(keyOf(other));
const keyOf = ({ category, part, at }: Batch) => `${category} ${part} ${at.toISOString()}`;

/** Days of a small town, some guests of which the venue invented. */
const town = () =>
  fc
    .array(
      fc.array(
        fc.record({
          who: fc.integer({ min: 0, max: 60 }),
          table: fc.integer({ min: 1, max: 4 }),
          hour: fc.integer({ min: 18, max: 20 }),
        }),
        { minLength: 4, maxLength: 30 },
      ),
      { minLength: 5, maxLength: 40 },
    )
    .map((list) =>
      days(
        list.map((visits) =>
          visits.map(({ who, table, hour }) => ({
            ...{ person: `guest ${who}`, isIndependent: who % 6 !== 5 },
            categories: [who % 3 === 0 ? "vegan" : who % 7 === 0 ? "nut_free" : "none"],
            parts: [`table:${table}`, `hour:${hour}`],
          })),
        ),
      ),
    );

describe("whoever subtracts answers", () => {
  /** The independent guests of a group in a time, and the others. */
  const sidesOf = (list: readonly GroupDay[], category: string, from: Date, to: Date, part?: string) => {
    const sides = { inside: new Set<string>(), outside: new Set<string>(), visits: 0, all: 0 };
    for (const { starts, visits } of list) {
      if (starts < from || starts > to) continue;
      for (const each of visits) {
        if (part && !each.parts.includes(part)) continue;
        const isOf = each.categories.includes(category);
        sides.all++;
        if (isOf) sides.visits++;
        if (each.person && each.isIndependent) sides[isOf ? "inside" : "outside"].add(each.person);
      }
    }
    return sides;
  };

  it("finds five guests of the group and five others in every difference of two ranges", () => {
    fc.assert(
      fc.property(town(), (list) => {
        for (const category of ["vegan", "nut_free", "none"]) {
          // What two ranges differ by is whole batches, and each has enough on both sides.
          let from = START;
          for (const { at, visits } of batchesOf(list).filter(
            (each) => each.category === category && each.part === ALL,
          )) {
            const sides = sidesOf(list, category, from, at);
            expect(sides.inside.size).toBeGreaterThanOrEqual(SMALLEST_GROUP);
            expect(sides.outside.size).toBeGreaterThanOrEqual(SMALLEST_GROUP);
            expect(visits).toBe(sides.visits);
            from = new Date(at.getTime() + DAY_MS);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it("finds no part of fewer than five, and no rest of fewer than five, by any filter", () => {
    let told = 0;
    fc.assert(
      fc.property(town(), (list) => {
        const batches = batchesOf(list);
        for (const category of ["vegan", "nut_free", "none"]) {
          let from = START;
          for (const whole of batches.filter((each) => each.category === category && each.part === WHOLE)) {
            const shown = batches.filter(
              (each) =>
                each.category === category && each.at.getTime() === whole.at.getTime() && each.part.includes(":"),
            );
            for (const dimension of ["table", "hour"]) {
              const parts = shown.filter(({ part }) => part.startsWith(`${dimension}:`));
              told += parts.length;
              for (const { part, visits } of parts) {
                const sides = sidesOf(list, category, from, whole.at, part);
                expect(visits).toBe(sides.visits);
                expect(sides.inside.size).toBeGreaterThanOrEqual(SMALLEST_GROUP);
                if (sides.all > sides.visits) expect(sides.outside.size).toBeGreaterThanOrEqual(SMALLEST_GROUP);
              }
              // What is left when all that is shown is taken away: nobody, or at least five.
              const hidden = new Set<string>();
              for (const { starts, visits } of list) {
                if (starts < from || starts > whole.at) continue;
                for (const each of visits) {
                  const isShown = parts.some(({ part }) => each.parts.includes(part));
                  if (!isShown && each.categories.includes(category))
                    hidden.add(each.isIndependent ? (each.person ?? "") : "invented");
                }
              }
              hidden.delete("invented");
              const isNothing = whole.visits === parts.reduce((sum, { visits }) => sum + visits, 0);
              if (!isNothing && parts.length > 0) expect(hidden.size).toBeGreaterThanOrEqual(SMALLEST_GROUP);
            }
            from = new Date(whole.at.getTime() + DAY_MS);
          }
        }
      }),
      { numRuns: 100 },
    );
    expect(told).toBeGreaterThan(50);
  });
});
