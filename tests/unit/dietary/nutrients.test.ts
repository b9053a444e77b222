import { describe, expect, it } from "vitest";
import { toNumber } from "@/lib/quantity/fraction";
import { conceptOf } from "@/server/dietary/engine/foods/concept-of";
import { gramsOf } from "@/server/dietary/engine/lines/grams";
import { parseLine } from "@/server/dietary/engine/lines/parse-line";
import type { Concept } from "@/server/dietary/engine/model/knowledge";
import type { Nutrient } from "@/server/dietary/engine/model/nutrition";
import { foodNutrients, USDA_CITATION } from "@/server/dietary/engine/nutrition/food-nutrients";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

/** Per 100 g, in the product's units, converted by hand from the printed table, which uses mg and µg. */
const HAND_CHECKED: readonly [food: string, nutrient: Nutrient, value: number, unit: "g" | "mg" | "µg" | "kcal"][] = [
  ["salt", "sodium", 38.758, "g"],
  ["soy sauce", "sodium", 5.493, "g"],
  ["butter", "sodium", 0.643, "g"],
  ["unsalted butter", "sodium", 0.011, "g"],
  ["baking soda", "sodium", 27.36, "g"],
  ["parmesan", "sodium", 1.376, "g"],
  ["banana", "potassium", 0.358, "g"],
  ["potato", "potassium", 0.425, "g"],
  ["avocado", "potassium", 0.485, "g"],
  ["spinach", "potassium", 0.558, "g"],
  ["chicken breast", "protein", 22.5, "g"],
  ["egg", "protein", 12.56, "g"],
  ["lentil", "protein", 24.63, "g"],
  ["tofu", "protein", 17.27, "g"],
  ["salmon", "protein", 20.42, "g"],
  ["olive oil", "calories", 884, "kcal"],
  ["sugar", "calories", 387, "kcal"],
  ["almond", "calories", 579, "kcal"],
  ["rice", "calories", 365, "kcal"],
  ["honey", "sugar", 82.12, "g"],
  ["apple", "sugar", 10.39, "g"],
  ["milk", "sugar", 5.05, "g"],
  ["dark chocolate", "sugar", 23.99, "g"],
  ["egg", "cholesterol", 0.372, "g"],
  ["butter", "cholesterol", 0.215, "g"],
  ["shrimp", "cholesterol", 0.161, "g"],
  ["coconut oil", "saturated_fat", 82.475, "g"],
  ["heavy cream", "saturated_fat", 23.032, "g"],
  ["chia seed", "fiber", 34.4, "g"],
  ["oat", "fiber", 9.4, "g"],
  ["raspberry", "fiber", 6.5, "g"],
  ["flour", "fiber", 2.7, "g"],
  ["spinach", "iron", 2.71, "mg"],
  ["red lentil", "iron", 7.39, "mg"],
  ["cocoa powder", "iron", 13.86, "mg"],
  ["ground beef", "iron", 1.94, "mg"],
  ["milk", "calcium", 113, "mg"],
  ["cheddar", "calcium", 710, "mg"],
  ["tofu", "calcium", 683, "mg"],
  ["kale", "calcium", 150, "mg"],
  ["almond", "magnesium", 270, "mg"],
  ["pumpkin seed", "magnesium", 592, "mg"],
  ["parmesan", "phosphorus", 694, "mg"],
  ["flaxseed", "omega3", 22.813, "g"],
  ["walnut", "omega3", 9.08, "g"],
  ["salmon", "omega3", 2.507, "g"],
  ["spinach", "folate", 194, "µg"],
  ["asparagus", "folate", 52, "µg"],
  ["egg", "vitamin_d", 2, "µg"],
  ["milk", "vitamin_d", 1.3, "µg"],
  ["quinoa", "carbohydrates", 64.16, "g"],
  ["pasta", "carbohydrates", 74.67, "g"],
  ["milk", "lactose", 5.05, "g"],
  ["salt cod", "sodium", 7.027, "g"],
  ["smoked salmon", "sodium", 2, "g"],
  ["anchovies in oil", "sodium", 3.668, "g"],
  ["prosciutto", "sodium", 2.695, "g"],
  ["corned beef", "sodium", 0.897, "g"],
  ["caviar", "sodium", 1.5, "g"],
  ["frankfurter", "sodium", 1.09, "g"],
  ["salami", "sodium", 1.756, "g"],
  ["pickled herring", "sodium", 0.87, "g"],
  ["salted peanuts", "sodium", 0.32, "g"],
  ["sauerkraut", "sodium", 0.661, "g"],
  ["canned chickpeas", "sodium", 0.278, "g"],
  ["prune", "potassium", 0.732, "g"],
  ["dried apricot", "potassium", 1.162, "g"],
  ["tomato juice", "potassium", 0.217, "g"],
  ["skimmed milk powder", "potassium", 1.794, "g"],
  ["mussel", "protein", 11.9, "g"],
  ["emmental", "protein", 26.96, "g"],
  ["turkey breast", "protein", 21.89, "g"],
  ["bagel", "calories", 264, "kcal"],
  ["croissant", "calories", 406, "kcal"],
  ["cheesecake", "calories", 321, "kcal"],
  ["puff pastry", "calories", 551, "kcal"],
  ["dried cranberries", "sugar", 72.56, "g"],
  ["cola", "sugar", 9.94, "g"],
  ["condensed milk", "sugar", 54.4, "g"],
  ["nutella", "sugar", 54.05, "g"],
  ["marshmallow", "sugar", 57.56, "g"],
  ["squid", "cholesterol", 0.233, "g"],
  ["chicken liver", "cholesterol", 0.345, "g"],
  ["egg yolk", "cholesterol", 1.085, "g"],
  ["lard", "saturated_fat", 39.2, "g"],
  ["palm oil", "saturated_fat", 49.3, "g"],
  ["ghee", "saturated_fat", 61.924, "g"],
  ["black beans", "fiber", 15.5, "g"],
  ["rye flour", "fiber", 11.8, "g"],
  ["dried fig", "fiber", 9.8, "g"],
  ["beef liver", "iron", 4.9, "mg"],
  ["clams", "iron", 1.62, "mg"],
  ["sesame seeds", "calcium", 975, "mg"],
  ["canned sardines", "calcium", 382, "mg"],
  ["hemp seeds", "magnesium", 700, "mg"],
  ["sunflower seeds", "phosphorus", 660, "mg"],
  ["mackerel", "omega3", 2.67, "g"],
  ["chia seed", "omega3", 17.83, "g"],
  ["romaine lettuce", "folate", 136, "µg"],
  ["veal liver", "folate", 125, "µg"],
  ["herring", "vitamin_d", 4.2, "µg"],
  ["shiitake mushrooms", "vitamin_d", 0.4, "µg"],
  ["medjool date", "carbohydrates", 74.97, "g"],
  ["masa harina", "carbohydrates", 76.59, "g"],
  ["kefir", "lactose", 3.7, "g"],
];

