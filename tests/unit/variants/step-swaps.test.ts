import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foodWords, saysAny } from "@/lib/recipes/step-foods";
import { nameSwaps } from "@/lib/variants/step-swaps";

type Pair = readonly [from: string | null, to: string | null];

/** Base lines and their replacements in the version; null: the line is removed. */
const rowsOf = (pairs: readonly Pair[]) =>
  pairs.map(([from, to], index) => ({
    kind:
      from === null
        ? ("added" as const)
        : to === null
          ? ("removed" as const)
          : from === to
            ? ("same" as const)
            : ("changed" as const),
    base: from === null ? null : { id: `b${index}`, name: from },
    variant: to === null ? null : { id: `v${index}`, name: to },
  }));

const named = (text: string, ...pairs: Pair[]) =>
  nameSwaps([{ id: "s", text }], rowsOf(pairs)).get("s") ?? { text, notes: [] };

const PEANUT: Pair = ["peanut butter, smooth", "sunflower seed butter"];
const CARROT: Pair = ["carrot", "carrot"];

describe("a step of a variant", () => {
  it("names the replacement of a food that it certainly means", () => {
    expect(named("Whisk the peanut butter with lime. Peanut butter, then salt.", PEANUT, CARROT)).toEqual({
      text: "Whisk the sunflower seed butter with lime. Sunflower seed butter, then salt.",
      notes: [{ kind: "swapped", from: "peanut butter", to: "sunflower seed butter" }],
    });
  });

  it.each([
    ["a food named by half of its name", "Stir in the peanut mix.", [PEANUT]],
    ["one certain and one uncertain mention of a food", "Whisk the peanut butter. Scatter peanuts over it.", [PEANUT]],
    ["a mention that may be another food", "Toast the butter beans.", [["butter", "olive oil"]]],
    [
      "a food whose name is part of another line's name",
      "Add the butter.",
      [
        ["butter", "olive oil"],
        ["peanut butter", "peanut butter"],
      ],
    ],
    [
      "a food on two lines",
      "Add the onion.",
      [
        ["onion", "leek"],
        ["onion", "onion"],
      ],
    ],
    [
      "a food that several lines replace",
      "Beat the egg.",
      [
        ["egg", "ground flax"],
        [null, "water"],
      ],
    ],
    ["a line that begins with its amount", "Add the 2 tbsp butter.", [["2 tbsp butter", "2 tbsp oil"]]],
  ] as const)("keeps its words and is marked for %s", (_, text, pairs) => {
    const step = named(text, ...(pairs as readonly Pair[]));
    expect(step.notes[0]?.kind).toBe("still");
  });

  it("reports an omitted food, and changes no word", () => {
    expect(named("Scatter the walnuts.", ["walnuts", null], CARROT)).toEqual({
      text: "Scatter the walnuts.",
      notes: [{ kind: "still", from: "walnuts", to: null }],
    });
  });

  it("is unchanged if it names nothing that was swapped", () => {
    expect(named("Boil the carrots.", PEANUT, CARROT)).toEqual({ text: "Boil the carrots.", notes: [] });
  });

  it("does not replace a food that it has just inserted", () => {
    const step = named("Melt the butter and the lard.", ["butter", "lard"], ["lard", "butter"]);
    expect(step.text).toMatch(/^Melt the (butter and the lard|lard and the butter)\.$/);
  });

  it("never names a swapped food without a mark", () => {
    const foods = ["peanut butter", "butter", "walnuts", "milk", "oat milk", "egg", "soy sauce", "onion"];
    const others = ["sunflower seed butter", "olive oil", "pumpkin seeds", "rice drink", "coconut aminos", null];
    const pair = fc.record({ from: fc.constantFrom(...foods), to: fc.constantFrom(...others), isKept: fc.boolean() });
    const word = fc.constantFrom(
      "the",
      "and",
      "Add",
      "with",
      "beans",
      "some",
      ".",
      ",",
      ...foods,
      ...foods.map((food) => `${food}s`),
    );
    fc.assert(
      fc.property(
        fc.array(pair, { minLength: 1, maxLength: 4 }),
        fc.array(word, { minLength: 1, maxLength: 10 }),
        (swaps, words) => {
          const pairs = swaps.map(({ from, to, isKept }): Pair => [from, isKept ? from : to]);
          const expectedWords = pairs.flatMap(([, to]) => (to === null ? [] : foodWords(to)));
          const step = named(words.join(" "), ...pairs);
          for (const [from, to] of pairs) {
            if (from === null || from === to) continue;
            const replacedWords = foodWords(from).filter((each) => !expectedWords.includes(each));
            const isMarked = step.notes.some(({ kind }) => kind === "still");
            if (saysAny(step.text, replacedWords)) expect(isMarked, step.text).toBe(true);
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
