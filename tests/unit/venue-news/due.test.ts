import { describe, expect, it } from "vitest";
import { dayText, startOf } from "@/lib/analytics/figure-ranges";
import { wallTime } from "@/lib/analytics/time-zone";
import { DAY_MS } from "@/lib/durations";
import { nextDue, type Rhythm, toldDays } from "@/lib/venue-news/due";

const ROME = "Europe/Rome";
const due = (rhythm: Rhythm, after: string, zone = ROME) => nextDue(rhythm, zone, new Date(after)).toISOString();

describe("the next mail", () => {
  it.each<[Rhythm, string, string, string]>([
    // A Monday at eight of the venue's clock, in winter and in summer.
    [{ rhythm: "week", day: 1, hour: 8 }, ROME, "2026-11-30T06:59:00Z", "2026-11-30T07:00:00.000Z"],
    [{ rhythm: "week", day: 1, hour: 8 }, ROME, "2026-11-30T07:00:00Z", "2026-12-07T07:00:00.000Z"],
    [{ rhythm: "week", day: 1, hour: 8 }, ROME, "2026-07-08T12:00:00Z", "2026-07-13T06:00:00.000Z"],
    // It is Tuesday in Auckland while it is Monday in Rome.
    [{ rhythm: "week", day: 2, hour: 9 }, "Pacific/Auckland", "2026-11-30T12:00:00Z", "2026-11-30T20:00:00.000Z"],
    [{ rhythm: "month", day: 1, hour: 0 }, ROME, "2026-12-31T22:59:59Z", "2026-12-31T23:00:00.000Z"],
    [{ rhythm: "month", day: 28, hour: 23 }, "UTC", "2027-02-28T23:00:00Z", "2027-03-28T23:00:00.000Z"],
    // The hour that the clock skips, and the day after it.
    [{ rhythm: "week", day: 7, hour: 2 }, ROME, "2026-03-28T12:00:00Z", "2026-03-29T01:00:00.000Z"],
    [{ rhythm: "week", day: 7, hour: 8 }, ROME, "2026-03-28T12:00:00Z", "2026-03-29T06:00:00.000Z"],
    [{ rhythm: "week", day: 7, hour: 8 }, ROME, "2026-10-24T12:00:00Z", "2026-10-25T07:00:00.000Z"],
  ])("of %j in %s after %s is at %s", (rhythm, zone, after, at) => {
    expect(due(rhythm, after, zone)).toBe(at);
  });

  it("comes once in each week and month, always later, whatever the clock does", () => {
    for (const zone of [ROME, "America/St_Johns", "Pacific/Apia", "Australia/Lord_Howe"]) {
      let at = new Date("2026-01-03T00:00:00Z");
      for (let n = 0; n < 60; n++) {
        const next = nextDue({ rhythm: "week", day: 3, hour: 5 }, zone, at);
        const days = (next.getTime() - at.getTime()) / DAY_MS;
        if (n > 0) expect([zone, Math.round(days)]).toEqual([zone, 7]);
        expect(wallTime(next, zone).hour).toBe(5);
        at = next;
      }
    }
  });
});

describe("the days that a mail tells", () => {
  const at = new Date("2026-11-28T07:00:00Z");
  it("are seven that are over, the seven before, and the same dates a year before", () => {
    expect(toldDays("week", at, ROME)).toEqual({
      told: { from: "2026-11-21", to: "2026-11-27" },
      before: { from: "2026-11-14", to: "2026-11-20" },
      year: { from: "2025-11-21", to: "2025-11-27" },
    });
  });

  it("are the month that is over, whatever day the mail is sent on", () => {
    const february = { from: "2027-02-01", to: "2027-02-28" };
    for (const day of ["2027-03-01", "2027-03-28", "2027-03-31"]) {
      expect(toldDays("month", new Date(`${day}T12:00:00Z`), ROME)).toEqual({
        told: february,
        before: { from: "2027-01-01", to: "2027-01-31" },
        year: { from: "2026-02-01", to: "2026-02-28" },
      });
    }
  });

  it("never hold a part of today", () => {
    for (let hour = 0; hour < 48; hour++) {
      const moment = new Date(at.getTime() + hour * 3_600_000);
      const { told } = toldDays("week", moment, ROME);
      expect(told.to < dayText(moment, ROME)).toBe(true);
      expect(dayText(startOf(wallTime(moment, ROME), ROME, -1), ROME)).toBe(told.to);
    }
  });
});
