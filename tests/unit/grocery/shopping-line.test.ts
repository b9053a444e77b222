import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toNumber } from "@/lib/quantity/fraction";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { findAisle } from "@/server/grocery/find-aisle";
import { toShoppingLine } from "@/server/grocery/shopping-line";

const read = (text: string) => toShoppingLine({ name: text, quantity: null, unit: null }, loadKnowledge());

describe("a recipe's line in a shop", () => {
  it.each([
    ["2 1/2 cups (300 g) finely chopped parsley, plus more to serve", 2.5, "cup", "parsley"],
    ["3 large eggs", 3, null, "eggs"],
    ["1 dozen eggs", 12, null, "eggs"],
    ["2-3 carrots, peeled", 3, null, "carrots"],
    ["2 cloves garlic, minced", 2, "clove", "garlic"],
    ["2 garlic cloves", 2, "clove", "garlic"],
    ["2 bay leaves", 2, null, "bay leaves"],
    ["salt, to taste", null, null, "salt"],
    ["4 scallions, sliced", 4, null, "spring onions"],
  ])("%s", (text, value, unit, name) => {
    const { amount, name: shown } = read(text);
    expect([amount.value && toNumber(amount.value), amount.unit, shown]).toEqual([value, unit, name]);
  });

  it("reads quantity, unit and name from their own fields as from one text", () => {
    const fields = toShoppingLine({ quantity: "1 1/2", unit: "cups", name: "whole milk" }, loadKnowledge());
    expect(fields).toEqual(read("1 1/2 cups whole milk"));
  });

  it.each([
    ["1 cup milk", "240 ml milk"],
    ["3 garlic cloves, crushed", "1 clove of garlic"],
    ["2 scallions", "3 spring onions, sliced"],
    ["1 large egg", "2 eggs"],
    ["200 g plain flour", "1 lb all-purpose flour"],
  ])("%s and %s are one line", (a, b) => {
    expect(read(a).mergeKey).toBe(read(b).mergeKey);
  });

  it.each([
    ["1 cup whole milk", "1 cup skimmed milk"],
    ["1 tsp ground ginger", "1 tsp ginger"],
    ["1 cup flour", "100 g flour"],
    ["200 g almonds", "200 g ground almonds"],
    ["1 can chickpeas", "200 g chickpeas"],
    ["2 tbsp soy sauce", "2 tbsp gluten-free soy sauce"],
  ])("%s and %s are two lines", (a, b) => {
    expect(read(a).mergeKey).not.toBe(read(b).mergeKey);
  });

  it("answers any text", { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        expect(read(text).name.length).toBeLessThanOrEqual(200);
      }),
    );
  });
});

describe("aisles", () => {
  it.each([
    ["carrots", null, "Fruit & vegetables"],
    ["chicken breast", null, "Meat"],
    ["smoked salmon", null, "Fish & seafood"],
    ["whole milk", "cup", "Dairy & eggs"],
    ["plain flour", "g", "Baking"],
    ["ground cumin", "tsp", "Herbs & spices"],
    ["dried oregano", "tsp", "Herbs & spices"],
    ["chopped tomatoes", "can", "Tins & pulses"],
    ["frozen peas", "cup", "Frozen"],
    ["olive oil", "tbsp", "Oils, vinegars & sauces"],
    ["xyzzy", null, "Other"],
  ])("%s (%s) stands in %s", (name, unit, aisle) => {
    expect(findAisle(name, unit, loadKnowledge())).toBe(aisle);
  });
});
