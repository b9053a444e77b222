import { describe, expect, it } from "vitest";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { judgeLines, NO_FACTS } from "@/server/recipes/judge-recipe";
import { concernOnly, linesOf, servedDish } from "@/tests/support/served-dish";

const knowledge = loadKnowledge();

/** For somebody with high blood pressure. Written from what is known of the foods, before the engine was asked. */
function stateOf(servings: number, lines: readonly string[]): string {
  const dish = { servings, lines };
  const facts = { ...NO_FACTS, serving: servedDish(dish, knowledge) };
  const { fit, findings } = judgeLines(concernOnly("high_blood_pressure"), linesOf(dish), undefined, facts);
  return findings.length > 0 ? "too much" : fit.state;
}

describe("a dish with a food that is salted, brined, smoked, pickled or fermented", () => {
  it.each([
    [4, "500 g white cabbage; 15 g salt"],
    [4, "400 g sauerkraut, drained; 2 potatoes"],
    [2, "300 g kimchi; 300 g rice"],
    [2, "200 g smoked trout; 200 g potatoes"],
    [2, "4 kippers; 1 lemon"],
    [4, "200 g smoked tofu; 300 g rice"],
    [4, "10 pickled onions; 200 g rice"],
    [4, "2 tbsp pickled ginger; 300 g rice"],
    [4, "100 g preserved mustard greens; 300 g rice"],
    [4, "2 tbsp preserved black beans; 400 g cauliflower"],
    [4, "3 tbsp gochujang; 400 g tofu"],
    [4, "1 tbsp yuzu kosho; 400 g chicken breast"],
    [4, "4 salted duck eggs; 300 g rice"],
    [4, "150 g dried shrimp; 200 g rice"],
    [2, "80 g prosciutto; 200 g figs"],
    [4, "1 jar dill pickles, sliced; 4 potatoes"],
    [4, "4 tbsp brine from the olives; 500 g chicken thighs"],
    [4, "1 l pickle juice"],
    [4, "4 tbsp miso; 1 l water"],
    [2, "100 g capers in salt; 500 g tomatoes"],
    [2, "200 g Salzgurken; 500 g Kartoffeln"],
    [2, "200 g Matjesfilet; 300 g Kartoffeln"],
    [2, "200 g de lardons fumés; 400 g de pommes de terre"],
    [4, "150 g de bacalao salado; 400 g de patatas"],
    [4, "100 g di bottarga; 400 g di spaghetti"],
    [4, "200 g gravad lax; 400 g potatis"],
  ])("is no fit for %i servings: %s", (servings, lines) => {
    expect(stateOf(servings, lines.split("; "))).toMatch(/^(too much|unknown)$/);
  });

  it.each([
    [2, "100 g natto; 300 g rice"],
    [4, "500 g tempeh; 1 tbsp oil"],
    [4, "500 ml kefir; 400 g strawberries"],
    [4, "500 g plain yogurt; 1 cucumber; 1 clove garlic"],
    [4, "1 tsp smoked paprika; 300 g dried chickpeas; 1 tbsp oil"],
    [6, "200 g salted peanuts"],
    [4, "1 tbsp apple cider vinegar; 400 g beetroot"],
    [4, "1 tsp vanilla extract; 500 ml milk"],
    [4, "150 g sourdough bread; 2 tomatoes"],
    [4, "1 tbsp Worcestershire sauce; 400 g minced beef"],
    [4, "400 g frozen peas; 1 tbsp butter"],
    [4, "100 g feta in brine; 1 cucumber"],
  ])("is a fit if it is known to hold little: %i servings: %s", (servings, lines) => {
    expect(stateOf(servings, lines.split("; "))).toBe("match");
  });
});
