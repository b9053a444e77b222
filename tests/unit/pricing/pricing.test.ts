import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  billFor,
  COST_UNITS_PER_DOLLAR,
  describeTier,
  EXAMPLE_CALLS,
  formatCost,
  MAX_CALLS_PER_MONTH,
  parseCalls,
  SLIDER_STOPS,
  sliderStopOf,
  TIERS,
} from "@/lib/portal/pricing";

const calls = fc.integer({ min: 0, max: MAX_CALLS_PER_MONTH });

describe("the tier table", () => {
  it("has the documented bounds and prices", () => {
    expect(TIERS.map((tier) => [describeTier(tier), formatCost(tier.costPerCall)])).toEqual([
      ["0 to 1,000", "$0"],
      ["1,001 to 10,000", "$0.01"],
      ["10,001 to 100,000", "$0.005"],
      ["100,001 to 1M", "$0.002"],
      ["1M to 10M", "$0.001"],
      ["Over 10M", "$0.0005"],
    ]);
  });

  it("has no gap between tiers, and a lower price per call in each tier after the free one", () => {
    for (const [index, tier] of TIERS.entries()) {
      const next = TIERS[index + 1];
      expect(next?.from ?? null).toBe(tier.to === null ? null : tier.to + 1);
      if (index > 0 && next) expect(next.costPerCall).toBeLessThan(tier.costPerCall);
    }
  });
});

describe("the cost of a month", () => {
  it.each([
    [0, "$0"],
    [1, "$0"],
    [1_000, "$0"],
    [1_001, "$0.01"],
    [5_000, "$40"],
    [10_000, "$90"],
    [10_001, "$90.005"],
    [50_000, "$290"],
    [100_000, "$540"],
    [100_001, "$540.002"],
    [500_000, "$1,340"],
    [1_000_000, "$2,340"],
    [1_000_001, "$2,340.001"],
    [10_000_000, "$11,340"],
    [10_000_001, "$11,340.0005"],
    [MAX_CALLS_PER_MONTH, "$506,340"],
  ])("of %i calls is %s", (count, cost) => expect(formatCost(billFor(count).total)).toBe(cost));

  it("is calculated for the examples, not written down", () => {
    expect(EXAMPLE_CALLS.map((count) => formatCost(billFor(count).total))).toEqual(["$40", "$290", "$1,340"]);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_CALLS_PER_MONTH + 1])("refuses %d calls", (count) =>
    expect(() => billFor(count)).toThrow(RangeError),
  );

  it("increases with every call by the price of that call's tier", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MAX_CALLS_PER_MONTH }), (count) => {
        const price = TIERS.findLast((tier) => tier.from <= count)?.costPerCall;
        expect(billFor(count).total - billFor(count - 1).total).toBe(price);
      }),
    );
  });

  it("never decreases when more calls are made", () => {
    fc.assert(
      fc.property(calls, calls, (a, b) => {
        expect(billFor(Math.min(a, b)).total).toBeLessThanOrEqual(billFor(Math.max(a, b)).total);
      }),
    );
  });

  it("is the sum of its lines, whose calls are all calls, in whole units", () => {
    fc.assert(
      fc.property(calls, (count) => {
        const { lines, total } = billFor(count);
        expect(lines.reduce((sum, line) => sum + line.calls, 0)).toBe(count);
        expect(lines.reduce((sum, line) => sum + line.cost, 0)).toBe(total);
        for (const line of lines) expect(line.cost).toBe(line.calls * line.tier.costPerCall);
        expect(Number.isSafeInteger(total)).toBe(true);
      }),
    );
  });

  it("fills each tier before the next one begins", () => {
    fc.assert(
      fc.property(calls, (count) => {
        const { lines } = billFor(count);
        expect(lines.map((line) => line.tier)).toEqual(TIERS.slice(0, lines.length));
        for (const { tier, calls: filled } of lines.slice(0, -1)) {
          expect(filled).toBe((tier.to ?? 0) - Math.max(0, tier.from - 1));
        }
      }),
    );
  });
});

describe("a printed cost", () => {
  it.each([
    [0, "$0", "$0.00"],
    [5, "$0.0005", "$0.0005"],
    [1_000, "$0.10", "$0.10"],
    [125_000, "$12.50", "$12.50"],
    [13_400_000, "$1,340", "$1,340.00"],
  ])("of %i units is %s, in a column %s", (cost, plain, column) => {
    expect(formatCost(cost)).toBe(plain);
    expect(formatCost(cost, { cents: true })).toBe(column);
  });

  it("loses no digits", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (cost) => {
        const [dollars = "", fraction = ""] = formatCost(cost).replace(/[$,]/g, "").split(".");
        expect(Number(dollars) * COST_UNITS_PER_DOLLAR + Number(fraction.padEnd(4, "0"))).toBe(cost);
      }),
    );
  });
});

describe("a typed number of calls", () => {
  it.each([
    ["5000", 5_000],
    ["5,000", 5_000],
    [" 1 000 000 ", 1_000_000],
    ["0", 0],
    ["1000000000", MAX_CALLS_PER_MONTH],
    ["1000000001", null],
    ["", null],
    ["-5", null],
    ["1.5", null],
    ["1e6", null],
    ["many", null],
    [null, null],
  ])("%j is read as %s", (text, expected) => expect(parseCalls(text)).toBe(expected));
});

describe("the slider", () => {
  it("has its stops in rising order, at whole numbers of calls, and at every tier's end", () => {
    expect([...SLIDER_STOPS].sort((a, b) => a - b)).toEqual(SLIDER_STOPS);
    expect(new Set(SLIDER_STOPS).size).toBe(SLIDER_STOPS.length);
    expect(SLIDER_STOPS.every(Number.isInteger)).toBe(true);
    for (const { to } of TIERS) if (to !== null) expect(SLIDER_STOPS).toContain(to);
  });

  it("shows the last stop that is not above the number", () => {
    for (const [index, stop] of SLIDER_STOPS.entries()) expect(sliderStopOf(stop)).toBe(index);
    expect(SLIDER_STOPS[sliderStopOf(4_321)]).toBe(4_000);
    expect(sliderStopOf(MAX_CALLS_PER_MONTH)).toBe(SLIDER_STOPS.length - 1);
  });
});
