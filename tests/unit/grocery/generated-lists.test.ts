import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { add, compare, divide, type Fraction, fraction, multiply, ONE, ZERO } from "@/lib/quantity/fraction";
import { lineTotal, NO_AMOUNT } from "@/lib/quantity/line-total";
import { type Amount, dimensionOf } from "@/lib/quantity/total";
import { convert, findUnit } from "@/lib/quantity/units";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { type ShoppingLine, toShoppingLines } from "@/server/grocery/shopping-line";

const knowledge = loadKnowledge();
const NAMES = ["milk", "plain flour", "eggs", "garlic", "tomatoes", "chickpeas", "butter", "ginger", "salt", "lemons"];
const COUNTS = ["1", "2", "3", "1/3", "2/3", "1/2", "1 1/2", "¾", "0.25", "2-3", "12", "1,000", "7/8", "2.125"];
const UNITS =
  "tsp,tbsp,cups,ml,l,g,kg,oz,lb,fl oz,pint,cloves,cans,tins,can (400 g),x 400 g tins,pinches,cm,dozen,".split(",");
const MORE = ["", "", "", " plus 1 tbsp", " plus 20 g", " / 7 oz", " (100 g)"];
const ENDS = ["", ", chopped", ", to taste", ", plus 1 for garnish"];

const lineText = fc
  .tuple(
    fc.constantFrom(...COUNTS, ""),
    fc.constantFrom(...UNITS),
    fc.constantFrom(...MORE),
    fc.constantFrom(...NAMES),
    fc.constantFrom(...ENDS),
  )
  .map(([count, unit, more, name, end]) => `${count} ${unit}${count === "" ? "" : more} ${name}${end}`.trim());
const factor = fc
  .tuple(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }))
  .map(([a, b]) => fraction(a, b));
const recipe = fc.record({ lines: fc.array(lineText, { minLength: 1, maxLength: 8 }), factor });
const recipes = fc.array(recipe, { minLength: 1, maxLength: 5 });
type Recipe = { lines: string[]; factor: Fraction };

const read = new Map<string, ShoppingLine[]>();
function shoppingLines(name: string): ShoppingLine[] {
  const known = read.get(name) ?? toShoppingLines({ name, quantity: null, unit: null, note: null }, knowledge);
  read.set(name, known);
  return known;
}

const scaled = ({ value, unit }: Amount, by: Fraction): Amount => ({ value: value && multiply(value, by), unit });

/** The shares of every line after the recipes are added one after the other. */
function sharesOf(chosen: readonly Recipe[]): Map<string, Amount[]> {
  const shares = new Map<string, Amount[]>();
  for (const { lines, factor: by } of chosen) {
    for (const { mergeKey, amount } of lines.flatMap(shoppingLines)) {
      shares.set(mergeKey, [...(shares.get(mergeKey) ?? []), scaled(amount, by)]);
    }
  }
  return shares;
}

const listOf = (chosen: readonly Recipe[]) =>
  Object.fromEntries(
    [...sharesOf(chosen)].map(([key, shares]) => [key, lineTotal({ isManual: false, own: NO_AMOUNT, shares })]),
  );

/** Converts to grams, millilitres, millimetres or pieces, independently of the tested code. */
function inBase({ value, unit }: Amount): Fraction {
  const known = unit === null ? null : findUnit(unit);
  const base = known && { mass: "g", volume: "ml", length: "mm", count: "" }[known.kind];
  const to = base ? findUnit(base) : null;
  return (known && to && value && convert(value, known, to)) || (value ?? ZERO);
}

describe("thousands of generated lists", () => {
  it("add up what the recipes' lines say, in exact arithmetic, and never add two kinds of unit", {
    timeout: 120_000,
  }, () => {
    fc.assert(
      fc.property(recipes, (chosen) => {
        const list = listOf(chosen);
        const wrong = [...sharesOf(chosen)].filter(([key, shares]) => {
          const sum = shares.map(inBase).reduce(add, ZERO);
          const kinds = new Set(shares.map((each) => `${key.slice(0, key.lastIndexOf("|"))}|${dimensionOf(each)}`));
          return compare(inBase(list[key] as Amount), sum) !== 0 || kinds.size !== 1 || !kinds.has(key);
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 3000 },
    );
  });

  it("do not depend on the order of recipes or of their lines", { timeout: 120_000 }, () => {
    const shuffled = recipes.chain((chosen) =>
      fc.tuple(
        fc.constant(chosen),
        fc.shuffledSubarray(chosen, { minLength: chosen.length, maxLength: chosen.length }),
        fc.boolean(),
      ),
    );
    fc.assert(
      fc.property(shuffled, ([chosen, other, turns]) => {
        const turned = other.map((each) => (turns ? { ...each, lines: [...each.lines].reverse() } : each));
        expect(listOf(turned)).toEqual(listOf(chosen));
      }),
      { numRuns: 2000 },
    );
  });

  it("are as if a recipe had never been added once it is removed", { timeout: 120_000 }, () => {
    const parted = fc.tuple(recipes, recipes, fc.nat());
    fc.assert(
      fc.property(parted, ([staying, leaving, at]) => {
        const place = at % (staying.length + 1);
        const marked = [...staying.slice(0, place), ...leaving, ...staying.slice(place)];
        const leavingIds = new Set(leaving);
        expect(listOf(marked.filter((each) => !leavingIds.has(each)))).toEqual(listOf(staying));
        // Also when removed shares are subtracted from the totals: a third stays a third.
        const [all, less] = [listOf(marked), listOf(leaving)];
        const wrong = Object.entries(listOf(staying)).filter(([key, stays]) => {
          const rest = add(inBase(all[key] as Amount), multiply(fraction(-1), inBase(less[key] ?? NO_AMOUNT)));
          return compare(rest, inBase(stays)) !== 0;
        });
        expect(wrong).toEqual([]);
      }),
      { numRuns: 1500 },
    );
  });

  it("return to the start when scaled by a factor and its inverse, however often", { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(recipes, fc.array(factor, { minLength: 1, maxLength: 5 }), (chosen, factors) => {
        const inverses = [...factors].reverse().map((each) => divide(ONE, each));
        const rescaled = [...factors, ...inverses].reduce(
          (all, by) => all.map((each) => ({ ...each, factor: multiply(each.factor, by) })),
          chosen as readonly Recipe[],
        );
        expect(listOf(rescaled)).toEqual(listOf(chosen));
      }),
      { numRuns: 1500 },
    );
  });

  it("make a cup of three thirds, and a cup of its spoons", () => {
    const total = (lines: string[]) => Object.values(listOf([{ lines, factor: ONE }]));
    expect(total(["1/3 cup milk", "⅓ cup milk", "1/3 cup milk"])).toEqual([{ value: ONE, unit: "cup" }]);
    expect(total(Array<string>(48).fill("1 tsp milk"))).toEqual([{ value: fraction(48), unit: "tsp" }]);
    expect(total([...Array<string>(24).fill("1 tsp milk"), ...Array<string>(8).fill("1 tbsp milk")])).toEqual([
      { value: fraction(16), unit: "tbsp" },
    ]);
  });
});
