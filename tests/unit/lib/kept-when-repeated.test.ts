import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { keptWhenRepeated } from "@/lib/collections/bounded-memo";

describe("a cache that keeps what is asked for again", () => {
  it("makes a result for the first two askings and keeps it from then on", () => {
    const get = keptWhenRepeated<object>(2);
    const made = [0, 1, 2, 3].map(() => get("soup", () => ({})));
    expect(made[1]).not.toBe(made[0]);
    expect(made[2]).toBe(made[1]);
    expect(made[3]).toBe(made[1]);
  });

  it("keeps at most so many results, and lets go of the oldest", () => {
    const get = keptWhenRepeated<object>(2);
    const kept = (key: string) => [get(key, () => ({})), get(key, () => ({}))][1];
    const [soup, cake, pie] = [kept("soup"), kept("cake"), kept("pie")];
    expect(get("cake", () => ({}))).toBe(cake);
    expect(get("pie", () => ({}))).toBe(pie);
    expect(get("soup", () => ({}))).not.toBe(soup);
  });

  it("never gives the result of another key, however keys are asked for", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3 }), { maxLength: 200 }), (keys) => {
        const get = keptWhenRepeated<string>(5);
        for (const key of keys) expect(get(key, () => key)).toBe(key);
      }),
    );
  });
});
