import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { notAhead } from "@/lib/grocery/not-ahead";
import type { GroceryChange } from "@/lib/schemas/grocery";

const NOW = Date.UTC(2026, 0, 1, 12);
const at = (milliseconds: number) => new Date(NOW + milliseconds).toISOString();
const tick = (milliseconds: number, is_checked = true): GroceryChange => ({
  type: "check",
  item_id: "a",
  is_checked,
  at: at(milliseconds),
});
const timeOf = (change: GroceryChange) =>
  Date.parse((change.type === "clear" ? change.ticked_at : change.at) as string);
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe("changes of a device whose clock is ahead", () => {
  it("keep their order, moved to just before now: an untick after a tick stays an untick", () => {
    const changes = [tick(DAY), tick(DAY + 5000, false), { type: "clear", item_id: "b", ticked_at: at(DAY) } as const];
    expect(notAhead(changes, NOW).map(timeOf)).toEqual([NOW - 1, NOW, NOW - 1]);
  });

  it("keep their time if it is in the past", () => {
    expect(notAhead([tick(-DAY), tick(0), tick(HOUR)], NOW).map(timeOf)).toEqual([NOW - DAY, NOW, NOW]);
  });

  it("are never later than now, and keep their order within a batch", () => {
    const times = fc.array(fc.integer({ min: -10_000, max: 10_000 }), { maxLength: 30 });
    fc.assert(
      fc.property(times, (moments) => {
        const moved = notAhead(
          moments.map((moment) => tick(moment)),
          NOW,
        ).map(timeOf);
        const pairs = moments.flatMap((one, i) => moments.map((other, j) => [one, other, moved[i], moved[j]] as const));
        expect(
          moved.every(
            (time, index) => time <= NOW && ((moments[index] ?? 0) > 0 || time === NOW + (moments[index] ?? 0)),
          ),
        ).toBe(true);
        expect(
          pairs.every(
            ([one, other, a = 0, b = 0]) => one <= 0 || other <= 0 || Math.sign(one - other) === Math.sign(a - b),
          ),
        ).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
