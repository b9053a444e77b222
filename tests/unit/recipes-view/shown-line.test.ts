import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toKitchenChoices, USUAL_KITCHEN } from "@/components/recipes/kitchen-choices";
import type { Scale } from "@/components/recipes/scale";
import { shownLine } from "@/components/recipes/shown-line";
import { toNumber } from "@/lib/quantity/fraction";
import { UNIT_SYSTEMS, type UnitSystem } from "@/lib/quantity/kitchen-units";
import { parseQuantity } from "@/lib/quantity/parse-quantity";
import { findUnit, UNITS } from "@/lib/quantity/units";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { lineNumbers } from "@/server/recipes/line-numbers";

const knowledge = loadKnowledge();

type Written = { name: string; quantity: string | null; unit: string | null; note?: string | null; grams?: number };

/** The line as the server sends it and the page shows it. */
function shownAmount({ grams, note = null, ...written }: Written, scale: Scale, units: UnitSystem, locale = "en") {
  const line = { ...written, note, ...(grams === undefined ? {} : { grams }) };
  const numbers = lineNumbers(line, grams ?? null, knowledge);
  const showing = { scale, units, locale, about: (amount: string) => `about ${amount}` };
  const { amount: text, ...rest } = shownLine({ ...line, numbers }, showing);
  return { text, ...rest };
}

const line = (quantity: string | null, unit: string | null, name = "flour", grams?: number): Written => ({
  name,
  quantity,
  unit,
  ...(grams === undefined ? {} : { grams }),
});
const shown = (system: UnitSystem, quantity: string | null, unit: string | null, scale = "1") =>
  shownAmount(line(quantity, unit), scale, system).text;

/** Amount, name and note in one text, as a person reads them. */
const words = (written: Written, scale: Scale, locale = "en"): string => {
  const { text, name, note } = shownAmount(written, scale, "written", locale);
  return [text, name, note && `(${note})`].filter(Boolean).join(" ");
};

