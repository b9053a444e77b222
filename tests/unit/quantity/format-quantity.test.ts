import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountText } from "@/lib/quantity/amount-text";
import { formatQuantity, inDecimalsOf, numberText } from "@/lib/quantity/format-quantity";
import { compare, divide, type Fraction, fraction, multiply, toNumber } from "@/lib/quantity/fraction";
import { parseQuantity } from "@/lib/quantity/parse-quantity";

const half = (text: string): Fraction => divide(parseQuantity(text) ?? fraction(0), fraction(2));

describe("an amount as text", () => {
  it.each([
    ["1/8", "1/16"],
    ["1/3", "1/6"],
    ["2/3", "1/3"],
    ["1 1/3", "2/3"],
    ["3", "1 1/2"],
    ["3/4", "3/8"],
    ["1/16", "1/32"],
    ["1/25", "1/50"],
    ["0", "0"],
  ])("half of %s is %s", (text, expected) => expect(formatQuantity(half(text))).toBe(expected));

  it.each([
    ["1/8", "tsp", "1/16 tsp"],
    ["1/3", "cup", "2 tbsp 2 tsp"],
    ["1/4", "tbsp", "3/8 tsp"],
    ["1/8", "tbsp", "3/16 tsp"],
    ["2/3", "cup", "1/3 cup"],
    ["3", "g", "1.5 g"],
    ["1", "ml", "0.5 ml"],
  ])("half of %s %s is %s", (text, unit, expected) => expect(amountText({ value: half(text), unit })).toBe(expected));

  it("is within 15 % of the exact amount, however small, and is never nothing", () => {
    const any = fc.tuple(fc.integer({ min: 1, max: 4000 }), fc.integer({ min: 1, max: 999 }));
    fc.assert(
      fc.property(any, ([top, bottom]) => {
        const exact = fraction(top, bottom);
        const shown = parseQuantity(formatQuantity(exact));
        expect(shown && compare(shown, fraction(0))).toBe(1);
        expect(Math.abs(toNumber(shown as Fraction) / toNumber(exact) - 1)).toBeLessThan(0.15);
      }),
      { numRuns: 2000 },
    );
  });

  it("keeps every part that cooks measure", () => {
    const part = fc.constantFrom(fraction(1, 2), fraction(1, 3), fraction(1, 4), fraction(1, 8));
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), part, (count, one) => {
        const exact = multiply(fraction(count), one);
        expect(parseQuantity(formatQuantity(exact))).toEqual(exact);
      }),
    );
  });

  it("takes the decimal sign of the language, in metric units", () => {
    expect(numberText(fraction(3, 2), "kg")).toBe("1.5");
    expect(numberText(fraction(3, 2), "cup")).toBe("1 1/2");
    expect(inDecimalsOf("de", "1.25 l")).toBe("1,25 l");
    expect(inDecimalsOf("en", "1.25 l")).toBe("1.25 l");
  });
});
