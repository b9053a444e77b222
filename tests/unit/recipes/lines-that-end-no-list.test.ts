import { describe, expect, it } from "vitest";
import { extractPastedRecipe } from "../../../server/recipes/extraction/extract-from-text";
import { nameHints } from "../../../server/recipes/extraction/markup/name-hints";
import { sectionOf } from "../../../server/recipes/extraction/markup/section-words";
import { ingredientsOf, jsonLdPage, page, recipeOf, stepsOf } from "./pages";

const items = (tag: string, lines: readonly string[]): string =>
  `<${tag}>${lines.map((line) => `<li>${line}</li>`).join("")}</${tag}>`;
const METHOD = `<h2>Method</h2>${items("ol", ["Mix everything in a large bowl.", "Bake it in the oven for 40 minutes."])}`;
const withFoods = (foods: readonly string[]): string =>
  page(`<h1>Plum cake</h1><h2>Ingredients</h2>${items("ul", foods)}${METHOD}`);

/** Each has a word inside that names another section, or begins with one. */
const FOODS = [
  "3 tbsp nutritional yeast flakes",
  "about 30 g pine nuts",
  "Parmesan for grating over the top",
  "Shop-bought pesto",
  "Allergen-free chocolate chips",
  "penne or similar pasta",
  "Zero calories sweetener",
  "a few leaves of mint, to share",
  "Noten, gehakt",
  "Follow-on milk",
  "2 % milk",
  "2 star anise",
  "3 persimmons",
  "1 day-old baguette",
  "Cookie crumbs",
  "Tip: toasted hazelnuts",
];

describe("a line of food whose words are also words of headings", () => {
  it.each(FOODS)("%s ends no list on a page", (food) => {
    const lines = ["500 g plums", "200 g flour", food, "3 eggs", "50 g walnuts"];
    expect(ingredientsOf(withFoods(lines))).toEqual(lines);
    const paragraphs = lines.map((line) => `<p>${line}</p>`).join("");
    expect(ingredientsOf(page(`<h1>Plum cake</h1><h2>Ingredients</h2>${paragraphs}${METHOD}`))).toEqual(lines);
  });

  it.each(FOODS)("%s ends no list in a pasted text", (food) => {
    const lines = ["500 g plums", "200 g flour", food, "3 eggs", "50 g walnuts"];
    const text = [
      "Plum cake",
      "Ingredients",
      ...lines,
      "Method",
      "Mix everything in a large bowl and bake it for an hour.",
    ];
    const { recipe } = extractPastedRecipe(text.join("\n"), null);
    expect(recipe?.ingredients.map(({ text: line }) => line)).toEqual(lines);
  });
});

describe("the heading of a part of the method", () => {
  it.each(["Decorating the cake", "Integrating the eggs", "Commentary of the cook", "Previewing the glaze"])(
    "%s ends no method",
    (heading) => {
      const steps = ["Mix the flour with the eggs.", "Bake it for 40 minutes."];
      const more = ["Turn the cake upside down.", "Pour the ganache over it and let it set."];
      const html = page(
        `<h1>Plum cake</h1><h2>Ingredients</h2>${items("ul", ["500 g plums", "200 g flour", "3 eggs"])}<h2>Method</h2>${items("ol", steps)}<h3>${heading}</h3>${items("ol", more)}`,
      );
      expect(stepsOf(html)).toEqual([...steps, ...more]);
    },
  );
});

describe("a heading of something else still ends the list", () => {
  it.each([
    ["Notes", "plain"],
    ["Nutrition per serving", "plain"],
    ["Nährwerte pro Portion", "plain"],
    ["3 comments", "plain"],
    ["Tips for the best crumble", "bold"],
    ["You may also like", "bold"],
    ["More soup recipes", "bold"],
    ["Pumpkin soup nutrition", "ranked"],
    ["About the author", "ranked"],
    ["Allergènes et composition", "ranked"],
  ] as const)("%s (%s)", (heading, look) => expect(sectionOf(heading, look)).toBe("other"));
});

describe("a part of the dish under its own heading", () => {
  const parts = (rank: string, foods: string): string =>
    page(
      `<h1>Buns</h1><h2>Ingredients</h2>${items("ul", ["500 g flour", "1 tsp salt", "300 ml water"])}<${rank}>Glaze</${rank}>${foods}${METHOD}`,
    );

  it.each([
    ["one line", "h2", ["1 egg yolk"]],
    ["two lines", "h2", ["2 tbsp apricot jam", "1 tbsp butter"]],
    ["one line without an amount", "h2", ["Crushed peanuts"]],
    ["a heading of another rank", "h4", ["1 egg yolk"]],
  ])("belongs to the list: %s", (_, rank, foods) => {
    const { ingredients } = recipeOf(parts(rank, items("ul", foods)));
    expect(ingredients.slice(3)).toMatchObject(foods.map((text) => ({ text, group: "Glaze" })));
  });

  it("is none if sentences stand below the heading", () => {
    const html = parts("h2", "<p>My grandmother always baked these buns at Easter, and we ate them warm.</p>");
    expect(ingredientsOf(html)).toEqual(["500 g flour", "1 tsp salt", "300 ml water"]);
  });
});

