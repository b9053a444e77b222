import { describe, expect, it } from "vitest";
import { memorySettings } from "@/server/db/embedded/memory";

const GB = 1024 ** 3;
const sharedOf = (available: number) =>
  Number(/^shared_buffers=(\d+)MB$/.exec(memorySettings(available)[0] ?? "")?.[1]);

describe("the embedded database's memory", () => {
  it("is a sixth of the machine's, at least PostgreSQL's default and at most four gigabytes", () => {
    expect([0.5, 1, 4, 16, 64].map((size) => sharedOf(size * GB))).toEqual([128, 170, 682, 2730, 4096]);
  });

  it("never plans with a smaller cache than its own buffers", () => {
    for (const size of [0.25, 1, 8, 256]) {
      const cache = Number(/=(\d+)MB$/.exec(memorySettings(size * GB)[1] ?? "")?.[1]);
      expect(cache).toBeGreaterThanOrEqual(sharedOf(size * GB));
    }
  });
});
