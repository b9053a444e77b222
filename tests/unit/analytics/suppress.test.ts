import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inOrder, SMALLEST_GROUP, suppress } from "@/lib/analytics/suppress";

const of = (counts: Record<string, number>, people = 100) =>
  Object.fromEntries(
    suppress(
      Object.entries(counts).map(([name, count]) => ({ name, count })),
      people,
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
    const shown = suppress(
      [
        { name: "vegan", count: 20, wider: [23] },
        { name: "keto", count: 8, wider: [8] },
        { name: "paleo", count: 30, wider: [90] },
      ],
      60,
    );
    expect(shown.map(({ count }) => count)).toEqual([null, null, 30]);
  });

  it("hides a group that contains all but 1 to 4 people", () => {
    expect(of({ vegan: 19, keto: 8, paleo: 12 }, 20)).toEqual({ vegan: null, keto: null, paleo: 12 });
    // One guest has five concerns; showing that all others have none would reveal this.
    expect(of({ none: 20, ibs: 1, anemia: 1, cancer: 1, pcos: 1, sibo: 1 }, 21).none).toBeNull();
  });

  it("hides a group if 1 to 4 of the others appear only in a wider view", () => {
    const none = [{ name: "none", count: 20, wider: [60] }];
    const shownCount = (people: number, wider: number) => suppress(none, people, [wider])[0]?.count;
    expect([shownCount(34, 74), shownCount(34, 76), shownCount(34, 79)]).toEqual([20, null, 20]);
  });

  const groups = fc.array(
    fc.record({ count: fc.nat(40), wider: fc.array(fc.nat(10)) }).map(({ count, wider }) => ({
      count,
      wider: wider.map((more) => count + more),
    })),
    { minLength: 1, maxLength: 20 },
  );

  it("never shows a small group, nor one whose difference from a wider view is small", () => {
    fc.assert(
      fc.property(groups, fc.nat(60), (given, people) => {
        const named = given.map((group, i) => ({ ...group, name: String(i) }));
        for (const [i, { count }] of suppress(named, people).entries()) {
          if (count === null || count === 0) continue;
          expect(count).toBeGreaterThanOrEqual(SMALLEST_GROUP);
          for (const more of named[i]?.wider ?? []) {
            expect(more === count || more - count >= SMALLEST_GROUP).toBe(true);
          }
        }
      }),
    );
  });

  it("never leaves a single hidden group while another could hide it", () => {
    fc.assert(
      fc.property(groups, (given) => {
        const named = given.map((group, i) => ({ ...group, name: String(i) }));
        const shown = suppress(named, 1000);
        const hidden = named.filter((_, i) => shown[i]?.count === null);
        const others = shown.filter(({ count }) => count !== null && count > 0);
        if (hidden.length === 0 || others.length === 0) return;
        expect(hidden.length).toBeGreaterThan(1);
        expect(hidden.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(SMALLEST_GROUP);
      }),
    );
  });

  it("orders groups by size, with hidden ones before empty ones", () => {
    const groups = [
      { name: "nobody", count: 0 },
      { name: "held", count: null },
      { name: "six", count: 6 },
      { name: "nine", count: 9 },
    ];
    expect(inOrder(groups).map(({ name }) => name)).toEqual(["nine", "six", "held", "nobody"]);
  });
});
