import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountText } from "@/lib/quantity/amount-text";
import { toNumber } from "@/lib/quantity/fraction";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { findAisle } from "@/server/grocery/find-aisle";
import { type ShoppingLine, toShoppingLines } from "@/server/grocery/shopping-line";

const readAll = (text: string) =>
  toShoppingLines({ name: text, quantity: null, unit: null, note: null }, loadKnowledge());
const read = (text: string) => readAll(text)[0] as ShoppingLine;

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
    ["a pinch of salt", null, "pinch", "salt"],
    ["2 pinches of salt", 2, "pinch", "salt"],
    ["salt to taste", null, null, "salt"],
    ["juice of 2 lemons", 2, null, "lemons"],
    ["Juice of half a lemon", 0.5, null, "lemon"],
    ["200g/7oz pasta", 200, "g", "pasta"],
    ["200 g / 7 oz pasta", 200, "g", "pasta"],
    ["1 cup or 100 g rice", 1, "cup", "rice"],
    ["1-inch piece of ginger", 1, "inch", "ginger"],
    ["2 cm piece ginger", 2, "cm", "ginger"],
    ["3 cloves", 3, null, "cloves"],
    // Two amounts of one thing are added; the same amount in two units is not.
    ["1 cup plus 2 tablespoons flour", 1.125, "cup", "flour"],
    ["3 tbsp, plus 1 tsp sugar", 10 / 3, "tbsp", "sugar"],
    ["1 lb 4 oz beef", 1.25, "lb", "beef"],
    ["1 kg 200 g potatoes", 1200, "g", "potatoes"],
    ["1 lb 450 g beef", 1, "lb", "beef"],
    ["1 1/2 cups (180 g) flour", 1.5, "cup", "flour"],
    ["2 tomatoes, plus 1 for garnish", 3, null, "tomatoes"],
    ["2 tomatoes, plus more to serve", 2, null, "tomatoes"],
    // Packs of a known size are counted as packs; brackets that may refer to each or to all are ignored.
    ["400 g can chopped tomatoes", 1, "can (400 g)", "tomatoes"],
    ["2 x 400 g tins tomatoes", 2, "can (400 g)", "tomatoes"],
    ["2 (14 oz) cans tomatoes", 2, "can (14 oz)", "tomatoes"],
    ["1 can (14 oz/400 g) beans", 1, "can (400 g)", "beans"],
    ["2 cans (15 ounces each) beans", 2, "can (15 oz)", "beans"],
    ["2 tins (800 g) beans", 2, "can", "beans"],
    ["200 g block feta", 200, "g", "feta"],
  ])("'%s' is bought as %s %s '%s'", (text, value, unit, name) => {
    const { amount, name: shown } = read(text);
    expect([amount.value && toNumber(amount.value), amount.unit, shown]).toEqual([value, unit, name]);
  });

  it.each([
    ["1 egg plus 2 egg whites", ["egg 1", "egg whites 2"]],
    ["200 g plus 2 tbsp butter", ["butter 200 g", "butter 2 tbsp"]],
    ["1 cup sugar, plus 2 tbsp for sprinkling", ["sugar 1 1/8 cups"]],
    ["2 tins beans", ["beans 2 cans"]],
    ["2 x 400 g tins beans", ["beans 2 cans (400 g)"]],
  ])("%s is bought as %j", (text, bought) => {
    expect(readAll(text).map(({ name, amount }) => `${name} ${amountText(amount)}`)).toEqual(bought);
  });

  it("is read the same from separate fields as from one text", () => {
    const [fields] = toShoppingLines(
      { quantity: "1 1/2", unit: "cups", name: "whole milk", note: null },
      loadKnowledge(),
    );
    expect(fields).toEqual(read("1 1/2 cups whole milk"));
  });

  it.each([
    ["1 cup milk", "240 ml milk"],
    ["3 garlic cloves, crushed", "1 clove of garlic"],
    ["2 scallions", "3 spring onions, sliced"],
    ["1 large egg", "2 eggs"],
    ["200 g plain flour", "1 lb all-purpose flour"],
    ["2 tins chickpeas", "1 can garbanzo beans"],
    ["400 g tin tomatoes", "2 x 400g cans chopped tomatoes"],
    ["1 package yeast", "2 packets yeast"],
    ["juice of 2 lemons", "1 lemon"],
    ["200g/7oz pasta", "100 g pasta"],
  ])("%s and %s are one line", (a, b) => {
    expect(read(a).mergeKey).toBe(read(b).mergeKey);
  });

  it.each([
    ["1 cup whole milk", "1 cup skimmed milk"],
    ["1 tsp ground ginger", "1 tsp ginger"],
    ["1 cup flour", "100 g flour"],
    ["200 g almonds", "200 g ground almonds"],
    ["1 can chickpeas", "200 g chickpeas"],
    ["1 can (400 g) chickpeas", "1 can (800 g) chickpeas"],
    ["1 can (400 g) chickpeas", "1 can chickpeas"],
    ["400 g can tomatoes", "400 g tomatoes"],
    ["1 pinch salt", "1 tsp salt"],
    ["2 tbsp soy sauce", "2 tbsp gluten-free soy sauce"],
  ])("%s and %s are two lines", (a, b) => {
    expect(read(a).mergeKey).not.toBe(read(b).mergeKey);
  });

  it("accepts any text", { timeout: 60_000 }, () => {
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
  ])("%s (%s) is in %s", (name, unit, aisle) => {
    expect(findAisle(name, unit, loadKnowledge())).toBe(aisle);
  });
});
