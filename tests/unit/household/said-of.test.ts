import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DIET_KEYS } from "@/lib/dietary/diets";
import { MORE_WAY_KEYS } from "@/lib/dietary/more-ways";
import { judge, PREFERENCE_TYPES, type Setting } from "@/server/dietary/engine/judge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { saidOf } from "@/server/recipes/table/said-of";

const SETTINGS: readonly Setting[] = [
  ...DIET_KEYS.map((key): Setting => ({ type: "diet", key })),
  ...["celiac_disease", "lactose_intolerance", "high_blood_pressure", "ibs", "kidney_disease"].map(
    (key): Setting => ({ type: "health", key }),
  ),
  ...PREFERENCE_TYPES.flatMap((preference) =>
    ["egg", "gluten-grain", "glorbium"].map((key): Setting => ({ type: "ingredient", key, preference })),
  ),
  ...MORE_WAY_KEYS.map((key): Setting => ({ type: "ingredient", key, preference: "avoid" })),
];

const FOODS = [
  "2 eggs",
  "white bread",
  "bacon",
  "sea salt",
  "1 zorblax",
  "parmesan",
  "beer",
  "butter",
  "honey",
  "rice",
];

describe("what the engine says about somebody else", () => {
  it("never speaks to the reader, whatever the setting and the food", () => {
    const knowledge = loadKnowledge();
    fc.assert(
      fc.property(fc.constantFrom(...SETTINGS), fc.constantFrom(...FOODS), (setting, name) => {
        const [verdict] = judge([{ id: "", name }], [setting], knowledge, { provenance: "recipe", kind: "ingredient" });
        for (const { rule } of verdict?.reasons ?? []) expect(saidOf("Leo", rule)).not.toMatch(/\byou(r)?\b/i);
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ["Eggs contain egg; you are allergic to egg.", "Eggs contain egg; Leo is allergic to egg."],
    ["Nobody knows; you do not tolerate milk.", "Nobody knows; Leo does not tolerate milk."],
    ["More than 0.6 g a meal; your card says asthma.", "More than 0.6 g a meal; the card of Leo says asthma."],
    ["You love basil.", "Leo loves basil."],
  ])("%s", (engine, told) => {
    expect(saidOf("Leo", engine)).toBe(told);
  });

  it("leaves the words of a recipe as they are", () => {
    expect(saidOf("Leo", "“Pick-me-up for you” does not fit; you avoid gluten.")).toBe(
      "“Pick-me-up for you” does not fit; Leo avoids gluten.",
    );
  });

  it("puts a name with characters of its own into the sentence as it is", () => {
    expect(saidOf("$& Bob", "It names “egg”; you are allergic to egg.")).toBe(
      "It names “egg”; $& Bob is allergic to egg.",
    );
  });
});
