import { describe, expect, it } from "vitest";
import { extractPastedRecipe } from "../../../server/recipes/extraction/extract-from-text";
import { jsonLdPage, PLUM_CAKE, page, recipeOf } from "./pages";

const list = (lines: readonly string[]): string =>
  `<h2>Ingredients</h2><ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;
const read = (recipeIngredient: readonly string[], shown: readonly string[]) =>
  recipeOf(jsonLdPage(JSON.stringify({ ...PLUM_CAKE, recipeIngredient }), `<h1>Plum cake</h1>${list(shown)}`))
    .ingredients;

const FOODS = ["500 g plums", "200 g flour", "3 eggs", "80 g sugar"];
const METHOD =
  "<h2>Method</h2><ol><li>Halve the plums and mix the rest in a bowl.</li><li>Bake for 40 minutes.</li></ol>";

describe("each ingredient line says where it comes from", () => {
  it("from data and page, which agree", () => {
    expect(read(FOODS, FOODS).map(({ source, doubt }) => [source, doubt])).toEqual(FOODS.map(() => ["both", null]));
  });

  it("from the page alone", () => {
    const { ingredients } = recipeOf(page(`<h1>Plum cake</h1>${list(FOODS)}${METHOD}`));
    expect(ingredients.map(({ source, doubt }) => [source, doubt])).toEqual(FOODS.map(() => ["page", null]));
  });

  it("from the data alone, where the page shows no list", () => {
    expect(read(FOODS, []).map(({ source, doubt }) => [source, doubt])).toEqual(FOODS.map(() => ["data", null]));
  });

  it("from a pasted text", () => {
    const { recipe } = extractPastedRecipe(
      `Plum cake\n\n${FOODS.join("\n")}\n\nHalve the plums.\nBake for 40 minutes.`,
      null,
    );
    expect(recipe?.ingredients.map(({ source }) => source)).toEqual(FOODS.map(() => "text"));
  });
});

describe("a line that data and page say differently is doubtful, with the page's words", () => {
  it("for another amount in the same unit", () => {
    const shown = ["500 g plums", "250 g flour", "3 eggs", "80 g sugar"];
    expect(read(FOODS, shown)[1]).toMatchObject({ doubt: { reason: "amounts", pageText: "250 g flour" } });
  });

  it("for a line that the page's list does not have", () => {
    expect(read([...FOODS, "50 g walnuts"], FOODS)[4]).toMatchObject({ doubt: { reason: "hidden", pageText: null } });
  });

  it("not for the same amount in another unit, nor beside a second amount", () => {
    const shown = ["500 g plums", "1 1/2 cups flour", "3 eggs", "80 g (3 oz) sugar"];
    expect(read(FOODS, shown).map(({ doubt }) => doubt)).toEqual([null, null, null, null]);
  });

  it("not where the page shows every amount for other servings", () => {
    const shown = ["1000 g plums", "400 g flour", "6 eggs", "160 g sugar"];
    expect(read(FOODS, shown).map(({ doubt }) => doubt)).toEqual([null, null, null, null]);
  });

  it("for a sentence among the ingredients", () => {
    const sentence = "Stir the sugar into the melted butter, pour it into the bowl and mix until smooth.";
    expect(read([...FOODS, sentence], [...FOODS, sentence])[4]).toMatchObject({ doubt: { reason: "unclear" } });
  });
});
