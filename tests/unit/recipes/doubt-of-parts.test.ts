import { describe, expect, it } from "vitest";
import { extractPastedRecipe } from "@/server/recipes/extraction/extract-from-text";
import { extractRecipe } from "@/server/recipes/extraction/extract-recipe";
import type { ExtractedLine, LineDoubt } from "@/server/recipes/extraction/recipe";
import { confidenceOf, reasonsOf } from "@/server/recipes/import/review/confidence";
import { correctLines } from "@/server/recipes/import/review/correct-lines";

type Part = "amount" | "unit" | "food";

const reasons = (text: string, unknownWords: string[] = [], doubt: LineDoubt | null = null) =>
  reasonsOf({ text, doubt, unknownWords });
/** The parts of a line that a person is asked about. */
const doubtful = (text: string, unknownWords: string[] = [], doubt: LineDoubt | null = null): Part[] =>
  Object.entries(confidenceOf(reasons(text, unknownWords, doubt))).flatMap(([part, trust]) =>
    trust === "doubtful" ? [part as Part] : [],
  );

describe("a line asks for a look at the part that may be wrong", () => {
  it.each<[string, Part[]]>([
    ["150 g", ["food"]],
    ["2 EL.", []],
    ["2 tbsp", ["food"]],
    ["200 g 150 g flour", ["amount"]],
    ["2 3 onions", ["amount"]],
    ["250 g Mehl, 3 Eier", ["food"]],
    ["200 g flour and 100 g butter", ["food"]],
    ["1 oignon et 2 carottes", ["food"]],
    ["3 huevos y 200 g de harina", ["food"]],
    ["200 ml milk; 2 eggs", ["food"]],
  ])("%s", (line, parts) => {
    expect(doubtful(line)).toEqual(parts);
  });

  it.each([
    "2 400 g tins tomatoes",
    "200 g 7 oz flour",
    "1 1 pound loaf",
    "250 g flour, 20 g more for dusting",
    "1 onion, 2 cm dice",
    "300 g Mehl, 2 EL für die Form",
    "1 kg potatoes, cut into 4 pieces",
    "500 g Kartoffeln, in 2 cm große Würfel geschnitten",
    "200 g beurre, 50 g pour le moule",
    "2 (14 oz, 400 g) cans beans",
    "1,5 kg Mehl",
    "½ cup milk",
    "2 x 400 g tins beans",
    "1 cup flour, sifted 3 times",
    "3-4 tomatoes",
    "2 large or 3 small peaches",
    "salt and pepper",
    "1 piece of ginger (2 inches)",
  ])("is sure of: %s", (line) => {
    expect(doubtful(line)).toEqual([]);
  });

  it("names the words that nobody knows, as the unit if a food follows them", () => {
    expect(reasons("2 quimblefruit", ["quimblefruit"])).toEqual([
      { part: "food", why: "unknown_words", words: ["quimblefruit"] },
    ]);
    expect(doubtful("2 Pckln Backpulver", ["Pckln"])).toEqual(["unit"]);
    expect(doubtful("200 g flour")).toEqual([]);
  });

  it("says which part the page shows otherwise", () => {
    const page = (reason: LineDoubt["reason"], pageText: string | null): LineDoubt => ({ reason, pageText });
    expect(doubtful("200 g flour", [], page("amounts", "250 g flour"))).toEqual(["amount"]);
    expect(doubtful("200 g flour", [], page("amounts", "250 ml flour"))).toEqual(["amount", "unit"]);
    expect(doubtful("200 g flour", [], page("foods", "200 g almonds"))).toEqual(["food"]);
    expect(doubtful("200 g flour", [], page("hidden", null))).toEqual(["food"]);
  });
});

const data = (lines: readonly string[], shown: readonly string[]): string => {
  const steps = ["Mix everything in a bowl and rest it.", "Bake it for 40 minutes until golden."];
  const recipe = { "@type": "Recipe", name: "Cake", recipeIngredient: lines, recipeInstructions: steps };
  return `<html lang="en"><script type="application/ld+json">${JSON.stringify(recipe)}</script><h1>Cake</h1>
    <h2>Ingredients</h2><ul>${shown.map((line) => `<li>${line}</li>`).join("")}</ul></html>`;
};
const read = (html: string): ExtractedLine[] => extractRecipe(html, "https://a.example/")?.recipe?.ingredients ?? [];

describe("a line says of which words it was made", () => {
  it("an amount that only the page shows", () => {
    const lines = read(data(["flour", "butter", "sugar"], ["250 g flour", "100 g butter", "80 g sugar"]));
    expect(lines.map(({ text }) => text)).toEqual(["250 g flour", "100 g butter", "80 g sugar"]);
    expect(lines.map(({ made }) => made)).toEqual([
      { how: "completed", from: "flour" },
      { how: "completed", from: "butter" },
      { how: "completed", from: "sugar" },
    ]);
    // It is probably right: nobody is asked.
    const [first] = lines;
    expect(first && confidenceOf(reasonsOf({ ...first, unknownWords: [] }))).toEqual({
      amount: "likely",
      unit: "sure",
      food: "sure",
    });
  });

  it("a piece of a longer text, with the text", () => {
    const pasted = "Pancakes\n\nIngredients: 200 g flour, 3 eggs, 400 ml milk\n\nWhisk everything and fry it in a pan.";
    const { recipe } = extractPastedRecipe(pasted, null);
    expect(recipe?.ingredients.map(({ text }) => text)).toEqual(["200 g flour", "3 eggs", "400 ml milk"]);
    expect(recipe?.ingredients[1]?.made).toEqual({
      how: "cut",
      from: "Ingredients: 200 g flour, 3 eggs, 400 ml milk",
    });
  });
});

describe("a correction", () => {
  const { recipe } = extractRecipe(data(["200 g flour", "150 g", "3 eggs, 80 g nuts"], []), "https://a.example/");
  const texts = (corrections: { line: string; text: string }[]) =>
    recipe && correctLines(recipe, corrections).ingredients.map(({ text }) => text);

  it("replaces its line, splits it, or leaves it out, and no other line changes", () => {
    expect(texts([])).toEqual(["200 g flour", "150 g", "3 eggs, 80 g nuts"]);
    expect(texts([{ line: "150 g", text: "150 g butter" }])).toEqual([
      "200 g flour",
      "150 g butter",
      "3 eggs, 80 g nuts",
    ]);
    expect(texts([{ line: "3 eggs, 80 g nuts", text: "3 eggs\n 80 g nuts\n" }])?.slice(2)).toEqual([
      "3 eggs",
      "80 g nuts",
    ]);
    expect(texts([{ line: "150 g", text: " " }])).toEqual(["200 g flour", "3 eggs, 80 g nuts"]);
    expect(texts([{ line: "a line that is not there", text: "poison" }])).toHaveLength(3);
  });

  it("of one of two equal lines changes one", () => {
    if (!recipe) throw new Error("The page was not read.");
    const twice = { ...recipe, ingredients: [...recipe.ingredients, ...recipe.ingredients] };
    const now = correctLines(twice, [{ line: "150 g", text: "150 g butter" }]).ingredients;
    expect(now.map(({ text }) => text).filter((text) => text.startsWith("150"))).toEqual(["150 g butter", "150 g"]);
  });
});