describe("a line at another scale", () => {
  it.each<[string | null, string | null, string, Scale, string]>([
    ["1.000", "g", "Mehl", "2", "2 kg Mehl"],
    ["1.500", "ml", "Wasser", "2", "3 l Wasser"],
    ["1/8", "tsp", "cayenne", "1/2", "1/16 tsp cayenne"],
    ["1/3", "cup", "sugar", "1/2", "2 tbsp 2 tsp sugar"],
    ["2-3", "cloves", "garlic", "2", "4-6 cloves garlic"],
    ["200 - 250", "g", "rice", "2", "400 - 500 g rice"],
    ["1", "can", "beans", "2", "2 cans beans"],
    ["2", "cups", "milk", "1/2", "1 cup milk"],
    ["2", "Tbsp", "oil", "2", "4 Tbsp oil"],
    ["1½", null, "lemons", "2", "3 lemons"],
    ["35", "tbsp", "cocoa", "1", "35 tbsp cocoa"],
  ])("%s %s %s at %sx is %s", (quantity, unit, name, scale, expected) =>
    expect(words(line(quantity, unit, name), scale)).toBe(expected),
  );

  it.each<[string, Scale, string]>([
    ["1 onion", "2", "2 onions"],
    ["2 potatoes, peeled", "1/2", "1 potato, peeled"],
    ["1 Zwiebel", "2", "2 Zwiebel"],
    ["Juice of ½ lemon", "2", "Juice of 1 lemon"],
    ["two large onions", "1/2", "1 large onion"],
    ["Mehl: 200 g", "2", "Mehl: 400 g"],
    ["a cup of milk", "2", "2 cups of milk"],
    ["half a cup of milk", "2", "1 cup of milk"],
    ["Salt, to taste", "2", "Salt, to taste"],
    ["a few sprigs of thyme", "2", "a few sprigs of thyme"],
  ])("an amount in the name is scaled too: %s at %sx is %s", (name, scale, expected) =>
    expect(words(line(null, null, name), scale)).toBe(expected),
  );

  it.each<[string, string | null, string, string]>([
    ["what is added", "1/2", "cup|plus 2 tbsp butter", "1 cup plus 4 tbsp butter"],
    ["another food beside it", "1", "|egg plus 2 egg whites", "2 eggs plus 4 egg whites"],
    ["the same amount in other measures", "100", "g|/3½oz butter", "200 g /7oz butter"],
    ["what a note adds", "8", "|basil leaves, plus 2 to serve", "16 basil leaves, plus 4 to serve"],
    ["the weight of one onion", "1", "|onion (150 g)", "2 onions (300 g)"],
  ])("%s grows with it", (_what, quantity, rest, expected) => {
    const [unit = "", name = ""] = (rest as string).split("|");
    expect(words({ ...line(quantity, unit || null, name) }, "2")).toBe(expected);
  });

  it("a weight of all pieces together grows, and the weight of each stays", () => {
    expect(words({ ...line("3", null, "eggs", 150), note: "about 150 g" }, "2")).toBe("6 eggs (about 300 g)");
    expect(words(line("2", null, "chicken breasts (about 300 g)", 600), "2")).toBe("4 chicken breasts (about 300 g)");
  });

  it.each<[string | null, string | null, string, string]>([
    ["1", null, "(400 g) tin tomatoes", "2 (400 g) tin tomatoes"],
    ["2", null, "x 400 g tins tomatoes", "4 x 400 g tins tomatoes"],
    ["400", "g", "tin of tomatoes", "2 × 400 g tin of tomatoes"],
    ["1", null, "9-inch pie crust", "2 9-inch pie crusts"],
    ["6", null, "6-ounce salmon fillets", "12 6-ounce salmon fillets"],
    ["200", "g", "chocolate (70% cocoa)", "400 g chocolate (70% cocoa)"],
    ["250", "g", "Weizenmehl 405", "500 g Weizenmehl 405"],
  ])("the size of a tin or piece, a share and a type stay: %s %s %s", (quantity, unit, name, expected) =>
    expect(words(line(quantity, unit, name), "2")).toBe(expected),
  );

  it("a line whose numbers nobody read is multiplied as a whole", () => {
    const { note = null, ...old } = line("1", "pinch(es)", "salt");
    const showing = { scale: "2", units: "written" as const, locale: "en", about: String };
    expect(shownLine({ ...old, note }, showing).amount).toBe("2 × 1 pinch(es)");
  });

  it("has the decimal sign of the language", () => {
    expect(words(line("0,75", "kg", "Mehl"), "2", "de")).toBe("1,5 kg Mehl");
    expect(words(line("0.75", "kg", "flour"), "2", "en")).toBe("1.5 kg flour");
    expect(shownAmount(line("3", "lbs"), "1", "metric", "de").text).toBe("1,36 kg");
  });

  it("is the same at 1x, however it is written", () => {
    const text = fc.option(fc.string({ maxLength: 30 }));
    fc.assert(
      fc.property(text, text, fc.string(), text, (quantity, unit, name, note) => {
        const { name: sameName, note: sameNote } = shownAmount({ quantity, unit, name, note }, "1", "written");
        expect([sameName, sameNote]).toEqual([name, note]);
      }),
      { numRuns: 300 },
    );
  });
});

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
    expect(shownAmount(line("1", "cup", "flour", 125), "1", "grams")).toMatchObject({
      text: "about 125 g",
      written: "1 cup",
    });
    expect(shownAmount(line("2", null, "eggs", 100), "3/2", "grams")).toMatchObject({
      text: "about 150 g",
      written: "3",
    });
  });

  it.each<[string, Written]>([
    ["if the weight is unknown", line("1", "cup")],
    ["if there is no amount", line(null, null, "salt", 6)],
    ["if the amount is in words", line("a few", "sprigs", "thyme", 3)],
    ["if the amount is a range, because the weight is one number", line("2-3", "cups", "flour", 300)],
    ["if the name contains another amount", line("1", "cup", "plus 2 tbsp flour", 140)],
    ["if the name begins with the size of a tin", line("2", null, "(400 g) tins of tomatoes", 800)],
    ["if the weight is zero", line("1", "cup", "water", 0)],
  ])("stay as written %s", (_why, unweighed) => {
    const written = shownAmount(unweighed, "1", "written").text;
    expect(shownAmount(unweighed, "1", "grams")).toMatchObject({ text: written, written: null });
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
