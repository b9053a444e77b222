import { describe, expect, it } from "vitest";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { analyseLine } from "@/server/recipe-lines/analyse-line";
import { combineLines } from "@/server/recipes/analysis/combine-lines";

const knowledge = loadKnowledge();
const analysed = (name: string, group: string | null = null) =>
  analyseLine({ name, quantity: null, unit: null, note: null, group }, knowledge);

describe("food that is not eaten completely", () => {
  it.each([
    ["1 quart vegetable oil, for deep frying", null, "frying fat", 0.1],
    ["oil for deep frying, 1 quart", null, "frying fat", 0.1],
    ["4 cups peanut oil for frying", null, "frying fat", 0.1],
    ["1/2 cup salt", "For the brine", "brine", 0.1],
    ["brine: 1/2 cup salt", null, "brine", 0.1],
    ["2 cups buttermilk, for soaking", null, "soaking liquid", 0.2],
    ["1/3 cup soy sauce", "Marinade", "marinade", 0.5],
  ] as const)("'%s' under the heading %s is %s, of which the share %s is eaten", (line, group, of, share) => {
    expect(analysed(line, group).eaten).toEqual({ of, share });
  });

  it.each([
    ["2 tbsp oil for frying", null],
    ["2 tbsp olive oil", null],
    ["oil for frying", null],
    ["1 kg chicken thighs", "For the brine"],
    ["400 g tofu", "Marinade"],
    ["1 cup olives in brine", null],
    ["2 cups buttermilk", null],
  ])("'%s' under %s is eaten completely", (line, group) => {
    expect(analysed(line, group).eaten).toBeNull();
  });

  it("counts by its share in the nutrition, with a note, and completely for diets and grams", () => {
    const oil = analysed("1 quart peanut oil, for deep frying");
    const recipe = combineLines([oil, analysed("1 kg potatoes")], 4);
    expect(oil.grams).toBeGreaterThan(800);
    expect(recipe.perServing.calories).toBeLessThan(500);
    expect(recipe.inPart).toEqual([{ of: "frying fat", share: 0.1 }]);
    const milk = analysed("2 cups buttermilk, for soaking");
    expect(combineLines([milk], 4).dietaryInfo.vegan).toBe(false);
  });
});