describe("a line of structured data that the page shows in bold", () => {
  const foods = ["300 g rice noodles", "2 tbsp oil", "chopped cashews", "sesame, to serve", "Pecorino", "prawns"];
  const ld = JSON.stringify({
    "@type": "Recipe",
    name: "Noodles",
    recipeIngredient: foods,
    recipeInstructions: ["Boil the noodles.", "Toss them with everything else."],
  });
  const shown = (tag: string): string =>
    foods.map((food, i) => `<${tag}>${i < 2 ? food : `<strong>${food}</strong>`}</${tag}>`).join("");

  it.each(["li", "p", "div"])("stays a line among <%s>", (tag) => {
    expect(ingredientsOf(jsonLdPage(ld, `<h1>Noodles</h1><h2>Ingredients</h2><div>${shown(tag)}</div>`))).toEqual(
      foods,
    );
  });

  it("becomes the group of the lines below it if it is their heading", () => {
    const lines = ["Marinade", "2 tbsp soy sauce", "1 lime", "Salad", "1 cucumber", "2 carrots"];
    const data = JSON.stringify({
      "@type": "Recipe",
      name: "Salad bowl",
      recipeIngredient: lines,
      recipeInstructions: ["Mix.", "Serve."],
    });
    const body = `<h2>Ingredients</h2><h4>Marinade</h4>${items("ul", lines.slice(1, 3))}<h4>Salad</h4>${items("ul", lines.slice(4))}`;
    const { ingredients } = recipeOf(jsonLdPage(data, `<h1>Salad bowl</h1>${body}`));
    expect(ingredients.map(({ text, group }) => `${group}: ${text}`)).toEqual([
      "Marinade: 2 tbsp soy sauce",
      "Marinade: 1 lime",
      "Salad: 1 cucumber",
      "Salad: 2 carrots",
    ]);
  });
});

describe("food in a control of the page", () => {
  it.each([
    ["a button", "4 tbsp <button type='button'>soft butter</button>, melted", "4 tbsp soft butter, melted"],
    ["a button with an unknown word", "2 tsp <button>gochujang</button>", "2 tsp gochujang"],
    ["a line that is a button", "<button><span>100 g</span> peanuts</button>", "100 g peanuts"],
    ["a label", "<label><input type='checkbox'> 100 g peanuts</label>", "100 g peanuts"],
    ["a link", "100 g <a href='/p'>peanuts</a>", "100 g peanuts"],
    ["a summary", "<details><summary>100 g peanuts</summary></details>", "100 g peanuts"],
    [
      "a choice",
      "1 cup <select><option>whole milk</option><option>oat drink</option></select>",
      "1 cup whole milk / oat drink",
    ],
  ])("is read: %s", (_, line, text) => {
    expect(ingredientsOf(withFoods(["500 g plums", "200 g flour", line, "3 eggs"]))).toEqual([
      "500 g plums",
      "200 g flour",
      text,
      "3 eggs",
    ]);
  });

  it.each(["Add to list", "+", "Buy now", "In den Einkaufswagen legen und bestellen", "Copy", "Swap", "1x"])(
    "is not the button that does something: %s",
    (label) => {
      const line = `200 g flour <button>${label}</button>`;
      expect(ingredientsOf(withFoods(["500 g plums", line, "3 eggs"]))).toEqual([
        "500 g plums",
        "200 g flour",
        "3 eggs",
      ]);
    },
  );

  it("is not what a button of the shop says again", () => {
    const line = "200 g Butter <button>Butter kaufen</button>";
    expect(ingredientsOf(withFoods(["500 g plums", line, "3 eggs"]))).toContain("200 g Butter");
  });
});

describe("the names of classes", () => {
  it.each([
    "preview-content",
    "decorating-list",
    "research-box",
    "correlated",
    "multimodality",
    "shareable-x",
    "cookies-and-cream",
    "ingredients-menu",
  ])("%s hides nothing", (name) => expect(nameHints(name).unrelated).toBe(false));
  it.each([
    "review",
    "recipe-reviews",
    "commentList",
    "related_posts",
    "site-footer",
    "mainMenu",
    "cookieBanner",
    "share-buttons",
  ])("%s is something else", (name) => expect(nameHints(name).unrelated).toBe(true));
  it.each(["flex-direction-row", "show-tooltip", "fortschritt", "text-directions"])("%s names no steps", (name) =>
    expect(nameHints(name).steps).toBe(false),
  );
  it.each(["recipe-directions", "recipeInstructions", "zubereitung", "steps-list", "preparation__text"])(
    "%s names the steps",
    (name) => expect(nameHints(name).steps).toBe(true),
  );
  it("a list inside preview-content is read whole", () => {
    const foods = ["500 g plums", "200 g flour", "3 eggs", "50 g walnuts"];
    const html = page(
      `<h1>Plum cake</h1><div class="preview-content"><h2>Ingredients</h2>${items("ul", foods)}</div>${METHOD}`,
    );
    expect(ingredientsOf(html)).toEqual(foods);
  });
});
