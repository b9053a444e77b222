import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isScale,
  nextServings,
  readServings,
  type Scale,
  scaleFor,
  scaleFraction,
  scaleServings,
} from "@/components/recipes/scale";
import { fraction } from "@/lib/quantity/fraction";

describe("scaleServings", () => {
  it.each<[number, Scale, number]>([
    [4, "1/2", 2],
    [3, "1/2", 1.5],
    [4, "1", 4],
    [2.5, "2", 5],
  ])("%s at %sx is %s", (servings, scale, scaled) => {
    expect(scaleServings(servings, scale)).toBe(scaled);
  });
});

describe("any number of servings", () => {
  it("scale a recipe for four to five, and show five", () => {
    const scale = scaleFor(4, fraction(5));
    expect(scale).toBe("5/4");
    expect(scaleServings(4, scale)).toBe(5);
    expect(scaleFraction(scale)).toEqual(fraction(5, 4));
  });

  it("return to the recipe as written", () => {
    expect(scaleFor(4, fraction(4))).toBe("1");
    expect(scaleFor(2.5, fraction(5, 2))).toBe("1");
  });

  it.each([
    ["6", 6],
    ["1 1/2", 1.5],
    ["2.5", 2.5],
  ])("include %j", (text, count) => {
    const read = readServings(text);
    expect(read && Number(read.numerator) / Number(read.denominator)).toBe(count);
  });

  it.each(["", "0", "many", "501", "1e9", "-2", "1/0"])("do not include %j", (text) => {
    expect(readServings(text)).toBeNull();
  });

  it("step to the next whole number, never below one", () => {
    expect([nextServings(4, 1), nextServings(4, -1), nextServings(1.5, 1), nextServings(1.5, -1)]).toEqual([
      5, 3, 2, 1,
    ]);
    expect([nextServings(1, -1), nextServings(0.5, -1), nextServings(500, 1)]).toEqual([1, 1, 500]);
  });

  it("are distinguished from other text", () => {
    expect(["1", "1/2", "5/4", "0", "1/0", "-1", "1.5", "", "12345678"].filter(isScale)).toEqual(["1", "1/2", "5/4"]);
  });

  it("scale to the wanted number, whatever the recipe serves", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 1, max: 500 }), (hundredths, wanted) => {
        const servings = hundredths / 100;
        expect(scaleServings(servings, scaleFor(servings, fraction(wanted)))).toBeCloseTo(wanted, 6);
      }),
    );
  });
});
