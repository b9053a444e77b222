import { describe, expect, it } from "vitest";
import { parseLine } from "@/server/dietary/engine/lines/parse-line";
import { readLine } from "@/server/dietary/engine/lines/read-line";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { toShoppingLines } from "@/server/grocery/shopping-line";
import { analyseLine } from "@/server/recipe-lines/analyse-line";
import { readRecipeLine } from "@/server/recipe-lines/recipe-line";
import { measuresOf } from "@/server/substitutes/line-measures";

const knowledge = loadKnowledge();

describe("an ingredient line is read once for all uses", () => {
  it.each([
    ["2 cups (250 g) flour, sifted", "flour, sifted", "flour", 250],
    ["Salt, about 1 tsp", "Salt", "salt", 6],
    ["Juice of 2 lemons", "Juice of lemons", "lemon-juice", 96],
    ["200 g butter (or almond butter)", "butter (or almond butter)", "butter", 200],
    ["", "", null, null],
  ])("%j: its food, the weighed food and its grams", (text, food, weighed, grams) => {
    const line = readLine(text, knowledge);
    expect(line.food).toBe(food);
    if (weighed === null) expect(line.weighed).toBeNull();
    else expect(line.weighed?.id).toBe(weighed);
    if (grams === null) expect(line.grams).toBeNull();
    else expect(Math.round(line.grams ?? 0)).toBe(grams);
  });

  it.each([
    ["200 g canned tuna in olive oil", "canned-tuna"],
    ["120 g Sardinen in Sonnenblumenöl", "sardine"],
    ["100 g atún en aceite", "tuna"],
    ["2 sardines à l'huile d'olive", "sardine"],
    ["300 g prawns in garlic butter", "shrimp"],
    ["400 g can chickpeas in water", "canned-chickpeas"],
    ["50 g anchovies in oil", "anchovies-in-oil"],
    ["1 l milk in a jar", "milk"],
  ])("%j: the food inside another is weighed, not the other", (text, weighed) => {
    expect(readLine(text, knowledge).weighed?.id).toBe(weighed);
  });

  it("recipes, grocery lists and substitutes use the same amounts of it, its note included", () => {
    const line = { name: "butter", quantity: "200", unit: "g", note: "plus 1 tbsp for the pan" };
    const read = readRecipeLine(line, knowledge);
    expect(read.text).toBe("200 g butter (plus 1 tbsp for the pan)");
    expect(analyseLine(line, knowledge).grams).toBe(read.grams);
    expect(measuresOf(line, knowledge).length).toBeGreaterThan(0);
    const [bought] = toShoppingLines(line, knowledge);
    expect(bought?.originalText).toBe(read.text);
  });

  it("a spelling mistake has no known weight", () => {
    expect(readLine("5000000 kg flour", knowledge).grams).toBeNull();
  });

  it.each([
    ["1 pinch(es) saffron", "saffron"],
    ["2 clove(s) garlic", "garlic"],
    ["3 Zehe(n) Knoblauch", "Knoblauch"],
    ["1 bunch(es) parsley (flat)", "parsley"],
  ])("an ending for either number is no note: %s", (line, name) => {
    const { food, mentions } = readLine(line, knowledge);
    expect(food).toContain(name);
    expect(parseLine(line, knowledge).note).not.toMatch(/\b(?:e?s|n)\b/);
    expect(mentions.flatMap(({ unknownWords }) => unknownWords)).toEqual([]);
  });

  it("words in brackets are not lost to judging", () => {
    const { mentions } = readLine("100 g chocolate (with hazelnuts)", knowledge);
    const named = mentions.flatMap(({ concepts }) => concepts.map(({ id }) => id));
    expect(named.some((id) => id.includes("hazelnut"))).toBe(true);
  });
});
