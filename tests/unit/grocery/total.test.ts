import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountText } from "@/lib/quantity/amount-text";
import { add, compare, divide, type Fraction, fraction, multiply, toNumber, ZERO } from "@/lib/quantity/fraction";
import { parseQuantity } from "@/lib/quantity/parse-quantity";
import { type Amount, dimensionOf, totalOf } from "@/lib/quantity/total";
import { convert, findUnit, type Unit } from "@/lib/quantity/units";

const amount = (value: Fraction | null, unit: string | null = null): Amount => ({ value, unit });
const unitOf = (key: string): Unit => findUnit(key) as Unit;

const quantity = fc
  .tuple(fc.integer({ min: 1, max: 5000 }), fc.constantFrom(1, 2, 3, 4, 8, 16, 100))
  .map(([top, bottom]) => fraction(top, bottom));
const volume = fc.constantFrom("tsp", "tbsp", "cup", "ml", "l", "fl oz", "pint");
const mass = fc.constantFrom("g", "kg", "oz", "lb");
const amountsOf = (units: fc.Arbitrary<string>) =>
  fc.array(fc.record({ value: quantity, unit: units }), { minLength: 1, maxLength: 12 });

describe("dimensions", () => {
  it.each([
    ["1 cup", amount(fraction(1), "cup"), amount(fraction(240), "ml")],
    ["1 lb", amount(fraction(1), "lb"), amount(fraction(5), "Grams")],
    ["2 cloves", amount(fraction(2), "cloves"), amount(fraction(1), "clove")],
    ["a dozen", amount(fraction(1), "dozen"), amount(fraction(2))],
    ["some", amount(null), amount(null, "pinch")],
  ])("let %s be added to its own kind", (_, a, b) => {
    expect(dimensionOf(a)).toBe(dimensionOf(b));
  });

  it.each([
    ["a cup and grams", amount(fraction(1), "cup"), amount(fraction(100), "g")],
    ["cloves and heads", amount(fraction(2), "cloves"), amount(fraction(2), "heads")],
    ["cloves and pieces", amount(fraction(2), "cloves"), amount(fraction(2))],
    ["pieces and some", amount(fraction(2)), amount(null)],
  ])("keep %s separate, because nobody stated how to convert them", (_, a, b) => {
    expect(dimensionOf(a)).not.toBe(dimensionOf(b));
  });
});

describe("totals", () => {
  it("add a cup and 240 ml in millilitres, exactly", () => {
    const cup = convert(fraction(1), unitOf("cup"), unitOf("ml")) as Fraction;
    expect(totalOf([amount(fraction(1), "cup"), amount(fraction(240), "ml")])).toEqual({
      value: add(cup, fraction(240)),
      unit: "ml",
    });
  });

  it("keep the unit that all share, and use the largest of customary units", () => {
    const third = amount(fraction(1, 3), "cup");
    expect(totalOf([third, third])).toEqual({ value: fraction(2, 3), unit: "cup" });
    const mixed = [amount(fraction(8), "tbsp"), amount(fraction(1), "cup")];
    expect(totalOf(mixed)).toEqual({ value: fraction(3, 2), unit: "cup" });
  });

  it("count a dozen as twelve", () => {
    expect(totalOf([amount(fraction(1), "dozen"), amount(fraction(3))])).toEqual({ value: fraction(15), unit: null });
  });

  it("are empty if no amount is given", () => {
    expect(totalOf([amount(null), amount(null, "pinch")])).toBeNull();
    expect(totalOf([])).toBeNull();
  });

  it("do not depend on the order", () => {
    const shuffles = fc
      .oneof(amountsOf(volume), amountsOf(mass))
      .chain((amounts) =>
        fc.tuple(
          fc.constant(amounts),
          fc.shuffledSubarray(amounts, { minLength: amounts.length, maxLength: amounts.length }),
        ),
      );
    fc.assert(
      fc.property(shuffles, ([amounts, shuffled]) => {
        expect(totalOf(shuffled)).toEqual(totalOf(amounts));
      }),
    );
  });

  it("equal the sum in exact arithmetic, whatever the units", () => {
    fc.assert(
      fc.property(fc.oneof(amountsOf(volume), amountsOf(mass)), (amounts) => {
        const base = unitOf(dimensionOf(amounts[0] as Amount) === "mass" ? "g" : "ml");
        const inBase = (each: Amount) => convert(each.value as Fraction, unitOf(each.unit as string), base) as Fraction;
        const expected = amounts.reduce((sum, each) => add(sum, inBase(each)), ZERO);
        expect(compare(inBase(totalOf(amounts) as Amount), expected)).toBe(0);
      }),
      { numRuns: 2000 },
    );
  });

  it("return to the start when scaled by a factor and its inverse", () => {
    fc.assert(
      fc.property(amountsOf(volume), quantity, (amounts, factor) => {
        const scaled = (list: readonly Amount[], by: Fraction) =>
          list.map((each) => ({ ...each, value: each.value && multiply(each.value, by) }));
        const back = scaled(scaled(amounts, factor), divide(fraction(1), factor));
        expect(totalOf(back)).toEqual(totalOf(amounts));
      }),
    );
  });
});

