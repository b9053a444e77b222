import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildFilter, isInFilter, isStolenPassword } from "@/server/auth/stolen-passwords";

describe("the list of stolen passwords that ships", () => {
  it.each(["iloveyou2", "Sunshine123", "LIVERPOOLFC", "qazwsxedcrfv"])("contains %s, in any case", (password) => {
    expect(isStolenPassword(password)).toBe(true);
  });

  it("contains hardly any password that is not in it", () => {
    // The filter's size implies one false positive in 100,000; these passwords are fixed and cause none.
    const made = Array.from({ length: 2000 }, (_, i) => `Lantern-${i * 7919}-orchard`);
    expect(made.filter(isStolenPassword)).toEqual([]);
  });

  it("contains everything from which it was built", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1, unit: "grapheme" }), { minLength: 1, maxLength: 40 }), (texts) => {
        const filter = buildFilter(texts);
        return texts.every((text) => isInFilter(filter, text));
      }),
    );
  });
});
