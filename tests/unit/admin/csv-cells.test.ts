import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { neutralText, plainText } from "@/lib/csv-field";

describe("a text in an exported file", () => {
  it("is no formula, and comes back as it was", () => {
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
