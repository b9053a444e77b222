import { describe, expect, it } from "vitest";
import { extractRecipe } from "../../../server/recipes/extraction/extract-recipe";
import { ADDRESS, jsonLdPage, page, recipeOf } from "./pages";

const CAKE = ["500 g plums", "200 g flour", "3 eggs"];
const SAUCE = ["200 ml cream", "80 g hazelnuts", "2 tbsp sugar"];
const CAKE_STEPS = [
  "Halve the plums and mix the flour with the eggs.",
  "Bake for 40 minutes in the oven until golden.",
];
const SAUCE_STEPS = [
  "Roast the hazelnuts in a pan and chop them.",
  "Heat the cream, stir in the sugar and the hazelnuts.",
];
const list = (tag: string, lines: readonly string[]): string =>
  `<${tag}>${lines.map((line) => `<li>${line}</li>`).join("")}</${tag}>`;
const grouped = (lines: readonly string[], group: string | null) => lines.map((text) => ({ text, group }));
const title = "<h1>Plum cake with hazelnut sauce</h1>";
const html = (body: string): string => page(title + body, "<title>Plum cake with hazelnut sauce</title>");

describe("parts of a dish with lists of their own", () => {
  it.each([
    [
      "each under headings of its own",
      `<h2>Plum cake</h2><h3>Ingredients</h3>${list("ul", CAKE)}<h3>Method</h3>${list("ol", CAKE_STEPS)}<h2>Hazelnut sauce</h2><h3>Ingredients</h3>${list("ul", SAUCE)}<h3>Method</h3>${list("ol", SAUCE_STEPS)}`,
    ],
    [
      "lists and methods without headings of their own",
      `<h2>Plum cake</h2>${list("ul", CAKE)}${list("ol", CAKE_STEPS)}<h2>Hazelnut sauce</h2>${list("ul", SAUCE)}${list("ol", SAUCE_STEPS)}`,
    ],
    [
      "boxes with names",
      `<div class="part"><h2>Plum cake</h2><div class="ingredients">${list("ul", CAKE)}</div><div class="method">${list("ol", CAKE_STEPS)}</div></div><div class="part"><h2>Hazelnut sauce</h2><div class="ingredients">${list("ul", SAUCE)}</div><div class="method">${list("ol", SAUCE_STEPS)}</div></div>`,
    ],
    [
      "sections of paragraphs",
      `<section><h2>Plum cake</h2><p><b>Ingredients</b></p>${CAKE.map((line) => `<p>${line}</p>`).join("")}<p><b>Method</b></p>${CAKE_STEPS.map((line) => `<p>${line}</p>`).join("")}</section><section><h2>Hazelnut sauce</h2><p><b>Ingredients</b></p>${SAUCE.map((line) => `<p>${line}</p>`).join("")}<p><b>Method</b></p>${SAUCE_STEPS.map((line) => `<p>${line}</p>`).join("")}</section>`,
    ],
  ])("are all read: %s", (_, body) => {
    const recipe = recipeOf(html(body));
    expect(recipe.ingredients).toMatchObject([...grouped(CAKE, "Plum cake"), ...grouped(SAUCE, "Hazelnut sauce")]);
    expect(recipe.steps).toEqual([...grouped(CAKE_STEPS, "Plum cake"), ...grouped(SAUCE_STEPS, "Hazelnut sauce")]);
  });

  it("share one method", () => {
    const body = `<h2>Cake ingredients</h2>${list("ul", CAKE)}<h2>Sauce ingredients</h2>${list("ul", SAUCE)}<h2>Method</h2>${list("ol", [...CAKE_STEPS, ...SAUCE_STEPS])}`;
    const recipe = recipeOf(html(body));
    expect(recipe.ingredients.map(({ text }) => text)).toEqual([...CAKE, ...SAUCE]);
    expect(recipe.steps.map(({ text }) => text)).toEqual([...CAKE_STEPS, ...SAUCE_STEPS]);
  });

  it("are added to structured data that only has the first", () => {
    const json = JSON.stringify({
      "@type": "Recipe",
      name: "Plum cake with hazelnut sauce",
      recipeIngredient: CAKE,
      recipeInstructions: CAKE_STEPS,
    });
    const body = `<h2>Plum cake</h2><h3>Ingredients</h3>${list("ul", CAKE)}<h3>Method</h3>${list("ol", CAKE_STEPS)}<h2>Hazelnut sauce</h2><h3>Ingredients</h3>${list("ul", SAUCE)}<h3>Method</h3>${list("ol", SAUCE_STEPS)}`;
    const recipe = recipeOf(jsonLdPage(json, title + body));
    expect(recipe.ingredients.map(({ text }) => text)).toEqual([...CAKE, ...SAUCE]);
    expect(recipe.steps.map(({ text }) => text)).toEqual([...CAKE_STEPS, ...SAUCE_STEPS]);
  });

  const scope = (name: string, foods: readonly string[], steps: readonly string[]): string =>
    `<div itemscope itemtype="http://schema.org/Recipe"><h2 itemprop="name">${name}</h2>${foods.map((food) => `<p itemprop="recipeIngredient">${food}</p>`).join("")}${steps.map((step) => `<p itemprop="recipeInstructions">${step}</p>`).join("")}</div>`;
  const object = (name: string, recipeIngredient: readonly string[], recipeInstructions: readonly string[]) => ({
    "@type": "Recipe",
    name,
    recipeIngredient,
    recipeInstructions,
  });
  it.each([
    ["microdata", html(scope("Plum cake", CAKE, CAKE_STEPS) + scope("Hazelnut sauce", SAUCE, SAUCE_STEPS))],
    [
      "JSON-LD",
      html("").replace(
        "</head>",
        `<script type="application/ld+json">${JSON.stringify([object("Plum cake", CAKE, CAKE_STEPS), object("Hazelnut sauce", SAUCE, SAUCE_STEPS)])}</script></head>`,
      ),
    ],
  ])("are recipes of their own in %s, and all in the page's title", (_, both) => {
    const recipe = recipeOf(both);
    expect(recipe.title).toBe("Plum cake with hazelnut sauce");
    expect(recipe.ingredients).toMatchObject([...grouped(CAKE, "Plum cake"), ...grouped(SAUCE, "Hazelnut sauce")]);
    expect(recipe.steps.map(({ text }) => text)).toEqual([...CAKE_STEPS, ...SAUCE_STEPS]);
  });
});

