import { describe, expect, it } from "vitest";
import { SOON_DAYS } from "@/lib/grocery/limits";
import { byDayState, dayState, daysBetween } from "@/lib/grocery/printed-day";

const TODAY = "2026-11-30";

describe("where a food stands by its printed day", () => {
  it.each([
    ["2026-11-29", "past"],
    ["2026-11-30", "soon"],
    ["2026-12-05", "soon"],
    ["2026-12-06", "later"],
    [null, "none"],
  ] as const)("%s is %s", (day, state) => {
    expect(SOON_DAYS).toBe(5);
    expect(dayState(day, TODAY)).toBe(state);
  });

  it("counts days over a change of the clock and of the year", () => {
    expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
    expect(daysBetween("2026-12-31", "2027-01-01")).toBe(1);
    expect(daysBetween("2026-12-03", "2026-11-30")).toBe(-3);
  });

  it("groups foods, the earliest day first, and loses none", () => {
    const foods = [
      { name: "rice", good_until: null },
      { name: "cream", good_until: "2026-12-02" },
      { name: "milk", good_until: "2026-11-20" },
      { name: "spinach", good_until: "2026-12-01" },
      { name: "flour", good_until: "2027-05-01" },
      { name: "salt", good_until: null },
    ];
    const groups = byDayState(foods, TODAY);
    const names = Object.fromEntries(
      Object.entries(groups).map(([state, some]) => [state, some.map(({ name }) => name)]),
    );
    expect(names).toEqual({
      past: ["milk"],
      soon: ["spinach", "cream"],
      later: ["flour"],
      none: ["rice", "salt"],
    });
  });
});
