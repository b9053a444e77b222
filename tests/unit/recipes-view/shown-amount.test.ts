import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toKitchenChoices, USUAL_KITCHEN } from "@/components/recipes/kitchen-choices";
import { type AmountLine, shownAmount } from "@/components/recipes/shown-amount";
import { toNumber } from "@/lib/quantity/fraction";
import { UNIT_SYSTEMS, type UnitSystem } from "@/lib/quantity/kitchen-units";
import { parseQuantity } from "@/lib/quantity/parse-quantity";
import { findUnit, UNITS } from "@/lib/quantity/units";

const line = (quantity: string | null, unit: string | null, name = "flour", grams?: number): AmountLine => ({
  name,
  quantity,
  unit,
  ...(grams === undefined ? {} : { grams }),
});
const shown = (system: UnitSystem, quantity: string | null, unit: string | null, scale = "1") =>
  shownAmount(line(quantity, unit), scale, system).text;

describe("metric", () => {
  it.each([
    ["1", "cup", "235 ml"],
    ["1/2", "cups", "120 ml"],
    ["2 1/2", "cups", "590 ml"],
    ["2", "quarts", "1.89 l"],
    ["8", "fl oz", "235 ml"],
    ["1", "oz", "28 g"],
    ["1", "lb", "455 g"],
    ["3", "lbs", "1.36 kg"],
    ["1", "inch", "2.5 cm"],
    ["1/4", "inch", "6 mm"],
    ["1-2", "cups", "235-475 ml"],
    ["1 to 5", "cups", "235 ml to 1.18 l"],
  ])("%s %s is %s", (quantity, unit, text) => expect(shown("metric", quantity, unit)).toBe(text));

  it.each([
    ["2", "tbsp"],
    ["1/2", "tsp"],
    ["200", "g"],
    ["3", "cloves"],
    ["a few", "cups"],
    ["2 heaped", "cups"],
    ["1", "zorb"],
  ])("%s %s stays as it is written", (quantity, unit) =>
    expect(shown("metric", quantity, unit)).toBe(`${quantity} ${unit}`),
  );
});

describe("US", () => {
  it.each([
    ["5", "ml", "1 tsp"],
    ["1", "ml", "1/4 tsp"],
    ["15", "ml", "1 tbsp"],
    ["60", "ml", "1/4 cup"],
    ["80", "ml", "1/3 cup"],
    ["100", "ml", "1/4 cup 3 tbsp"],
    ["250", "ml", "1 cup 1 tbsp"],
    ["500", "ml", "2 cups 2 tbsp"],
    ["1", "l", "4 1/4 cups"],
    ["2", "dl", "3/4 cup 1 1/2 tbsp"],
    ["10", "g", "3/8 oz"],
    ["100", "g", "3 1/2 oz"],
    ["500", "g", "1 lb 2 oz"],
    ["454", "g", "1 lb"],
    ["1", "kg", "2 lb 3 oz"],
    ["2.5", "cm", "1 inch"],
  ])("%s %s is %s", (quantity, unit, text) => expect(shown("us", quantity, unit)).toBe(text));

  it.each([
    ["1", "cup"],
    ["4", "oz"],
    ["2", "pints"],
    ["1", "g"],
    ["500", "mg"],
  ])("%s %s stays as it is written", (quantity, unit) =>
    expect(shown("us", quantity, unit)).toBe(`${quantity} ${unit}`),
  );
});

describe("grams", () => {
  it("are those of the weighed food, at the scale", () => {
    expect(shown("grams", "1", "lb")).toBe("455 g");
    expect(shown("grams", "1", "lb", "2")).toBe("905 g");
    expect(shownAmount(line("1", "cup", "flour", 125), "1", "grams")).toEqual({
      text: "about 125 g",
      written: "1 cup",
    });
    expect(shownAmount(line("2", null, "eggs", 100), "3/2", "grams")).toEqual({ text: "about 150 g", written: "3" });
  });

  it.each<[string, AmountLine]>([
    ["if the weight is unknown", line("1", "cup")],
    ["if there is no amount", line(null, null, "salt", 6)],
    ["if the amount is in words", line("a few", "sprigs", "thyme", 3)],
    ["if the amount is a range, because the weight is one number", line("2-3", "cups", "flour", 300)],
    ["if the name contains another amount", line("1", "cup", "plus 2 tbsp flour", 140)],
    ["if the name begins with the size of a tin", line("2", null, "(400 g) tins of tomatoes", 800)],
    ["if the weight is zero", line("1", "cup", "water", 0)],
  ])("stay as written %s", (_why, unweighed) => {
    const written = shownAmount(unweighed, "1", "written").text;
    expect(shownAmount(unweighed, "1", "grams")).toEqual({ text: written, written: null });
  });
});

