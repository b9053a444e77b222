import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  isScale,
  nextServings,
  readServings,
  SCALES,
  type Scale,
  scaleFor,
  scaleQuantity,
  scaleServings,
} from "@/components/recipes/scale-quantity";
import { fraction } from "@/lib/quantity/fraction";

describe("scaleQuantity", () => {
  it.each<[string, Scale, string]>([
    ["2", "1/2", "1"],
    ["3", "1/2", "1 1/2"],
    ["400", "1/2", "200"],
    ["1", "2", "2"],
    ["0.75", "2", "1 1/2"],
    ["1.5", "2", "3"],
    ["1,5", "2", "3"],
    ["2.25", "1/2", "1 1/8"],
    ["1/2", "1/2", "1/4"],
    ["3/4", "1/2", "3/8"],
    ["1/4", "2", "1/2"],
    ["1 1/2", "1/2", "3/4"],
    ["2 1/4", "2", "4 1/2"],
    ["½", "2", "1"],
    ["1½", "1/2", "3/4"],
    ["1,000", "2", "2000"],
  ])("reads a whole number, decimal, fraction or mixed number: %s at %sx is %s", (text, scale, scaled) => {
    expect(scaleQuantity(text, scale)).toBe(scaled);
  });

  it.each<[string, Scale, string]>([
    ["1/3", "2", "5/8"],
    ["1/3", "1/2", "1/8"],
    ["0.1", "2", "1/4"],
    ["5/8", "1/2", "3/8"],
  ])("rounds to the nearest eighth: %s at %sx is %s", (text, scale, scaled) => {
    expect(scaleQuantity(text, scale)).toBe(scaled);
  });

  it("never rounds something down to nothing", () => {
    expect(scaleQuantity("1/16", "1/2")).toBe("1/8");
    expect(scaleQuantity("0", "2")).toBe("0");
  });

  it.each<[string, Scale, string]>([
    ["2-3", "2", "4-6"],
    ["2 – 3", "1/2", "1 – 1 1/2"],
    ["1 to 2", "2", "2 to 4"],
    ["1/2 or 1", "2", "1 or 2"],
  ])("scales both ends of a range: %s at %sx is %s", (text, scale, scaled) => {
    expect(scaleQuantity(text, scale)).toBe(scaled);
  });

  it.each<[string, Scale, string]>([
    ["400g", "2", "800g"],
    ["2 (400 g each)", "2", "4 (400 g each)"],
    ["2 x 400", "2", "4 x 400"],
    ["3 top shoots", "2", "6 top shoots"],
    [" 1 heaped", "2", " 2 heaped"],
  ])("keeps what follows the number: %j at %sx is %j", (text, scale, scaled) => {
    expect(scaleQuantity(text, scale)).toBe(scaled);
  });

  it.each(["", "a pinch", "to taste", "some 2", "about 3", "1/0", "-"])(
    "leaves a text without a leading quantity unchanged: %j",
    (text) => {
      for (const scale of SCALES) expect(scaleQuantity(text, scale)).toBe(text);
    },
  );

  it("never changes the text at 1x, however it is written", () => {
    fc.assert(fc.property(fc.string(), (text) => scaleQuantity(text, "1") === text));
  });

  it("returns only fractions with denominator 2, 4 or 8, whatever is scaled", () => {
    const quantity = fc.tuple(fc.nat(500), fc.nat(20), fc.integer({ min: 1, max: 20 }));
    fc.assert(
      fc.property(quantity, fc.constantFrom<Scale>("1/2", "2"), ([whole, top, bottom], scale) => {
        expect(scaleQuantity(`${whole} ${top}/${bottom}`, scale)).toMatch(/^(\d+|(\d+ )?\d\/[248])$/);
      }),
    );
  });

  it("doubling and halving undo each other if nothing is rounded", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), (quarters) => {
        const text = scaleQuantity(`${quarters / 4}`, "2");
        expect(scaleQuantity(scaleQuantity(text, "1/2"), "2")).toBe(text);
      }),
    );
  });
});

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
    expect(scaleQuantity("200", scale)).toBe("250");
    expect(scaleQuantity("1/2", scale)).toBe("5/8");
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
