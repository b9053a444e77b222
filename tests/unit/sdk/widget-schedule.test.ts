import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pauseAfter, waitOf } from "@/sdk/widget/src/schedule";

const SECOND = 1000;

describe("when the widget asks again", () => {
  it("is after about 5, 20 and then 60 seconds, never at the same moment on all pages", () => {
    for (const [failures, pause] of [
      [1, 5],
      [2, 20],
      [3, 60],
      [9, 60],
    ] as const) {
      const pauses = Array.from({ length: 200 }, () => pauseAfter(failures) / SECOND);
      expect(Math.min(...pauses)).toBeGreaterThanOrEqual(pause * 0.75);
      expect(Math.max(...pauses)).toBeLessThanOrEqual(pause * 1.25);
      expect(new Set(pauses).size).toBeGreaterThan(100);
    }
  });

  it("is what Retry-After says, in seconds or as a date, and at most five minutes", () => {
    expect([waitOf("40"), waitOf("0"), waitOf(null), waitOf("soon"), waitOf("-5")]).toEqual([40_000, 0, 0, 0, 0]);
    expect(waitOf(new Date(Date.now() + 60_000).toUTCString())).toBeGreaterThan(55_000);
    expect(waitOf(new Date(Date.now() - 60_000).toUTCString())).toBe(0);
    for (const told of ["1000000000", "Fri, 01 Jan 2100 00:00:00 GMT"]) expect(waitOf(told)).toBe(300_000);
  });

  it("is never before the server wants it, nor sooner because it wants it soon again and again", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 300 }), (failures, wait) => {
        const pause = pauseAfter(failures, wait * SECOND) / SECOND;
        expect(pause).toBeGreaterThanOrEqual(wait);
        if (failures > 1) expect(pause).toBeGreaterThanOrEqual(15);
        else expect(pause).toBeLessThanOrEqual(wait * 1.25);
      }),
    );
  });
});
