import { describe, expect, it } from "vitest";
import { jsonLdPage, PLUM_CAKE, recipeOf } from "./pages";

const recipe = (recipeIngredient: string[], body: string) =>
  recipeOf(jsonLdPage(JSON.stringify({ ...PLUM_CAKE, recipeIngredient }), `<h1>Plum cake</h1>${body}`)).ingredients;
const list = (...lines: string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;

describe("structured ingredients merged with the page's own list", () => {
  it("get the groups of the page's headings", () => {
    const body = `<h2>Ingredients</h2><h3>Dough</h3>${list("200 g flour", "3 eggs")}<h3>Topping</h3>${list("500 g plums")}`;
    expect(recipe(["200 g flour", "3 eggs", "500 g plums"], body)).toMatchObject([
      { text: "200 g flour", group: "Dough" },
      { text: "3 eggs", group: "Dough" },
      { text: "500 g plums", group: "Topping" },
    ]);
  });

  it("get amounts that only the page states", () => {
    const body = `<h2>Ingredients</h2>${list("200 g flour", "3 eggs", "500 g plums")}`;
    expect(recipe(["flour", "eggs", "plums"], body).map(({ text }) => text)).toEqual([
      "200 g flour",
      "3 eggs",
      "500 g plums",
    ]);
  });

  it("are replaced by the page's list if that is clearly longer", () => {
    const lines = ["200 g flour", "3 eggs", "500 g plums", "100 g butter", "80 g sugar", "1 tsp cinnamon"];
    expect(recipe(lines.slice(0, 3), `<h2>Ingredients</h2>${list(...lines)}`).map(({ text }) => text)).toEqual(lines);
  });

  it.each([
    ["at the end", ["200 g flour", "3 eggs", "500 g plums", "80 g sugar"], ["50 g walnuts"], 4],
    ["at the beginning", ["200 g flour", "3 eggs", "500 g plums", "80 g sugar"], ["50 g walnuts"], 0],
    ["without an amount", ["200 g flour", "3 eggs", "500 g plums", "80 g sugar"], ["Milk"], 2],
    ["in a list with similar words", ["1 cup chopped pecans", "3 eggs", "500 g plums"], ["1 cup chopped walnuts"], 1],
    ["for a food with an unusual name", ["200 g flour", "3 eggs", "500 g plums"], ["2 tbsp gomasio"], 3],
  ])("get a missing food in its place: %s", (_, known, lacking, at) => {
    const shown = [...known.slice(0, at), ...lacking, ...known.slice(at)];
    expect(recipe(known, `<h2>Ingredients</h2>${list(...shown)}`).map(({ text }) => text)).toEqual(shown);
  });

  it.each([
    ["a remark", "Ripe plums taste best.", "200 g flour"],
    ["an amount in other units", "7 oz flour", "200 g flour"],
    ["a part of the dish", "For the filling", "200 g flour"],
    ["a link to a shop", '<a href="/shop">1 cake tin and nut oil</a>', "200 g flour"],
    ["the same with a remark", "200 g flour (almond flour will do)", "200 g flour"],
  ])("get no other row instead of a missing food: %s", (_, row, known) => {
    const shown = `<h2>Ingredients</h2>${list(known, row, "3 eggs", "500 g plums")}`;
    expect(recipe([known, "3 eggs", "500 g plums"], shown).map(({ text }) => text)).toEqual([
      known,
      "3 eggs",
      "500 g plums",
    ]);
  });

  it("keep the structured wording otherwise", () => {
    const known = ["200 g flour (sifted)", "3 eggs, large", "500 g plums"];
    expect(recipe(known, list("200 g flour", "3 eggs", "500 g plums, ripe")).map(({ text }) => text)).toEqual(known);
  });

  it("are read from the page if the structured data has none", () => {
    const json = JSON.stringify({ "@type": "Recipe", name: "Plum cake" });
    const body = `<h1>Plum cake</h1><h2>Ingredients</h2>${list("200 g flour", "3 eggs")}<h2>Method</h2>
      <ol><li>Mix flour and eggs in a bowl.</li><li>Bake for 40 minutes until golden.</li></ol>`;
    expect(recipeOf(jsonLdPage(json, body))).toMatchObject({
      source: "json-ld",
      ingredients: [{ text: "200 g flour" }, { text: "3 eggs" }],
      steps: [{ text: "Mix flour and eggs in a bowl." }, { text: "Bake for 40 minutes until golden." }],
    });
  });
});