describe("amounts as text", () => {
  it.each([
    [amount(fraction(3, 2), "cup"), "1 1/2 cups"],
    [amount(fraction(1), "cup"), "1 cup"],
    [amount(fraction(1, 3), "cup"), "1/3 cup"],
    [amount(fraction(5, 3), "cup"), "1 2/3 cups"],
    [amount(fraction(7, 6), "cup"), "1 cup 2 tbsp 2 tsp"],
    [amount(fraction(35), "tbsp"), "2 cups 3 tbsp"],
    [amount(fraction(16), "tbsp"), "1 cup"],
    [amount(fraction(7), "tbsp"), "7 tbsp"],
    [amount(fraction(5), "tsp"), "1 tbsp 2 tsp"],
    [amount(fraction(49), "tsp"), "1 cup 1 tsp"],
    [amount(fraction(5, 2), "tsp"), "2 1/2 tsp"],
    [amount(fraction(2999, 1000), "tbsp"), "3 tbsp"],
    [amount(fraction(20), "oz"), "1 lb 4 oz"],
    [amount(fraction(5, 4), "lb"), "1 1/4 lb"],
    [amount(fraction(17, 16), "lb"), "1 lb 1 oz"],
    [amount(fraction(2), "clove"), "2 cloves"],
    [amount(fraction(1, 2), "clove"), "1/2 clove"],
    [amount(fraction(2), "leaf"), "2 leaves"],
    [amount(fraction(2), "xyz"), "2 xyz"],
    [amount(fraction(1250), "g"), "1.25 kg"],
    [amount(fraction(4765882, 10000), "ml"), "476.6 ml"],
    [amount(fraction(3)), "3"],
    [amount(fraction(1, 1000), "g"), "0.01 g"],
    [amount(fraction(1, 1000), "cup"), "1/16 tsp"],
    [amount(null, "pinch"), ""],
  ])("%s is written as '%s'", (value, text) => {
    expect(amountText(value)).toBe(text);
  });

  it("express the same measure in other steps: they differ by at most an eighth of a teaspoon or an ounce", () => {
    fc.assert(
      fc.property(quantity, fc.constantFrom("tsp", "tbsp", "cup", "oz", "lb"), (value, unit) => {
        const words = amountText({ value, unit });
        const parts = [...words.matchAll(/(\d+ \d+\/\d+|\d+\/\d+|\d+) ([a-z]+)/g)];
        const base = unitOf(dimensionOf({ value, unit }) === "mass" ? "oz" : "tsp");
        const inBase = (count: Fraction, key: string) => convert(count, unitOf(key), base) as Fraction;
        const said = parts.reduce(
          (sum, [, count = "", key = ""]) => add(sum, inBase(parseQuantity(count) as Fraction, key)),
          ZERO,
        );
        const off = Math.abs(toNumber(said) - toNumber(inBase(value, unit)));
        const step = toNumber(inBase(fraction(1, 8), parts.length === 1 ? (parts[0]?.[2] ?? "") : base.key));
        expect(parts.length).toBeGreaterThan(0);
        expect(off).toBeLessThanOrEqual(step + 1e-9);
      }),
      { numRuns: 3000 },
    );
  });
});
