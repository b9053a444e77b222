import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DietToggle, isWayOfEating, replayDiets, toDietList, whyNot } from "@/lib/dietary/diet-choice";
import { areConflicting, DIET_KEYS, type DietKey, findConflict, isFreeFrom, MAX_DIETS } from "@/lib/dietary/diets";

const on = (key: DietKey): DietToggle => ({ key, on: true });
const off = (key: DietKey): DietToggle => ({ key, on: false });

describe("replayDiets", () => {
  const cases: [string, DietKey[], DietToggle[], DietKey[]][] = [
    ["adds in the order of the taps", [], [on("keto"), on("low_fodmap")], ["keto", "low_fodmap"]],
    ["removes a diet", ["keto", "paleo"], [off("keto")], ["paleo"]],
    ["refuses a fourth diet", ["keto", "paleo", "atkins"], [on("low_fodmap")], ["keto", "paleo", "atkins"]],
    ["refuses what a chosen way of eating blocks", ["vegan"], [on("vegetarian")], ["vegan"]],
    ["counts no allergy among the three", ["nut_free", "egg_free", "soy_free"], [on("keto")], ["keto"]],
    ["is not blocked by an allergy", ["egg_free"], [on("vegan")], ["vegan"]],
    ["ignores a repeated tap", ["keto"], [on("keto"), on("keto")], ["keto"]],
    ["keeps what another tab saved meanwhile", ["paleo"], [on("keto")], ["paleo", "keto"]],
  ];
  it.each(cases)("%s", (_, saved, toggles, expected) => {
    expect(replayDiets(saved, toggles)).toEqual(expected);
  });
});

describe("whyNot", () => {
  it("names what is in the way, and what to do about it", () => {
    expect(whyNot(["vegan"], "vegetarian")).toBe("Vegetarian and Vegan exclude each other. Untick Vegan first.");
    expect(whyNot(["keto", "paleo", "atkins"], "low_fodmap")).toBe(
      "3 ways of eating are chosen already. Untick one of them first.",
    );
  });

  it("is empty for an option that can be chosen or is chosen", () => {
    expect(whyNot(["keto"], "paleo")).toBeNull();
    expect(whyNot(["keto"], "keto")).toBeNull();
  });
});

describe("the list to send", () => {
  it("keeps free-from keys that have a place beside the diets, and omits the others", () => {
    expect(toDietList(["nut_free", "egg_free", "soy_free"], ["vegan"])).toEqual(["vegan", "nut_free", "soy_free"]);
    expect(toDietList(["nut_free"], ["vegan", "keto", "atkins"])).toEqual(["vegan", "keto", "atkins"]);
  });

  it("is accepted by the server, whatever was saved and tapped", () => {
    const keys = fc.uniqueArray(fc.constantFrom(...DIET_KEYS), { maxLength: 3 }).filter((list) => !findConflict(list));
    const taps = fc.array(fc.record({ key: fc.constantFrom(...DIET_KEYS.filter(isWayOfEating)), on: fc.boolean() }));
    fc.assert(
      fc.property(keys, taps, (saved, toggles) => {
        const ways = replayDiets(saved, toggles);
        const list = toDietList(saved, ways);
        expect(list.length).toBeLessThanOrEqual(MAX_DIETS);
        expect(findConflict(list)).toBeNull();
        expect(list.filter(isWayOfEating)).toEqual(ways);
        // A free-from key leaves the list only if the list is full or a way of eating conflicts with it.
        const dropped = saved.filter((key) => isFreeFrom(key) && !list.includes(key));
        for (const key of dropped)
          expect(list.length === MAX_DIETS || ways.some((way) => areConflicting(way, key))).toBe(true);
      }),
    );
  });
});
