import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatQuantity } from "@/lib/quantity/format-quantity";
import { fraction, fractionFromDecimal, toNumber } from "@/lib/quantity/fraction";
import { matchQuantity, parseQuantity } from "@/lib/quantity/parse-quantity";
import { convert, findUnit, type Unit } from "@/lib/quantity/units";

const unit = (text: string): Unit => findUnit(text) as Unit;

describe("units", () => {
  it.each([
    ["T", "tbsp"],
    ["t", "tsp"],
    ["Tablespoons", "tbsp"],
    ["lbs.", "lb"],
    ["millilitres", "ml"],
    ["fl. oz", "fl oz"],
    ["cloves", "clove"],
  ])("are recognised: %s is %s", (text, key) => {
    expect(findUnit(text)?.key).toBe(key);
  });

  it("are not found in other words", () => {
    expect(findUnit("onion")).toBeNull();
  });

  it("convert exactly within a kind and not across kinds", () => {
    expect(convert(fraction(1), unit("cup"), unit("tbsp"))).toEqual(fraction(16));
    expect(convert(fraction(1), unit("lb"), unit("oz"))).toEqual(fraction(16));
    expect(convert(fraction(1), unit("kg"), unit("g"))).toEqual(fraction(1000));
    expect(convert(fraction(1), unit("cup"), unit("g"))).toBeNull();
    expect(convert(fraction(1), unit("clove"), unit("g"))).toBeNull();
    expect(toNumber(convert(fraction(1), unit("cup"), unit("ml")) ?? fraction(0))).toBeCloseTo(236.588, 3);
  });
});

describe("quantities as text", () => {
  it.each([
    ["1 1/2", fraction(3, 2)],
    ["1½", fraction(3, 2)],
    ["1-1/2", fraction(3, 2)],
    ["0.75", fraction(3, 4)],
    ["1,000", fraction(1000)],
    ["⅓", fraction(1, 3)],
  ])("are read: %s", (text, value) => {
    expect(parseQuantity(text)).toEqual(value);
  });

  it.each<[string, string | null, number]>([
    ["1.000", "g", 1000],
    ["1.500", "ml", 1500],
    ["12.500", "Gramm", 12_500],
    ["2,500", "grammes", 2500],
    ["1.500", "kg", 1.5],
    ["1,500", "kg", 1.5],
    ["1,250", "l", 1.25],
    ["0,500", "g", 0.5],
    ["0,250", null, 0.25],
    ["1.250", null, 1.25],
    ["1,250", null, 1250],
    ["2.000", "cups", 2],
    ["1.250.000", "g", 1_250_000],
    ["1'000", "g", 1000],
    ["1\u202f500", "g", 1500],
  ])("hold thousands or decimals, as their unit tells: %s %s is %d", (text, unit, value) => {
    const read = parseQuantity(text, unit);
    expect(read && toNumber(read)).toBe(value);
    const written = matchQuantity(`${text} ${unit ?? ""} of it`, 0);
    expect(written && toNumber(written.value)).toBe(value);
  });

  it.each([
    ["2.5/100 g", fraction(5, 2), 3],
    ["2.125  / 7 oz", fraction(17, 8), 5],
    ["2.5 1/2", fraction(3), 7],
    ["100/2 g", fraction(50), 5],
  ])("are read at the start of '%s'", (text, value, end) => {
    expect(matchQuantity(text, 0)).toEqual({ value, end });
  });

  it("are parsed from any digits and signs without an error", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789 ./⁄,-–½&and"), maxLength: 20 }), (text) => {
        const match = matchQuantity(text, 0);
        expect(match === null || (match.end > 0 && match.end <= text.length)).toBe(true);
      }),
      { numRuns: 5000 },
    );
  });

  it.each(["", "some", "1/0", "2 onions"])("are not found in '%s'", (text) => {
    expect(parseQuantity(text)).toBeNull();
  });

  it("are never rounded down to nothing", () => {
    expect(formatQuantity(fractionFromDecimal("0.01"))).toBe("1/100");
    expect(formatQuantity(fraction(0))).toBe("0");
  });
});
