import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  add,
  compare,
  divide,
  fraction,
  fractionFromDecimal,
  multiply,
  roundTo,
  subtract,
} from "@/lib/quantity/fraction";

const anyFraction = fc
  .tuple(fc.bigInt(-10_000n, 10_000n), fc.bigInt(1n, 500n))
  .map(([numerator, denominator]) => fraction(numerator, denominator));

describe("fractions", () => {
  it("are in lowest terms with a positive denominator", () => {
    expect(fraction(6, -8)).toEqual({ numerator: -3n, denominator: 4n });
    expect(fractionFromDecimal("0.125")).toEqual(fraction(1, 8));
    expect(() => fraction(1, 0)).toThrow(RangeError);
  });

  it("add three thirds to exactly one", () => {
    const third = fraction(1, 3);
    expect(add(add(third, third), third)).toEqual(fraction(1));
  });

  it("are restored by inverse operations", () => {
    fc.assert(
      fc.property(anyFraction, anyFraction, (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a);
        if (b.numerator !== 0n) expect(divide(multiply(a, b), b)).toEqual(a);
      }),
    );
  });

  it("are rounded to the nearest eighth, never further away than a sixteenth", () => {
    fc.assert(
      fc.property(anyFraction, (a) => {
        const away = subtract(roundTo(a, 8n), a);
        expect(compare(away, fraction(1, 16))).toBeLessThanOrEqual(0);
        expect(compare(away, fraction(-1, 16))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
