import { describe, expect, it } from "vitest";
import { extractRecipe } from "../../../server/recipes/extraction/extract-recipe";
import { ADDRESS, ingredientsOf, jsonLdPage, PLUM_CAKE, page, recipeOf, stepsOf } from "./pages";

const { recipeIngredient: FOODS, recipeInstructions: METHOD } = PLUM_CAKE;
const ofRecipe = (properties: object): string => jsonLdPage(JSON.stringify({ ...PLUM_CAKE, ...properties }));
const list = (tag: string, lines: readonly string[]): string =>
  `<${tag}>${lines.map((line) => `<li>${line}</li>`).join("")}</${tag}>`;

describe("ingredients in rarer forms of JSON-LD lose neither a food nor its amount", () => {
  it.each<[string, unknown]>([
    ["one text with line breaks of HTML", FOODS.join("<br/>")],
    ["one text with a list of HTML", list("ul", FOODS)],
    ["one text with dashes", FOODS.map((food) => `- ${food}`).join("\n")],
    ["one line with bullets", FOODS.map((food) => `• ${food}`).join(" ")],
    ["one line with commas", FOODS.join(", ")],
    ["one line with semicolons", [FOODS.join("; ")]],
    ["an object of numbers", { ...FOODS }],
    ["a JSON-LD list", { "@list": FOODS }],
    [
      "ListItem around texts and objects",
      {
        "@type": "ItemList",
        itemListElement: [
          { "@type": "ListItem", position: 1, item: FOODS[0] },
          { "@type": "ListItem", position: 2, item: { "@type": "Thing", name: FOODS[1] } },
          { "@type": "ListItem", position: 3, name: FOODS[2] },
        ],
      },
    ],
    [
      "HowToSupply with its quantity as an object, a text or a number",
      [
        { name: "plums", requiredQuantity: { "@type": "QuantitativeValue", value: 500, unitText: "g" } },
        { name: "flour", requiredQuantity: "200 g" },
        { name: "eggs", amount: 3 },
      ],
    ],
    [
      "amount, unit and food apart",
      [
        { quantity: "500", unit: "g", ingredient: { name: "plums" } },
        { amount: "200", unit: { name: "g" }, food: { name: "flour" } },
        { value: "3", name: "eggs" },
      ],
    ],
  ])("%s", (_, recipeIngredient) => {
    expect(ingredientsOf(ofRecipe({ recipeIngredient }))).toEqual(FOODS);
  });

  it("keep words beside the food", () => {
    const recipeIngredient = [{ name: "butter", quantity: "50", unit: "g", notes: "or margarine" }, "2 pears"];
    expect(ingredientsOf(ofRecipe({ recipeIngredient }))).toEqual(["50 g butter, or margarine", "2 pears"]);
  });

  it("treat a food with a stray colon as a food, and a part of the dish as a heading", () => {
    const recipeIngredient = ["500 g plums", "Walnuts:", "For the icing:", "100 g sugar", "Salt:"];
    expect(recipeOf(ofRecipe({ recipeIngredient })).ingredients).toMatchObject([
      { text: "500 g plums", group: null },
      { text: "Walnuts", group: null },
      { text: "100 g sugar", group: "For the icing" },
      { text: "Salt", group: null },
    ]);
  });

  it("keep a single food with commas as one line", () => {
    expect(ingredientsOf(ofRecipe({ recipeIngredient: ["2 onions, peeled, chopped", "salt"] }))).toEqual([
      "2 onions, peeled, chopped",
      "salt",
    ]);
  });

  it("follow references, and make named lists groups", () => {
    const graph = [
      {
        ...PLUM_CAKE,
        recipeIngredient: [{ name: "Dough", itemListElement: [{ "@id": "#flour" }] }, { "@id": "#egg" }],
      },
      { "@type": "HowToSupply", "@id": "#flour", name: "200 g flour" },
      { "@type": "HowToSupply", "@id": "#egg", name: "3 eggs" },
    ];
    expect(recipeOf(jsonLdPage(JSON.stringify({ "@graph": graph }))).ingredients).toMatchObject([
      { text: "200 g flour", group: "Dough" },
      { text: "3 eggs", group: null },
    ]);
  });
});

