import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayOf, daysOf, isWeek, WEEK_STARTS, weekAfter, weekOf, weekWords } from "@/lib/meal-plan/week";
import { weekStartOf } from "@/lib/meal-plan/week-start";

const DAY_MS = 86_400_000;
const days = fc
  .integer({ min: Date.UTC(2001, 0, 1) / DAY_MS, max: Date.UTC(2099, 11, 31) / DAY_MS })
  .map((day) => new Date(day * DAY_MS).toISOString().slice(0, 10));

describe("weeks", () => {
  it.each([
    ["2026-11-23", "2026-W48"],
    ["2026-11-29", "2026-W48"],
    ["2027-01-01", "2026-W53"],
    ["2025-12-29", "2026-W01"],
    ["2024-12-30", "2025-W01"],
    ["2021-01-03", "2020-W53"],
  ])("contain %s in %s, as ISO 8601 counts", (day, week) => expect(weekOf(day)).toBe(week));

  it("contain each day once, and every day's week contains the day", () => {
    fc.assert(
      fc.property(days, (day) => {
        const week = weekOf(day);
        expect(isWeek(week)).toBe(true);
        expect(daysOf(week)).toContain(day);
        expect(daysOf(week).map((each) => weekOf(each))).toEqual(Array(7).fill(week));
      }),
    );
  });

  it("follow each other without a gap, forwards and backwards", () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -60, max: 60 }), (day, weeks) => {
        const week = weekOf(day);
        expect(weekAfter(weekAfter(week, weeks), -weeks)).toBe(week);
        expect(Date.parse(daysOf(weekAfter(week, 1))[0] ?? "") - Date.parse(daysOf(week)[6] ?? "")).toBe(DAY_MS);
      }),
    );
  });

  it.each(["2026-W00", "2026-W54", "2025-W53", "2026-48", "1999-W01", "2101-W01", "", "W48", "2026-W48 "])(
    "do not include %j",
    (text) => expect(isWeek(text)).toBe(false),
  );

  it("are labelled by their days", () => {
    expect(weekWords("2026-W48")).toBe("23 to 29 November 2026");
    expect(weekWords("2026-W49")).toBe("30 November to 6 December 2026");
    expect(weekWords("2026-W53")).toBe("28 December 2026 to 3 January 2027");
    expect(dayOf(new Date(2026, 10, 3, 23, 59))).toBe("2026-11-03");
  });
});

describe("a week that starts on another day", () => {
  it("has seven days of one name, the first of them its starting day", () => {
    const first = { mon: 1, sun: 0, sat: 6, fri: 5 } as const;
    fc.assert(
      fc.property(days, fc.constantFrom(...WEEK_STARTS), (day, starts) => {
        const week = daysOf(weekOf(day, starts), starts);
        expect(week).toContain(day);
        expect(week.map((each) => weekOf(each, starts))).toEqual(Array(7).fill(weekOf(day, starts)));
        expect(new Date(`${week[0]}T00:00:00Z`).getUTCDay()).toBe(first[starts]);
      }),
    );
  });

  it("is named by its own days", () => {
    expect(weekOf("2026-11-29", "sun")).toBe("2026-W49");
    expect(weekWords("2026-W49", "en", "sun")).toBe("29 November to 5 December 2026");
    expect(weekWords("2026-W49", "en", "sat")).toBe("28 November to 4 December 2026");
  });

  it.each([
    ["en-US,en;q=0.9", "sun"],
    ["en-GB", "mon"],
    ["en", "mon"],
    ["de-AT,de;q=0.9,en-US;q=0.8", "mon"],
    ["ar-EG", "sat"],
    ["he", "sun"],
    ["pt-BR;q=0.9", "sun"],
    ["*", "mon"],
    ["", "mon"],
    [null, "mon"],
    ["<script>", "mon"],
  ])("is that of the browser's country: %s", (header, starts) => expect(weekStartOf(header)).toBe(starts));
});
