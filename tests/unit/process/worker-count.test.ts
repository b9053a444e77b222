import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { countWorkers, thisMachine } from "@/scripts/process/worker-count";
import { threadsFor } from "@/server/work/threads";

const GB = 1024 ** 3;

describe("how many processes answer requests", () => {
  it.each([
    ["as many as the setting says", 3, true, { cores: 1, bytes: GB }, 3],
    ["one per core", undefined, false, { cores: 16, bytes: 64 * GB }, 16],
    ["at most four with the embedded database", undefined, true, { cores: 16, bytes: 64 * GB }, 4],
    ["no more than memory allows, counting one for large requests", undefined, false, { cores: 16, bytes: 4 * GB }, 4],
    ["one if memory suffices for only two", undefined, true, { cores: 2, bytes: 2 * GB }, 1],
    ["one even if memory suffices for none", undefined, true, { cores: 2, bytes: GB / 2 }, 1],
  ])("%s", (_, asked, isEmbedded, machine, expected) => {
    expect(countWorkers(asked, isEmbedded, machine)).toBe(expected);
  });

  it("reads this machine's cores and memory", () => {
    const { cores, bytes } = thisMachine();
    expect(cores).toBeGreaterThan(0);
    expect(bytes).toBeGreaterThan(GB / 8);
  });
});

it("all processes together have fewer threads than cores, but at least one each", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 128 }), fc.integer({ min: 1, max: 64 }), (cores, processes) => {
      const each = threadsFor(cores, processes);
      expect(each).toBeGreaterThanOrEqual(1);
      if (each > 1) expect(each * processes).toBeLessThan(cores);
    }),
  );
});