describe("steps in rarer forms of JSON-LD", () => {
  const steps = METHOD.map((text) => ({ "@type": "HowToStep", text }));
  it.each<[string, unknown]>([
    ["lists of lists", [METHOD.slice(0, 2), METHOD.slice(2)]],
    ["an object of numbers", { 0: METHOD[0], 1: steps[1], 2: METHOD[2] }],
    ["one text with numbered steps", METHOD.map((text, i) => `${i + 1}. ${text}`).join(" ")],
    ["one text with named steps", METHOD.map((text, i) => `Step ${i + 1}: ${text}`).join(" ")],
    ["positions out of order", steps.map((step, i) => ({ ...step, position: i + 1 })).reverse()],
    [
      "positions written as text",
      {
        "@type": "ItemList",
        itemListElement: steps.map((step, i) => ({ ...step, position: String(i + 1) })).reverse(),
      },
    ],
    [
      "a section with a description of its own",
      [{ "@type": "HowToSection", description: "All.", itemListElement: steps }],
    ],
  ])("%s", (_, recipeInstructions) => {
    expect(stepsOf(ofRecipe({ recipeInstructions }))).toEqual(METHOD);
  });

  it("follow references", () => {
    const graph = [
      { ...PLUM_CAKE, recipeInstructions: [{ "@id": "#a" }, { "@type": "HowToStep", "@id": "#b" }] },
      { "@type": "HowToStep", "@id": "#a", text: "Mix." },
      { "@type": "HowToStep", "@id": "#b", text: "Bake." },
    ];
    expect(stepsOf(jsonLdPage(JSON.stringify({ "@graph": graph })))).toEqual(["Mix.", "Bake."]);
  });

  it("name steps after an inner section by the outer section again", () => {
    const inner = { "@type": "HowToSection", name: "Dough", itemListElement: steps.slice(0, 1) };
    const outer = { "@type": "HowToSection", name: "Cake", itemListElement: [inner, ...steps.slice(1)] };
    expect(recipeOf(ofRecipe({ recipeInstructions: [outer] })).steps.map(({ group }) => group)).toEqual([
      "Dough",
      "Cake",
      "Cake",
    ]);
  });

  it("end references and lists that are circular or deep", () => {
    const deep = `${'{"@list":['.repeat(5000)}"Bake."${"]}".repeat(5000)}`;
    const html = jsonLdPage(JSON.stringify({ ...PLUM_CAKE, recipeInstructions: "DEEP" }).replace('"DEEP"', deep));
    expect(stepsOf(html)).toEqual([]);
    const round = { ...PLUM_CAKE, recipeInstructions: [{ "@id": "#a" }] };
    const graph = [round, { "@id": "#a", itemListElement: [{ "@id": "#a" }], name: "Again" }];
    expect(ingredientsOf(jsonLdPage(JSON.stringify({ "@graph": graph })))).toEqual(FOODS);
  });
});

describe("a text that breaks off", () => {
  const brokenOff = (end: string, shown = ""): string =>
    jsonLdPage(`{"@type":"Recipe","name":"Plum cake",${end}`, `<h1>Plum cake</h1>${shown}`);
  const shown = (foods: readonly string[]): string =>
    `<h2>Ingredients</h2>${list("ul", foods)}<h2>Method</h2>${list("ol", ["Halve the plums and mix flour and eggs.", "Add the walnuts and bake for 40 minutes."])}`;

  it.each([
    ["inside an ingredient", '"recipeInstructions":["Mix.","Bake."],"recipeIngredient":["500 g plums","200 g flo'],
    [
      "between two ingredients",
      '"recipeInstructions":["Mix.","Bake."],"recipeIngredient":["500 g plums","200 g flour",',
    ],
    [
      "inside the method",
      '"recipeIngredient":["500 g plums","200 g flour"],"recipeInstructions":["Mix all in a bowl.","Ba',
    ],
    ["inside the only text", '"recipeInstructions":"Mix. Bake.","recipeIngredient":"500 g plums\\n200 g fl'],
  ])("%s is not shown as if it were complete", (_, end) => {
    expect(extractRecipe(brokenOff(end), ADDRESS)).toEqual({ recipe: null, reason: "incomplete" });
  });

  it("is read from what the page shows", () => {
    const foods = [...FOODS, "100 g walnuts"];
    const html = brokenOff('"recipeIngredient":["500 g plums","200 g flo', shown(foods));
    expect(ingredientsOf(html)).toEqual(foods);
    expect(stepsOf(html)).toHaveLength(2);
  });

  it.each([
    [
      "ingredients than it had",
      '"recipeIngredient":["500 g plums","200 g flour","100 g walnuts","3 eg',
      FOODS.slice(0, 2),
    ],
    [
      "other ingredients",
      '"recipeIngredient":["500 g plums","200 g flour","100 g walnuts","3 eg',
      ["1 cup rice", "2 carrots", "1 onion", "salt"],
    ],
    [
      "words in its method",
      `"recipeIngredient":${JSON.stringify(FOODS)},"recipeInstructions":["${"Halve the plums and mix flour and eggs. ".repeat(8)}","Ba`,
      FOODS,
    ],
  ])("is not completed from a list with %s", (_, end, foods) => {
    expect(extractRecipe(brokenOff(end, shown(foods)), ADDRESS)).toEqual({ recipe: null, reason: "incomplete" });
  });

  it("is complete if only what follows the lists is missing", () => {
    const end = `"recipeIngredient":${JSON.stringify(FOODS)},"recipeInstructions":${JSON.stringify(METHOD)},"author":{"na`;
    expect(ingredientsOf(brokenOff(end))).toEqual(FOODS);
    expect(stepsOf(brokenOff(end))).toEqual(METHOD);
  });
});

