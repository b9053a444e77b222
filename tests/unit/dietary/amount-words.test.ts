import fc from "fast-check";
import { expect, it } from "vitest";
import { amountInWords } from "@/lib/dietary/amount-words";

it.each([
  [0, "g", "0 g"],
  [0.00348, "g", "3.48 mg"],
  [0.0000021, "g", "2.1 µg"],
  [0.00000001, "g", "less than 0.1 µg"],
  [0.35, "g", "0.35 g"],
  [12.345, "g", "12.3 g"],
  [0.02, "mg", "20 µg"],
  [0.02, "kcal", "less than 0.1 kcal"],
  [1234.5, "kcal", "1,230 kcal"],
])("%s %s is written %s", (amount, unit, words) => {
  expect(amountInWords(amount, unit)).toBe(words);
});

it("an amount is never written with two zeros after the point, and never as zero unless it is", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1e-12, max: 1e5, noNaN: true }),
      fc.constantFrom("g", "mg", "µg", "kcal"),
      (amount, unit) => {
        const words = amountInWords(amount, unit);
        expect(words).not.toMatch(/0\.00/);
        expect(words).not.toMatch(/^0 /);
      },
    ),
  );
});