describe("a list for one step", () => {
  const atStep = (lines: readonly string[]): string =>
    html(
      `<h2>Ingredients</h2>${list("ul", CAKE)}<h2>Method</h2>${["Whisk the eggs with the sugar in a bowl until they are pale.", "Fold in the flour and pour the batter into a buttered tin.", "Arrange the plums on top and bake the cake in the oven."].map((step) => `<p>${step}</p>`).join("")}${list("ul", lines)}${["Chop the nuts and fry them in a pan until they smell good.", "Scatter them over the cake and let it cool in the tin.", "Cut the cake into pieces and serve it while it is warm."].map((step) => `<p>${step}</p>`).join("")}`,
    );
  const ingredientsOf = (lines: readonly string[]) => recipeOf(atStep(lines)).ingredients.map(({ text }) => text);

  it("adds the food that the recipe's own list lacks, because it may be the nuts", () => {
    expect(ingredientsOf(["50 g walnuts"])).toEqual([...CAKE, "50 g walnuts"]);
    expect(ingredientsOf(["200 g flour", "50 g walnuts"])).toEqual([...CAKE, "50 g walnuts"]);
  });

  it("adds neither food of that list again nor tools", () => {
    expect(ingredientsOf(["200 g flour", "1 large saucepan"])).toEqual(CAKE);
  });
});

describe("what is not a further part", () => {
  const cake = `<h2>Ingredients</h2>${list("ul", CAKE)}<h2>Method</h2>${list("ol", CAKE_STEPS)}`;
  it.each([
    ["the list again for print", `<div class="print"><h2>Ingredients</h2>${list("ul", CAKE)}</div>`],
    ["the list in other units", `<h2>Ingredients</h2>${list("ul", ["18 oz plums", "7 oz flour", "3 eggs"])}`],
    [
      "a variation",
      `<h2>Variations</h2>${list("ul", ["100 g walnuts instead of the flour", "2 cups milk", "1 cup rice"])}`,
    ],
    ["nutrition", `<h2>Nutrition</h2>${list("ul", ["Sugar 20 g", "Salt 1 g", "Milk fat 3 g"])}`],
    ["a list in a reader's comment", `<div class="comments"><h3>Ingredients</h3>${list("ul", SAUCE)}</div>`],
    [
      "another article",
      `<article><h2>Nut sauce</h2><h3>Ingredients</h3>${list("ul", SAUCE.slice(0, 2))}<h3>Method</h3>${list("ol", SAUCE_STEPS)}</article>`,
    ],
    ["tools", `<h2>You will need</h2>${list("ul", ["1 large mixing bowl", "2 baking tins", "1 whisk"])}`],
    [
      "links",
      `<h2>More</h2>${list("ul", ['<a href="/a">5 rice dinners</a>', '<a href="/b">3 milk puddings</a>', '<a href="/c">7 nut pies</a>'])}`,
    ],
  ])("%s", (_, beside) => {
    for (const body of [cake + beside, `<p>A story about plums.</p>${cake}<p>Enjoy.</p>${beside}`]) {
      expect(recipeOf(page(`<h1>Plum cake</h1>${body}`)).ingredients).toMatchObject(grouped(CAKE, null));
    }
  });

  it("a page of many dishes is no recipe", () => {
    const dish = (name: string, i: number): string =>
      `<h2>${name}</h2><h3>Ingredients</h3>${list("ul", [`${i + 2} eggs`, `${i + 1}00 g ${name.toLowerCase()}`, "1 cup milk"])}<h3>Method</h3>${list("ol", CAKE_STEPS)}`;
    const dishes = ["Walnuts", "Carrots", "Salmon", "Cheese", "Lentils", "Spinach"].map(dish).join("");
    expect(extractRecipe(page(`<h1>Six dinners</h1>${dishes}`), ADDRESS)).toEqual({
      recipe: null,
      reason: "several_recipes",
    });
  });
});
