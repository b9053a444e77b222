import { describe, expect, it } from "vitest";
import { ingredientsOf, jsonLdPage, PLUM_CAKE, page, recipeOf, stepsOf } from "./pages";

const list = (lines: readonly string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;
const METHOD = `<h2>Method</h2>${list(["Beat the butter with the sugar in a bowl.", "Work in the flour and bake for 15 minutes."])}`;
const METRIC = ["200 g butter, softened", "100 g sugar", "250 g plain flour"];
const OUNCES = ["7.1 oz butter, softened", "3.5 oz sugar", "8.8 oz plain flour"];
const CUPS = ["7/8 cup butter, softened", "1/2 cup sugar", "2 cups plain flour"];
const ofData = (recipeIngredient: readonly string[], body = "<h1>Plum cake</h1>"): string =>
  jsonLdPage(JSON.stringify({ ...PLUM_CAKE, recipeIngredient }), body);

describe("a list that is stated again", () => {
  it("in other units is taken once from the page", () => {
    const lists = `<h3>Metric</h3>${list(METRIC)}<h3>Imperial</h3>${list(OUNCES)}<h3>Cups</h3>${list(CUPS)}`;
    const { ingredients } = recipeOf(page(`<h1>Shortbread</h1><h2>Ingredients</h2>${lists}${METHOD}`));
    expect(ingredients.map(({ text, group }) => [text, group])).toEqual(METRIC.map((text) => [text, null]));
  });

  it("in other units is taken once from the data", () => {
    expect(ingredientsOf(ofData([...CUPS, ...METRIC]))).toEqual(CUPS);
  });

  it("for twice as many people is taken once", () => {
    const lines = [...METRIC, "2 eggs"];
    const doubled = ["400 g butter, softened", "200 g sugar", "500 g plain flour", "4 eggs"];
    expect(ingredientsOf(ofData([...lines, ...doubled]))).toEqual(lines);
  });

  it("is no copy where a part of the dish has the same foods in other amounts", () => {
    const dough = ["500 g flour", "300 g water", "5 g yeast"];
    const starter = ["100 g flour", "100 g water", "1 g yeast"];
    expect(ingredientsOf(ofData([...dough, ...starter]))).toEqual([...dough, ...starter]);
  });
});

describe("good lines of the data", () => {
  it("stay where the page shows amount and food in rows of their own", () => {
    const foods = ["150 g Zuckerschoten", "2 EL Sesamöl", "1 Bund Koriander", "200 g Reisnudeln", "3 Limetten"];
    const halves = foods.map((food) => food.replace(/^(\d+(?: \p{Ll}+| EL| Bund)?) /u, "<p>$1</p><p>")).join("</p>");
    expect(ingredientsOf(ofData(foods, `<h1>Plum cake</h1><h2>Zutaten</h2><div>${halves}</p></div>`))).toEqual(foods);
  });

  it("lose the tools that the page shows below a heading of their own", () => {
    const tools = ["2 ramekins", "Baking pan"];
    const body = `<h1>Plum cake</h1><h2>Ingredients</h2>${list(METRIC)}<h4>Equipment needed</h4>${list(tools)}${METHOD}`;
    expect(ingredientsOf(ofData([...METRIC, ...tools], body))).toEqual(METRIC);
  });

  it("keep every food below a heading that names tools too", () => {
    const foods = ["0.25 cucumber", "2 tomatoes", "1 onion"];
    const body = `<h1>Plum cake</h1><h2>Equipment and food</h2>${list(["Bowl", ...foods])}${METHOD}`;
    expect(ingredientsOf(ofData(foods, body))).toEqual(foods);
  });
});

describe("foods between the steps of a page without headings", () => {
  it("are all ingredients, and the numbered sentences are the method", () => {
    const body = `<h1>Piccata</h1><p>• 20 g Parmesan<br>• 1/2 lemon<br>• 1 egg</p><p>1 Grate the cheese and mix it with the egg.</p>
      <p>• 2 veal cutlets<br>• salt, pepper</p><p>2 Flatten the meat, season and dip it into the batter.</p>
      <p>• 1 tbsp butter</p><p>3 Fry the meat in the butter on both sides.</p>`;
    expect(ingredientsOf(page(body))).toEqual([
      "20 g Parmesan",
      "1/2 lemon",
      "1 egg",
      "2 veal cutlets",
      "salt, pepper",
      "1 tbsp butter",
    ]);
    expect(stepsOf(page(body))).toEqual([
      "Grate the cheese and mix it with the egg.",
      "Flatten the meat, season and dip it into the batter.",
      "Fry the meat in the butter on both sides.",
    ]);
  });
});
