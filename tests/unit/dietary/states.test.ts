import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foodStates } from "@/server/dietary/engine/reading/states";
import { compileStateWords, STATE_BIT } from "@/server/dietary/engine/text/state-words";

const words = compileStateWords([
  { word: "smoked", state: "salted" },
  { word: "hot smoked", state: "cooked" },
  { word: "raw", state: "raw" },
  { word: "in syrup", state: "sweetened" },
]);

/** The states of these foods in the text, which names each food once. */
function statesOf(text: string, ...foods: string[]) {
  const mentions = foods.map((food) => ({ start: text.indexOf(food), end: text.indexOf(food) + food.length }));
  return foodStates(text, mentions, words);
}

describe("the states of foods in a text", () => {
  it("are empty if no word names one", () => {
    expect(statesOf("strawberries and cream", "strawberries", "cream")).toBeNull();
  });

  it("apply to every food of the clause", () => {
    const raw = { said: STATE_BIT.raw, named: 0 };
    expect(statesOf("raw tuna with mango; rice", "tuna", "mango", "rice")).toEqual([raw, raw, { said: 0, named: 0 }]);
  });

  it("apply to the food before if the clause names none", () => {
    const sweetened = { said: STATE_BIT.sweetened, named: 0 };
    expect(statesOf("rice, peaches, drained, in  syrup", "rice", "peaches")).toEqual([
      { said: 0, named: 0 },
      sweetened,
    ]);
    expect(statesOf("RAW: tuna", "tuna")).toEqual([{ said: STATE_BIT.raw, named: 0 }]);
  });

  it("include a word that is a part of the food's name", () => {
    expect(statesOf("smoked salmon", "smoked salmon")).toEqual([{ said: 0, named: STATE_BIT.salted }]);
  });

  it("come from the longest word", () => {
    expect(statesOf("hot-smoked trout", "trout")).toEqual([{ said: STATE_BIT.cooked, named: 0 }]);
    expect(statesOf("rawhide trout", "trout")).toBeNull();
  });

  it("are returned for each food without an error", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), fc.nat(60), fc.nat(60), (noise, from, to) => {
        const text = `${noise} raw ${noise}`;
        const mention = { start: Math.min(from, to), end: Math.max(from, to) };
        expect(foodStates(text, [mention], words)?.length ?? 1).toBe(1);
      }),
    );
  });
});
