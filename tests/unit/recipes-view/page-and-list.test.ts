import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shownLine } from "@/components/recipes/shown-line";
import { type Fraction, fraction, multiply, toNumber } from "@/lib/quantity/fraction";
import { findUnit } from "@/lib/quantity/units";
import { readLine } from "@/server/dietary/engine/read";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { toShoppingLines } from "@/server/grocery/shopping-line";
import { lineText, type RecipeLine } from "@/server/recipe-lines/recipe-line";
import { lineNumbers } from "@/server/recipes/line-numbers";

const knowledge = loadKnowledge();

const COUNTS = ["2", "3", "1/2", "1 1/2", "½", "¾", "1,5", "0.25", "1/3", "⅔", "4-6", "2 to 3"];
const METRIC = ["1.000", "1.500", "2,500", "1'200", "250", "12.000", "37,5", "0,5"];
const anyOf = (...values: string[]) => fc.constantFrom(...values);

/** Lines as recipes have them: in fields or whole in the name, with amounts of every kind. */
const anyLine: fc.Arbitrary<RecipeLine> = fc
  .tuple(
    fc.oneof(
      fc.tuple(anyOf(...COUNTS), anyOf("cups", "cup", "tbsp", "tsp", "lb", "cloves", "cans", "")),
      fc.tuple(anyOf(...METRIC), anyOf("g", "ml")),
      fc.tuple(anyOf("1,5", "0,750", "1.250", "2"), anyOf("kg", "l")),
    ),
    anyOf("Mehl", "flour", "red lentils", "milk", "coconut milk", "beurre doux", "tomatoes"),
    anyOf("", " plus 2 tbsp for dusting", ", plus 3 to serve", " (about 100 g)", ", finely chopped"),
    fc.boolean(),
  )
  .map(([[quantity, unit], food, more, isWhole]) => {
    const name = `${food}${more}`;
    if (!isWhole) return { quantity, unit: unit || null, name, note: null };
    return { quantity: null, unit: null, name: [quantity, unit, name].filter(Boolean).join(" "), note: null };
  });

/** What a list counts for a line: grams, millilitres or pieces, because either side may write larger units. */
const bought = (line: RecipeLine, factor: Fraction) =>
  toShoppingLines(line, knowledge).map(({ amount: { value, unit } }) => {
    const { kind = unit, size = null } = (unit === null ? null : findUnit(unit)) ?? {};
    const total = value && multiply(multiply(value, size ?? fraction(1)), factor);
    return { kind: kind === "count" ? unit : kind, total: total && toNumber(total) };
  });

/** Two thirds of a pound are written in eighths of an ounce, and 1,126 g as 1.13 kg. */
const ROUNDING = 0.02;

describe("the page of a recipe and a grocery list", () => {
  it("say the same amounts of every line at any scale, but for a cook's rounding", () => {
    fc.assert(
      fc.property(anyLine, fc.constantFrom(2, 3, 4), (line, times) => {
        const numbers = lineNumbers(line, readLine(lineText(line), knowledge).grams, knowledge);
        const showing = { scale: `${times}`, units: "written" as const, locale: "en", about: String };
        const { amount, name, note } = shownLine({ ...line, numbers }, showing);
        const asShown = { quantity: amount || null, unit: null, name, note };
        const [page, list] = [bought(asShown, fraction(1)), bought(line, fraction(times))];
        const said = `${lineText(line)} as ${lineText(asShown)}`;
        expect(
          page.map(({ kind }) => kind),
          said,
        ).toEqual(list.map(({ kind }) => kind));
        page.forEach(({ total }, i) => {
          expect(Math.abs((total ?? 0) / (list[i]?.total ?? 1) - 1), said).toBeLessThan(ROUNDING);
        });
      }),
      { numRuns: 600 },
    );
  });
});
