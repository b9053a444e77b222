import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compare, divide, type Fraction, fraction, multiply, ONE } from "@/lib/quantity/fraction";
import { matchQuantity, parseQuantity } from "@/lib/quantity/parse-quantity";
import { findUnit, UNITS, type Unit } from "@/lib/quantity/units";
import { parseLine } from "@/server/dietary/engine/lines/parse-line";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { measuredText } from "@/server/substitutes/measured-text";
import { applyRatio, type Measured, parseRatio, ratioWords } from "@/server/substitutes/ratio";
import { readSubstitutions } from "@/server/substitutes/read-substitutes";

const unit = (key: string): Unit => findUnit(key) as Unit;
const measured = (text: string, key: string | null): Measured => ({
  value: parseQuantity(text) as Fraction,
  unit: key === null ? null : unit(key),
});
const amountTexts = (amounts: Measured[] | null) =>
  amounts?.map((each) => Object.values(measuredText(each, null)).join(" "));

describe("the amount of a substitute", () => {
  it.each([
    ["volume 3/4", "1", "cup", ["3/4 cup"]],
    ["volume 3/4", "250", "ml", ["187.5 ml"]],
    ["weight 4/5", "200", "g", ["160 g"]],
    ["volume 15/16 + 1/16", "1", "cup", ["15 tbsp", "1 tbsp"]],
    ["1 = 1 tbsp + 3 tbsp", "2", null, ["2 tbsp", "3/8 cup"]],
    ["1 clove = 1/8 tsp", "4", "clove", ["1/2 tsp"]],
    ["1 stick = 1/2 cup", "2", "stick", ["1 cup"]],
    ["1 tbsp = 1/2 tsp + 1 tbsp", "1", "cup", ["2 2/3 tbsp", "1 cup"]],
    ["1 cup = 240 g", "1/2", "cup", ["120 g"]],
  ])("by the ratio '%s', for %s %s, is %j", (ratio, amount, key, expected) => {
    expect(amountTexts(applyRatio(parseRatio(ratio), measured(amount, key)))).toEqual(expected);
  });

  it.each([
    ["volume 3/4", "200", "g"],
    ["weight 1", "1", "cup"],
    ["weight 1", "2", null],
    ["volume 1", "1", "clove"],
    ["1 = 1/4 cup", "100", "g"],
    ["1 clove = 1/8 tsp", "2", null],
    ["1 cup = 240 g", "100", "g"],
  ])("of %s is unknown for %s %s, because nobody stated the density", (ratio, amount, key) => {
    expect(applyRatio(parseRatio(ratio), measured(amount, key))).toBeNull();
  });

  it.each(["", "volume", "volume 0", "weight -1", "1 cup", "1 = 2 = 3", "1 bogus = 1 cup", "mass 1"])(
    "%j is refused",
    (text) => {
      expect(() => parseRatio(text)).toThrow();
    },
  );

  it.each([
    ["volume 1", "the same volume"],
    ["weight 4/5", "4/5 of the weight"],
    ["volume 5/4", "1 1/4 of the volume"],
    ["1 = 1 tbsp + 3 tbsp", "1 tbsp + 3 tbsp for each"],
    ["1 clove = 1/8 tsp", "1/8 tsp for 1 clove"],
  ])("%s is written %s", (ratio, words) => {
    expect(ratioWords(parseRatio(ratio))).toBe(words);
  });
});

const amounts = fc.record({
  value: fc.tuple(fc.integer({ min: 1, max: 4000 }), fc.integer({ min: 1, max: 48 })).map(([n, d]) => fraction(n, d)),
  unit: fc.constantFrom(null, ...UNITS.filter(({ kind }) => kind !== "length")),
});
const ratios = fc.constantFrom(...readSubstitutions().flatMap((each) => each.ratios));

describe("every ratio of the reference", () => {
  it("grows with the amount exactly, and is restored by a factor and its inverse", () => {
    fc.assert(
      fc.property(ratios, amounts, fc.integer({ min: 1, max: 99 }), (ratio, amount, factor) => {
        const scaled = (by: Fraction, each: Measured): Measured => ({ ...each, value: multiply(each.value, by) });
        const once = applyRatio(ratio, amount);
        const more = applyRatio(ratio, scaled(fraction(factor), amount));
        expect(more).toEqual(once?.map((each) => scaled(fraction(factor), each)) ?? null);
        expect(more?.map((each) => scaled(fraction(1, factor), each)) ?? null).toEqual(once);
      }),
      { numRuns: 3000 },
    );
  });

  it("is undone by its inverse", () => {
    fc.assert(
      fc.property(ratios, amounts, (ratio, amount) => {
        if (ratio.by === "pair") return;
        for (const share of ratio.shares) {
          const [there] = applyRatio({ by: ratio.by, shares: [share] }, amount) ?? [];
          const [back] = (there && applyRatio({ by: ratio.by, shares: [divide(ONE, share)] }, there)) ?? [];
          if (there) expect(back).toEqual(amount);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it("gives an amount that is read back exactly, metric ones to a hundredth of their size", () => {
    const knowledge = loadKnowledge();
    fc.assert(
      fc.property(ratios, amounts, (ratio, amount) => {
        for (const part of applyRatio(ratio, amount) ?? []) {
          const written = measuredText(part, null);
          const line = parseLine([written.quantity, written.unit, "water"].filter(Boolean).join(" "), knowledge);
          const read = line.quantity as Fraction;
          const size = (each: Measured) => multiply(each.value, each.unit?.size ?? ONE);
          const now = size({ value: read, unit: line.unit });
          if (/^(g|kg|mg|ml|cl|dl|l)$/.test(part.unit?.key ?? "")) {
            const share = divide(now, size(part));
            if (compare(part.value, ONE) >= 0) {
              expect(compare(share, fraction(99, 100)) >= 0 && compare(share, fraction(101, 100)) <= 0).toBe(true);
            }
          } else expect(now).toEqual(size(part));
        }
      }),
      { numRuns: 2000 },
    );
  });
});

describe("a fraction", () => {
  it.each([
    ["15/16", fraction(15, 16)],
    ["10/12", fraction(5, 6)],
    ["11/2", fraction(3, 2)],
    ["35/3", fraction(35, 3)],
    ["12/2", fraction(6)],
    ["1 1/2", fraction(3, 2)],
    ["1/12", fraction(1, 12)],
    ["21/4", fraction(9, 4)],
  ])("%s: two digits over a larger number are not a mixed number that lost its space", (text, value) => {
    expect(matchQuantity(text, 0)?.value).toEqual(value);
  });
});