function nutrientsOf(food: string) {
  const concept = conceptOf(food, knowledge);
  const found = concept && foodNutrients(concept, knowledge);
  if (!found) throw new Error(`${food} has no nutrients.`);
  return found;
}

describe("nutrients per 100 g", () => {
  it.each(HAND_CHECKED)("%s: %s is %d %s", (food, nutrient, value) => {
    expect(nutrientsOf(food).per100g[nutrient]).toBeCloseTo(value, 6);
  });

  it("names the source of a value", () => {
    expect(nutrientsOf("parmesan").source).toContain(USDA_CITATION);
    expect(nutrientsOf("parmesan").basis).toBe("own");
    expect(nutrientsOf("cherry tomato").source).toContain("Tomatoes, red, ripe");
  });

  it("distinguishes an unmeasured value from zero", () => {
    const values = Object.values(nutrientsOf("salt").per100g);
    expect(nutrientsOf("olive oil").per100g.lactose).toBe(0);
    expect(nutrientsOf("flour").per100g.gluten).toBeNull();
    expect(nutrientsOf("rice").per100g.gluten).toBe(0);
    expect(values.every((value) => value === null || value >= 0)).toBe(true);
  });
});

describe("grams of a line", () => {
  it.each<[string, number, string]>([
    ["250 g flour", 250, "stated"],
    ["2 (400 g) cans chopped tomatoes", 800, "stated"],
    ["1 lb 4 oz beef", 566.99, "stated"],
    ["1 cup butter", 227, "measured"],
    ["1 tbsp olive oil", 13.5, "measured"],
    ["1 teaspoon salt", 6, "measured"],
    ["1 medium onion", 110, "measured"],
    ["a pinch of saffron", 0.36, "assumed"],
  ])("%s weighs about %d g (%s)", (line, grams, basis) => {
    const parsed = parseLine(line, knowledge);
    const head = readFood(parsed.name, knowledge, { kind: "ingredient" }).mentions[0]?.head as Concept;
    const found = gramsOf(parsed, head, knowledge);
    expect(found?.basis).toBe(basis);
    expect(found?.grams).toBeCloseTo(grams, 0);
  });
});

describe("an ingredient line", () => {
  it.each<[string, number | null, string | null, string, string]>([
    [
      "2 1/2 cups (300 g) finely chopped flat-leaf parsley, plus more to serve",
      2.5,
      "cup",
      "flat-leaf parsley",
      "finely chopped",
    ],
    ["400g/14oz can chopped tomatoes", 400, "g", "tomatoes", "chopped"],
    ["2 garlic cloves, crushed", 2, "clove", "garlic", ""],
    ["1 large onion", 1, null, "onion", ""],
    ["3-4 tbsp freshly squeezed lemon juice", 3, "tbsp", "lemon juice", "freshly squeezed"],
    ["Juice of ½ lemon", 0.5, null, "lemon", "Juice of"],
    ["salt", null, null, "salt", ""],
    ["1 (14-ounce) can coconut milk", 1, null, "coconut milk", ""],
  ])("reads '%s'", (line, quantity, unit, name, preparation) => {
    const parsed = parseLine(line, knowledge);
    expect(parsed.quantity && toNumber(parsed.quantity)).toBe(quantity);
    if (unit) expect(parsed.unit?.key).toBe(unit);
    expect(parsed.name).toBe(name);
    expect(parsed.preparation).toBe(preparation);
    expect(parsed.confidence).toBeGreaterThan(0);
  });
});
