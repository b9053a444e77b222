import { describe, expect, it } from "vitest";
import { extractRecipe } from "../../../server/recipes/extraction/extract-recipe";
import { isTool } from "../../../server/recipes/extraction/markup/tools";
import { ADDRESS, ingredientsOf, page, stepsOf } from "./pages";

const FOODS = ["500 g plums", "200 g flour", "3 eggs", "80 g sugar"];
const STEPS = [
  "Halve the plums and mix the flour with the eggs.",
  "Pour the batter into the tin and add the sugar.",
  "Bake for 40 minutes in the oven until golden.",
];
const items = (tag: string, lines: readonly string[]): string =>
  `<${tag}>${lines.map((line) => `<li>${line}</li>`).join("")}</${tag}>`;
const paragraphs = (lines: readonly string[]): string => lines.map((line) => `<p>${line}</p>`).join("");
const foods = `<h2>Ingredients</h2>${items("ul", FOODS)}`;
const recipe = (foodsPart: string, methodPart: string): string =>
  page(`<main><h1>Plum cake</h1>${foodsPart}${methodPart}</main>`);

describe("parts of a page that are not lines of the recipe", () => {
  it("an advertisement below the method, in an element of its own, is no step", () => {
    const method = `<div class="row"><div class="column"><div class="method"><h2>Method</h2>${paragraphs(STEPS)}</div></div></div>`;
    const advert = `<div class="wide"><div class="centre"><div class="teaser"><p>Hungry for more? Our books bake the whole year.</p><p>Bake, cook and roast with the new book of the season, now on every table.</p></div></div></div>`;
    expect(stepsOf(recipe(foods, `<section>${method}${advert}</section>`))).toEqual(STEPS);
  });

  it("steps in elements of their own, built alike, all belong to the method", () => {
    const boxes = STEPS.map(
      (step) => `<div class="row"><div class="box"><div class="text"><p>${step}</p></div></div></div>`,
    );
    expect(stepsOf(recipe(foods, `<section><h2>Method</h2>${boxes.join("")}</section>`))).toEqual(STEPS);
  });

  it("a further part of the method under its heading belongs to it, wherever it is", () => {
    const first = `<div class="a"><div class="b"><div class="c"><h2>Method</h2>${paragraphs(STEPS)}</div></div></div>`;
    const more = "Whip the cream and spread it on the cake.";
    const second = `<div class="d"><div class="e"><div class="f"><h3>Finish</h3><p>${more}</p></div></div></div>`;
    expect(stepsOf(recipe(foods, `<section>${first}${second}</section>`))).toContain(more);
  });

  it.each([
    ["English", ["1 Colander", "1 Medium Pot", "1 Large Non-Stick Pan"]],
    ["German", ["Sparschäler", "große Schüssel", "Backblech"]],
    ["French", ["four", "sauteuse", "cocotte"]],
    ["Dutch", ["hapjespan", "staafmixer"]],
    ["Italian", ["padella", "ciotola", "carta forno"]],
  ])("a list of tools in %s is no food", (_, tools) => {
    expect(ingredientsOf(recipe(`${foods}${items("ul", tools)}`, `<h2>Method</h2>${items("ol", STEPS)}`))).toEqual(
      FOODS,
    );
  });

  it("a list that names food beside the tools stays complete", () => {
    const mixed = ["1 colander", "4 walnuts"];
    const html = recipe(`${foods}${items("ul", mixed)}`, `<h2>Method</h2>${items("ol", STEPS)}`);
    expect(ingredientsOf(html)).toEqual([...FOODS, ...mixed]);
  });

  it.each([
    "moules",
    "panna",
    "pan",
    "Hering",
    "Marzipan",
    "Garnelenspieße",
    "casserole of beans",
    "bolle",
    "wok noodles",
  ])("%s is food, never a tool", (food) => expect(isTool(food)).toBe(false));

  it("the food of a step, listed again above it, is no step", () => {
    const takes = [["500 g plums", "200 g flour"], ["80 g sugar", "Whisk"], ["3 eggs"]];
    const method = STEPS.map((step, i) => `<div><div>${items("ul", takes[i] ?? [])}</div><p>${step}</p></div>`).join(
      "",
    );
    const html = recipe(foods, `<section><h2>Method</h2>${method}</section>`);
    expect(stepsOf(html)).toEqual(STEPS);
    expect(ingredientsOf(html)).toEqual(FOODS);
  });

  it("a link below the list is no food, but a linked food is", () => {
    const link = '<p><a href="/shop">To the whole range</a></p>';
    const linked =
      '<ul><li>500 g plums</li><li>200 g flour</li><li>3 eggs</li><li><a href="/walnuts">walnuts</a></li></ul>';
    const html = recipe(
      `<div class="ingredients"><h2>Ingredients</h2>${linked}${link}</div>`,
      `<h2>Method</h2>${items("ol", STEPS)}`,
    );
    expect(ingredientsOf(html)).toEqual(["500 g plums", "200 g flour", "3 eggs", "walnuts"]);
  });

  it.each(["ca. 50 Minuten", "about 40 minutes", "1 Stunde", "30 min"])("%s is a duration, no step", (time) => {
    expect(stepsOf(recipe(foods, `<h2>Method</h2>${items("ol", [time, ...STEPS])}`))).toEqual(STEPS);
  });

  it.each(["Food safety", "Before you cook", "Notes", "Aufbewahrung", "Conservation"])(
    "what follows %s within marked instructions is no step",
    (heading) => {
      const html = page(
        `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Plum cake</h1>${FOODS.map((food) => `<p itemprop="recipeIngredient">${food}</p>`).join("")}<div itemprop="recipeInstructions">${paragraphs(STEPS)}<h3>${heading}</h3><p>Keep cold food cold and wash your hands.</p></div></div>`,
      );
      expect(stepsOf(html)).toEqual(STEPS);
    },
  );
});

describe("a page that describes other uses", () => {
  it("is a recipe if it also says how the dish is eaten", () => {
    const method = ["Dip the plums into the batter and wipe off the rest.", "Bake for 40 minutes, then serve warm."];
    expect(stepsOf(recipe(foods, `<h2>Method</h2>${items("ol", method)}`))).toEqual(method);
  });

  it("is no recipe if nothing mentions eating", () => {
    const method = [
      "Mix the flour with water and sugar in a bowl.",
      "Put it on the window for 40 minutes and wipe it off.",
    ];
    expect(extractRecipe(recipe(foods, `<h2>Method</h2>${items("ol", method)}`), ADDRESS).recipe).toBeNull();
  });
});
