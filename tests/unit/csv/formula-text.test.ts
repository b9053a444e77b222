import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { neutralText, plainText } from "@/lib/csv/formula-text";

describe("a text in an exported CSV file", () => {
  it("is not a formula, and is unchanged when read back", () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom("'", "=", "+", "-", "@", " ", "\t", "a", "5") }),
    );
    fc.assert(
      fc.property(text, (original) => {
        const written = neutralText(original);
        expect(plainText(written)).toBe(original);
        expect(/^\s*[=+\-@]/.test(written) && Number.isNaN(Number(written))).toBe(false);
      }),
    );
  });
});