describe("other values of JSON-LD", () => {
  const json = JSON.stringify(PLUM_CAKE);
  const withScript = (tag: string, content = json): string => page("<h1>Plum cake</h1>", `${tag}${content}</script>`);
  it.each([
    ["a type written with an entity", withScript('<script type="application/ld&#x2B;json">')],
    ["a type without quotes", withScript("<script type=application/ld+json>")],
    ["a type with a charset", withScript("<script type='application/ld+json; charset=utf-8'>")],
    ["JSON within a JSON string", jsonLdPage(JSON.stringify(json))],
    ["a byte order mark", jsonLdPage(`\ufeff${json}`)],
    ["quoted words before a comma", jsonLdPage(json.replace('"500 g plums"', '"500 g "fresh", firm plums"'))],
  ])("%s", (_, html) => {
    expect(ingredientsOf(html).slice(-2)).toEqual(FOODS.slice(-2));
    expect(ingredientsOf(html)).toHaveLength(3);
    expect(stepsOf(html)).toEqual(METHOD);
  });

  it.each<[unknown, string | null]>([
    [{ "@list": ["https://cdn.example/a.jpg"] }, "https://cdn.example/a.jpg"],
    [{ "@type": "ImageObject", "@id": "https://cdn.example/a.jpg" }, "https://cdn.example/a.jpg"],
    [{ "@id": "https://kitchen.example/#image" }, null],
    [{ url: "", contentUrl: "https://cdn.example/a.jpg" }, "https://cdn.example/a.jpg"],
    [{ thumbnailUrl: "//cdn.example/a.jpg" }, "https://cdn.example/a.jpg"],
    ["https://cdn.example/a.jpg, https://cdn.example/b.jpg", "https://cdn.example/a.jpg"],
    [["data:image/png;base64,AAAA", "a b.jpg"], "https://kitchen.example/a%20b.jpg"],
  ])("the picture %j is %j", (image, expected) => {
    expect(recipeOf(ofRecipe({ image })).imageUrl).toBe(expected);
  });

  it.each<[unknown, number | null]>([
    [{ "@type": "QuantitativeValue", value: 4, unitText: "servings" }, 4],
    [{ "@type": "QuantitativeValue", minValue: 4, maxValue: 6 }, 4],
    [["", "6"], 6],
    ["una docena", 12],
    ["2 dozen cookies", 24],
    ["für zwei Personen", 2],
    [{ "@type": "QuantitativeValue" }, null],
  ])("the yield %j counts %j", (recipeYield, count) => {
    expect(recipeOf(ofRecipe({ recipeYield })).servings?.count ?? null).toBe(count);
  });

  it("relative addresses use the page's base address", () => {
    const html = page(
      '<h1>Plum cake</h1><img src="plum.jpg" alt="Plum cake">',
      '<base href="https://cdn.example/site/">',
    );
    const withData = html.replace("</head>", `<script type="application/ld+json">${json}</script></head>`);
    expect(recipeOf(withData).imageUrl).toBe("https://cdn.example/site/plum.jpg");
  });
});
