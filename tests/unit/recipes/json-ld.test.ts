import { describe, expect, it } from "vitest";
import { ADDRESS, ingredientsOf, jsonLdPage, PLUM_CAKE, page, recipeOf, stepsOf } from "./pages";

const { recipeIngredient: FOODS, recipeInstructions: METHOD } = PLUM_CAKE;

describe("JSON-LD in the forms that publishers use", () => {
  it.each<[string, unknown]>([
    ["one object", PLUM_CAKE],
    ["an array", [{ "@type": "WebSite", name: "Kitchen" }, PLUM_CAKE]],
    ["a graph", { "@graph": [{ "@type": "WebPage" }, PLUM_CAKE] }],
    ["a graph in an array", [{ "@graph": [PLUM_CAKE] }]],
    ["a list of types", { ...PLUM_CAKE, "@type": ["NewsArticle", "Recipe"] }],
    ["a type as address", { ...PLUM_CAKE, "@type": "http://schema.org/Recipe" }],
    ["the main entity of a page", { "@type": "WebPage", mainEntity: PLUM_CAKE }],
    ["the older name of ingredients", { ...PLUM_CAKE, recipeIngredient: undefined, ingredients: FOODS }],
    ["ingredients as one text", { ...PLUM_CAKE, recipeIngredient: FOODS.join("\n") }],
    ["ingredients as objects", { ...PLUM_CAKE, recipeIngredient: FOODS.map((text) => ({ text })) }],
    ["ingredients in lists of lists", { ...PLUM_CAKE, recipeIngredient: [FOODS.slice(0, 1), FOODS.slice(1)] }],
    ["steps as one text", { ...PLUM_CAKE, recipeInstructions: METHOD.join("\n") }],
    ["steps as HTML", { ...PLUM_CAKE, recipeInstructions: `<ol>${METHOD.map((s) => `<li>${s}</li>`).join("")}</ol>` }],
    ["steps glued together", { ...PLUM_CAKE, recipeInstructions: METHOD.join("") }],
    [
      "steps as HowToStep",
      { ...PLUM_CAKE, recipeInstructions: METHOD.map((text) => ({ "@type": "HowToStep", text })) },
    ],
    [
      "numbered names of steps",
      {
        ...PLUM_CAKE,
        recipeInstructions: METHOD.map((text, i) => ({ "@type": "HowToStep", name: `Step ${i + 1}`, text })),
      },
    ],
    [
      "steps in an ItemList",
      { ...PLUM_CAKE, recipeInstructions: { "@type": "ItemList", itemListElement: METHOD.map((text) => ({ text })) } },
    ],
    [
      "names written in another case or with a prefix",
      { "@type": "schema:Recipe", "schema:name": "Plum cake", RecipeIngredient: FOODS, recipeinstructions: METHOD },
    ],
    [
      "directions inside steps",
      {
        ...PLUM_CAKE,
        recipeInstructions: METHOD.map((text) => ({
          "@type": "HowToStep",
          itemListElement: [{ "@type": "HowToDirection", text }],
        })),
      },
    ],
    ["entities encoded twice", { ...PLUM_CAKE, recipeInstructions: METHOD.map((s) => s.replace("l", "&amp;#108;")) }],
  ])("reads %s", (_, value) => {
    const html = jsonLdPage(JSON.stringify(value));
    expect(ingredientsOf(html)).toEqual(FOODS);
    expect(stepsOf(html)).toEqual(METHOD);
  });

  it("uses the names of sections as groups of their steps", () => {
    const section = (name: string, steps: string[]) => ({
      "@type": "HowToSection",
      name,
      itemListElement: steps.map((text) => ({ "@type": "HowToStep", text })),
    });
    const recipeInstructions = [
      section("Dough:", ["Mix well."]),
      section("Topping", ["Halve the plums.", "Add sugar."]),
    ];
    expect(recipeOf(jsonLdPage(JSON.stringify({ ...PLUM_CAKE, recipeInstructions }))).steps).toEqual([
      { text: "Mix well.", group: "Dough" },
      { text: "Halve the plums.", group: "Topping" },
      { text: "Add sugar.", group: "Topping" },
    ]);
  });

  it("reads title, picture, amounts, times, publisher, language and claims", () => {
    const html = jsonLdPage(
      JSON.stringify({
        "@graph": [
          { "@type": "Organization", "@id": "#kitchen", name: "Kitchen" },
          { "@type": "ImageObject", "@id": "#photo", url: "/plum.jpg" },
          {
            ...PLUM_CAKE,
            author: { "@type": "Person", name: "Ana" },
            image: { "@id": "#photo" },
            recipeYield: ["8", "8 slices"],
            prepTime: "PT20M",
            cookTime: "PT0H40M",
            suitableForDiet: "https://schema.org/VegetarianDiet",
            keywords: "cake, nut-free",
            recipeCategory: "Dessert",
            recipeCuisine: ["Austrian"],
            publisher: { "@id": "#kitchen" },
          },
        ],
      }),
    );
    expect(recipeOf(html)).toMatchObject({
      source: "json-ld",
      title: "Plum cake",
      imageUrl: "https://kitchen.example/plum.jpg",
      servings: { text: "8 slices", count: 8 },
      prepMinutes: 20,
      cookMinutes: 40,
      totalMinutes: 60,
      siteName: "Kitchen",
      language: "en",
      keywords: ["cake", "nut-free"],
      categories: ["Dessert"],
      cuisines: ["Austrian"],
      dietClaims: [
        { diet: "vegetarian", source: "suitableForDiet" },
        { diet: "nut_free", source: "keywords" },
      ],
      sourceUrl: ADDRESS,
    });
  });

  it("chooses the recipe that the page is named after", () => {
    const otherRecipe = { ...PLUM_CAKE, name: "Apple pie", recipeIngredient: ["1 kg apples", "200 g butter"] };
    expect(ingredientsOf(jsonLdPage(JSON.stringify([otherRecipe, PLUM_CAKE])))).toEqual(FOODS);
  });

  it("chooses the recipe that calls the page's address its own", () => {
    const other = {
      ...PLUM_CAKE,
      name: "Cake",
      url: "https://kitchen.example/other",
      recipeIngredient: ["1 apple", "2 pears"],
    };
    const own = { ...PLUM_CAKE, name: "Zwetschgenkuchen", url: `${ADDRESS}/` };
    expect(recipeOf(jsonLdPage(JSON.stringify([other, own]), "<h1>Something else</h1>")).title).toBe(
      "Zwetschgenkuchen",
    );
  });

  it("fills missing fields of the first description from a second one of the same recipe", () => {
    const bare = { "@type": "Recipe", name: "Plum cake", recipeIngredient: FOODS };
    expect(stepsOf(jsonLdPage(JSON.stringify([bare, PLUM_CAKE])))).toEqual(METHOD);
  });

  it("treats headings among the ingredients as groups", () => {
    const recipeIngredient = ["For the dough:", "200 g flour", "3 eggs", "For the topping:", "500 g plums"];
    expect(recipeOf(jsonLdPage(JSON.stringify({ ...PLUM_CAKE, recipeIngredient }))).ingredients).toMatchObject([
      { text: "200 g flour", group: "For the dough" },
      { text: "3 eggs", group: "For the dough" },
      { text: "500 g plums", group: "For the topping" },
    ]);
  });

  it("reads no text from scripts, buttons and advertisements", () => {
    const recipeInstructions = [
      "Mix.&lt;script&gt;alert(1)&lt;/script&gt; Rest.",
      "Advertisement",
      "▢ <b>Bake</b> for 40 minutes.",
      "Print",
    ];
    expect(stepsOf(jsonLdPage(JSON.stringify({ ...PLUM_CAKE, recipeInstructions })))).toEqual([
      "Mix. Rest.",
      "Bake for 40 minutes.",
    ]);
  });

  it("removes the publisher's own numbers from the steps", () => {
    const recipeInstructions = METHOD.map((text, i) => `${i + 1}. ${text}`);
    expect(stepsOf(jsonLdPage(JSON.stringify({ ...PLUM_CAKE, recipeInstructions })))).toEqual(METHOD);
  });

  it("prefers the picture that the page shares of itself, and never a logo instead of a dish", () => {
    const json = JSON.stringify({ ...PLUM_CAKE, image: "https://cdn.example/plum-cake.jpg" });
    const withShared = (shared: string) =>
      page(
        "<h1>Plum cake</h1>",
        `<meta property="og:image" content="${shared}"><script type="application/ld+json">${json}</script>`,
      );
    expect(recipeOf(withShared("https://cdn.example/hero.jpg")).imageUrl).toBe("https://cdn.example/hero.jpg");
    expect(recipeOf(withShared("https://cdn.example/site-logo.png")).imageUrl).toBe(
      "https://cdn.example/plum-cake.jpg",
    );
    expect(recipeOf(withShared("javascript:alert(1)")).imageUrl).toBe("https://cdn.example/plum-cake.jpg");
  });
});