const MEASURES = UNITS.filter(({ kind, key }) => (kind === "mass" || kind === "volume") && key !== "mg");
const anyMeasure = fc.constantFrom(...MEASURES.map(({ key }) => key));
const anyCount = fc
  .tuple(fc.integer({ min: 1, max: 4000 }), fc.constantFrom(1, 2, 3, 4, 8))
  .map(([top, bottom]) => (bottom === 1 ? `${top}` : `${top}/${bottom}`));

/** The sum of all parts of an amount, in grams or millilitres. */
function baseOf(text: string): number {
  const parts = [...text.matchAll(/([\d./ ]+?) (fl oz|[a-z]+)(?= |$)/g)];
  return parts.reduce((sum, [, quantity = "", unit = ""]) => {
    const [value, found] = [parseQuantity(quantity), findUnit(unit)];
    if (!value || !found?.size) throw new Error(`Cannot read ${text}`);
    return sum + toNumber(value) * toNumber(found.size);
  }, 0);
}

/** Half of the smallest step: an eighth of a teaspoon; an eighth of an ounce or a tenth of a gram. */
const SMALLEST: Readonly<Record<string, number>> = { ml: 0.62, g: 1.8 };

describe("an amount in other units", () => {
  it("is the same amount, but for a cook's rounding", () => {
    fc.assert(
      fc.property(anyCount, anyMeasure, fc.constantFrom<UnitSystem>("metric", "us"), (quantity, unit, system) => {
        const kind = findUnit(unit)?.kind === "mass" ? "g" : "ml";
        const was = baseOf(`${quantity} ${unit}`);
        const is = baseOf(shown(system, quantity, unit));
        expect(Math.abs(is - was)).toBeLessThanOrEqual(Math.max(SMALLEST[kind] ?? 0, was * 0.065));
        expect(is).toBeGreaterThan(0);
      }),
      { numRuns: 2000 },
    );
  });

  it("is restored when converted back, but for two roundings", () => {
    fc.assert(
      fc.property(anyCount, fc.constantFrom("g", "ml", "oz", "cup"), (quantity, unit) => {
        const isMetric = unit === "g" || unit === "ml";
        const kind = findUnit(unit)?.kind === "mass" ? "g" : "ml";
        const converted = shown(isMetric ? "us" : "metric", quantity, unit);
        const [, count = "", measure = ""] = /^([\d./ ]+?) ([a-z]+)$/.exec(converted) ?? [];
        fc.pre(count !== "");
        const back = baseOf(shown(isMetric ? "metric" : "us", count, measure));
        const was = baseOf(`${quantity} ${unit}`);
        expect(Math.abs(back - was)).toBeLessThanOrEqual(Math.max(2 * (SMALLEST[kind] ?? 0), was * 0.13));
      }),
      { numRuns: 2000 },
    );
  });

  it("is never a weight that is not known", () => {
    const anyLine = fc.record({
      name: fc.string(),
      quantity: fc.option(fc.oneof(anyCount, fc.string())),
      unit: fc.option(
        fc.oneof(fc.constantFrom(...UNITS.filter(({ kind }) => kind !== "mass").map(({ key }) => key)), fc.string()),
      ),
    });
    fc.assert(
      fc.property(anyLine, (unweighed) => {
        fc.pre(findUnit(unweighed.unit ?? "")?.kind !== "mass");
        expect(shownAmount(unweighed, "1", "grams")).toEqual(shownAmount(unweighed, "1", "written"));
      }),
    );
  });
});

describe("the units that a device stores", () => {
  it.each([null, 3, "grams", [], {}, { units: "stone" }, { units: 4, printsPictures: "yes" }])(
    "are the default for an invalid choice: %j",
    (value) => expect(toKitchenChoices(value)).toEqual(USUAL_KITCHEN),
  );
  it.each(UNIT_SYSTEMS)("are read back: %s", (units) =>
    expect(toKitchenChoices({ units, printsPictures: true })).toEqual({ units, printsPictures: true }),
  );
});
