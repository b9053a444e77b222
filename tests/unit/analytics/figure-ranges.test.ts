import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressOfFigures, askedOf, figuresQuery } from "@/lib/analytics/figure-filters";
import {
  COMPARISONS,
  comparedSpan,
  comparisonsOf,
  daysOf,
  dayText,
  isDay,
  RANGE_KEYS,
  type RangeKey,
  spanOf,
} from "@/lib/analytics/figure-ranges";

const ROME = "Europe/Rome";
const AT = new Date("2026-11-30T17:30:00Z");
const FIRST = new Date("2025-03-04T11:00:00Z");
const span = (range: RangeKey, more: { from?: string; to?: string } = {}, zone = ROME, at = AT) =>
  spanOf({ range, ...more }, { zone, at }, FIRST);
const iso = ({ from, to }: { from: Date; to: Date }) => [from.toISOString(), to.toISOString()];
const beside = (range: RangeKey, comparison: (typeof COMPARISONS)[number]) => {
  const found = comparedSpan({ range }, span(range), comparison, ROME);
  return found && iso(found);
};

describe("a range", () => {
  it("is cut by the clock of the venue", () => {
    expect(iso(span("24h"))).toEqual(["2026-11-29T17:30:00.000Z", "2026-11-30T17:30:00.000Z"]);
    expect(iso(span("today"))).toEqual(["2026-11-29T23:00:00.000Z", "2026-11-30T17:30:00.000Z"]);
    expect(iso(span("yesterday"))).toEqual(["2026-11-28T23:00:00.000Z", "2026-11-29T23:00:00.000Z"]);
    expect(iso(span("7d"))).toEqual(["2026-11-22T23:00:00.000Z", "2026-11-29T23:00:00.000Z"]);
    expect(iso(span("month"))).toEqual(["2026-10-31T23:00:00.000Z", "2026-11-30T17:30:00.000Z"]);
    expect(iso(span("year"))).toEqual(["2025-12-31T23:00:00.000Z", "2026-11-30T17:30:00.000Z"]);
    expect(iso(span("all"))).toEqual(["2025-03-03T23:00:00.000Z", "2026-11-30T17:30:00.000Z"]);
    expect(iso(span("today", {}, "Asia/Tokyo"))).toEqual(["2026-11-30T15:00:00.000Z", "2026-11-30T17:30:00.000Z"]);
  });

  it("of one's own has both its days, and ends now at the latest", () => {
    expect(iso(span("custom", { from: "2026-03-28", to: "2026-03-29" }))).toEqual([
      "2026-03-27T23:00:00.000Z",
      "2026-03-29T22:00:00.000Z",
    ]);
    expect(iso(span("custom", { from: "2026-11-30", to: "2026-12-31" }))).toEqual([
      "2026-11-29T23:00:00.000Z",
      "2026-11-30T17:30:00.000Z",
    ]);
  });

  it("has days that follow each other without a gap, whatever the clocks do", () => {
    const zone = fc.constantFrom("UTC", ROME, "America/Sao_Paulo", "Asia/Tokyo", "Pacific/Apia", "Australia/Lord_Howe");
    const at = fc.date({ min: new Date("2011-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...RANGE_KEYS.filter((key) => key !== "all")), zone, at, (range, named, moment) => {
        const whole = span(range, { from: "2020-02-28", to: "2020-03-30" }, named, moment);
        const days = daysOf(whole, named);
        const spent = days.reduce((sum, { from, to }) => sum + to.getTime() - from.getTime(), 0);
        expect(spent).toBe(Math.max(0, whole.to.getTime() - whole.from.getTime()));
        expect(new Set(days.map(({ from }) => dayText(from, named))).size).toBe(days.length);
      }),
    );
  });
});

describe("a comparison", () => {
  it("has as much time before, or the same time of another day, month or year", () => {
    expect(beside("24h", "before")).toEqual(["2026-11-28T17:30:00.000Z", "2026-11-29T17:30:00.000Z"]);
    expect(beside("today", "before")).toEqual(["2026-11-28T23:00:00.000Z", "2026-11-29T17:30:00.000Z"]);
    expect(beside("7d", "before")).toEqual(["2026-11-15T23:00:00.000Z", "2026-11-22T23:00:00.000Z"]);
    // Summer time ended between the two.
    expect(beside("28d", "before")).toEqual(["2026-10-04T22:00:00.000Z", "2026-11-01T23:00:00.000Z"]);
    expect(beside("month", "before")).toEqual(["2026-09-30T22:00:00.000Z", "2026-10-30T17:30:00.000Z"]);
    expect(beside("year", "before")).toEqual(["2024-12-31T23:00:00.000Z", "2025-11-30T17:30:00.000Z"]);
    expect(beside("7d", "year")).toEqual(["2025-11-22T23:00:00.000Z", "2025-11-29T23:00:00.000Z"]);
    expect(beside("7d", "weekdays")).toEqual(["2026-08-23T22:00:00.000Z", "2026-11-22T23:00:00.000Z"]);
  });

  it("of the last day of a long month ends with the shorter month before", () => {
    const at = new Date("2026-03-31T10:00:00Z");
    const month = span("month", {}, ROME, at);
    const before = comparedSpan({ range: "month" }, month, "before", ROME);
    expect(before && iso(before)).toEqual(["2026-01-31T23:00:00.000Z", "2026-02-28T11:00:00.000Z"]);
  });

  it("never reaches into its range, and is there where a range offers it", () => {
    fc.assert(
      fc.property(fc.constantFrom(...RANGE_KEYS), fc.constantFrom(...COMPARISONS), (range, comparison) => {
        const asked = { range, from: "2026-10-01", to: "2026-10-31" };
        const whole = span(range, asked);
        const before = comparedSpan(asked, whole, comparison, ROME);
        expect(before !== null).toBe(comparison !== "none" && comparisonsOf(asked).includes(comparison));
        if (before) expect(before.to.getTime()).toBeLessThanOrEqual(whole.from.getTime());
      }),
    );
  });
});

describe("an address", () => {
  it("keeps what is asked, and nothing that is usual", () => {
    const query = askedOf({
      range: "custom",
      from: "2026-10-01",
      to: "2026-10-31",
      compare: "year",
      hour: "20",
      type: "online",
    });
    expect(addressOfFigures(query)).toEqual({
      ...{ range: "custom", from: "2026-10-01", to: "2026-10-31", compare: "year", hour: "20", type: "online" },
    });
    expect(addressOfFigures(askedOf({}))).toEqual({});
    expect(askedOf(addressOfFigures(query))).toEqual(query);
  });

  it("that says what nobody understands opens without it", () => {
    expect(askedOf({ range: "fortnight", hour: "25", weekday: "x", type: "online" })).toEqual({
      ...{ range: "28d", compare: "before", type: "online" },
    });
    expect(askedOf({ range: "custom", from: "2026-10-01" }).range).toBe("28d");
    expect(askedOf({ range: "custom", from: "2026-10-09", to: "2026-10-01" }).range).toBe("28d");
  });

  it("is refused by the call for a day that no calendar has, or a range that ends before it begins", () => {
    expect([isDay("2026-02-29"), isDay("2028-02-29"), isDay("2026-2-1"), isDay("2026-13-01")]).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(figuresQuery.safeParse({ range: "custom", from: "2026-02-29", to: "2026-03-01" }).success).toBe(false);
    expect(figuresQuery.safeParse({ range: "custom", from: "2026-03-02", to: "2026-03-01" }).success).toBe(false);
    expect(figuresQuery.safeParse({ range: "custom" }).success).toBe(false);
  });
});
