import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { knownZone, startOfDay, startOfToday, wallTime } from "@/lib/analytics/time-zone";

const ZONES = ["UTC", "Europe/London", "America/New_York", "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Apia"];

describe("the day of a venue", () => {
  it.each([
    ["Europe/Rome", [2026, 11, 22], "2026-11-21T23:00:00.000Z"],
    ["Asia/Kathmandu", [2026, 11, 22], "2026-11-21T18:15:00.000Z"],
    ["America/New_York", [2026, 3, 8], "2026-03-08T05:00:00.000Z"],
    ["America/New_York", [2026, 3, 9], "2026-03-09T04:00:00.000Z"],
    // In Santiago clocks go forward at midnight, so that day begins at one o'clock.
    ["America/Santiago", [2026, 9, 6], "2026-09-06T04:00:00.000Z"],
    ["UTC", [2026, 2, 29], "2026-03-01T00:00:00.000Z"],
  ] as const)("begins in %s on %s at %s", (zone, [year, month, day], start) => {
    expect(startOfDay(year, month, day, zone).toISOString()).toBe(start);
  });

  it("begins at or before every moment of it, by less than 25 hours and a half", () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date("1990-01-01"), max: new Date("2040-01-01"), noInvalidDate: true }),
        fc.constantFrom(...ZONES),
        (moment, zone) => {
          const start = startOfToday(moment, zone);
          expect(moment.getTime() - start.getTime()).toBeGreaterThanOrEqual(0);
          expect(moment.getTime() - start.getTime()).toBeLessThan(25.5 * 3_600_000);
          expect(wallTime(start, zone).day).toBe(wallTime(moment, zone).day);
        },
      ),
    );
  });

  it("is the UTC day if the zone is missing or unknown", () => {
    expect([knownZone(null), knownZone("Mars/Olympus"), knownZone("Asia/Tokyo")]).toEqual(["UTC", "UTC", "Asia/Tokyo"]);
  });
});
