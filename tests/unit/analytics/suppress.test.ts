import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Group,
  inOrder,
  minus,
  type People,
  type Sides,
  SMALLEST_GROUP,
  steady,
  suppress,
} from "@/lib/analytics/suppress";

const people = (guests: number, independent = guests): People => ({ guests, independent });
const sides = (inside: number, among: number): Sides => ({ inside: people(inside), outside: people(among - inside) });
const named = (name: string, inside: number, among = 100, wider: Sides[] = []): Group => ({
  name,
  ...sides(inside, among),
  wider,
});
const of = (counts: Record<string, number>, among = 100) =>
  Object.fromEntries(
    suppress(
      Object.entries(counts).map(([name, count]) => named(name, count, among)),
      people(among),
    ).map(({ name, count }) => [name, count]),
  );

describe("suppress", () => {
  it("shows groups of 5 and more, and empty ones", () => {
    expect(of({ vegan: 5, keto: 12, atkins: 0 })).toEqual({ vegan: 5, keto: 12, atkins: 0 });
  });

  it("hides a group of 1 to 4 and with it the next smallest", () => {
    expect(of({ vegan: 20, vegetarian: 9, keto: 3, atkins: 0 })).toEqual({
      vegan: 20,
      vegetarian: null,
      keto: null,
      atkins: 0,
    });
  });

  it("hides two small groups, and a third if the two have fewer than 5 people together", () => {
    expect(of({ vegan: 20, keto: 3, paleo: 2 })).toEqual({ vegan: 20, keto: null, paleo: null });
    expect(of({ vegan: 20, keto: 1, paleo: 2 })).toEqual({ vegan: null, keto: null, paleo: null });
  });

  it("shows no breakdown for fewer than 5 people", () => {
    expect(of({ vegan: 4, keto: 0 }, 4)).toEqual({ vegan: null, keto: null });
  });

  it("hides a group that a wider view exceeds by 1 to 4, as it hides a small one", () => {
    const groups = [
      named("vegan", 20, 60, [sides(23, 150)]),
      named("keto", 8, 60, [sides(8, 150)]),
      named("paleo", 30, 60, [sides(90, 150)]),
    ];
    expect(suppress(groups, people(60)).map(({ count }) => count)).toEqual([null, null, 30]);
  });

  it("hides a group that contains all but 1 to 4 people", () => {
    expect(of({ vegan: 19, keto: 8, paleo: 12 }, 20)).toEqual({ vegan: null, keto: null, paleo: 12 });
    // One guest has five concerns; showing that all others have none would reveal this.
    expect(of({ none: 20, ibs: 1, anemia: 1, cancer: 1, pcos: 1, sibo: 1 }, 21).none).toBeNull();
  });

  it("hides a group if 1 to 4 of the others appear only in a wider view", () => {
    const shown = (among: number, wider: number) =>
      suppress([named("none", 20, among, [sides(60, wider)])], people(among))[0]?.count;
    expect([shown(34, 74), shown(34, 76), shown(34, 79)]).toEqual([20, null, 20]);
  });

  it("hides one guest beside any number of invented ones, in the group, beside it and in all", () => {
    const [one, invented] = [people(5, 1), people(40, 0)];
    const outside = people(30);
    const hide = (inside: People, beside: People) =>
      suppress([{ name: "vegan", inside, outside: beside }], people(99, 30))[0]?.count;
    expect([hide(one, outside), hide(invented, outside), hide(outside, one), hide(outside, invented)]).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(suppress([{ name: "vegan", inside: one, outside: people(0) }], one)[0]?.count).toBeNull();
    expect(hide(people(9, 5), outside)).toBe(9);
  });

  const someone = fc
    .record({ independent: fc.nat(12), invented: fc.nat(8) })
    .map(({ independent, invented }) => people(independent + invented, independent));
  const plus = (one: People, other: People): People =>
    people(one.guests + other.guests, one.independent + other.independent);
  const groups = fc.array(
    fc
      .record({ inside: someone, outside: someone, more: fc.array(fc.tuple(someone, someone), { maxLength: 2 }) })
      .map(({ inside, outside, more }): Sides & { wider: Sides[] } => ({
        inside,
        outside,
        wider: more.map(([within, beside]) => ({ inside: plus(inside, within), outside: plus(outside, beside) })),
      })),
    { minLength: 1, maxLength: 20 },
  );

  it("never shows a small group, nor one whose difference from a wider view is small", () => {
    fc.assert(
      fc.property(groups, someone, (given, among) => {
        const all = given.map((group, i) => ({ ...group, name: String(i) }));
        for (const [i, { count }] of suppress(all, among).entries()) {
          if (count === null || count === 0) continue;
          const group = all[i] as (typeof all)[number];
          expect(group.inside.independent).toBeGreaterThanOrEqual(SMALLEST_GROUP);
          for (const { inside } of group.wider) {
            const more = minus(inside, group.inside);
            expect(more.guests === 0 || more.independent >= SMALLEST_GROUP).toBe(true);
          }
        }
      }),
    );
  });

  it("never leaves a single hidden group while another could hide it", () => {
    fc.assert(
      fc.property(groups, (given) => {
        const all = given.map((group, i) => ({ ...group, name: String(i) }));
        const shown = suppress(all, people(1000));
        const hidden = all.filter((_, i) => shown[i]?.count === null);
        const others = shown.filter(({ count }) => count !== null && count > 0);
        if (hidden.length === 0 || others.length === 0) return;
        expect(hidden.length).toBeGreaterThan(1);
        expect(hidden.reduce((sum, { inside }) => sum + inside.independent, 0)).toBeGreaterThanOrEqual(SMALLEST_GROUP);
      }),
    );
  });

  it("orders groups by size, with hidden ones before empty ones", () => {
    const sorted = inOrder([
      { name: "nobody", count: 0 },
      { name: "held", count: null },
      { name: "six", count: 6 },
      { name: "nine", count: 9 },
    ]);
    expect(sorted.map(({ name }) => name)).toEqual(["nine", "six", "held", "nobody"]);
  });
});

describe("steady", () => {
  it("says the earlier number until both sides changed by nobody or by 5", () => {
    const before = sides(10, 30);
    expect(steady(before, sides(11, 36))).toBe(before);
    expect(steady(before, sides(10, 33))).toBe(before);
    expect(steady(before, sides(14, 40))).toBe(before);
    expect(steady(before, sides(15, 35))).toEqual(sides(15, 35));
    expect(steady(before, sides(10, 35))).toEqual(sides(10, 35));
    expect(steady(before, sides(5, 25))).toEqual(sides(5, 25));
    expect(steady(undefined, sides(7, 30))).toEqual(sides(7, 30));
  });

  it("is not moved by invented guests", () => {
    const before = sides(10, 30);
    expect(steady(before, { inside: people(16, 11), outside: people(20) })).toBe(before);
    expect(steady(before, { inside: people(10), outside: people(29, 21) })).toBe(before);
  });

  it("does not say of a group that became small that it is as large as it was", () => {
    const small = sides(3, 30);
    expect(steady(sides(10, 30), small)).toBe(small);
  });
});
