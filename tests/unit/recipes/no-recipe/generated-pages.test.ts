import { describe, expect, it } from "vitest";
import { extractRecipe } from "../../../../server/recipes/extraction/extract-recipe";
import { ADDRESS, jsonLdPage, PLUM_CAKE, page } from "../pages";

const items = (lines: readonly string[], tag = "ul"): string =>
  `<${tag}>${lines.map((line) => `<li>${line}</li>`).join("")}</${tag}>`;
const prose = (lines: readonly string[]): string => lines.map((line) => `<p>${line}</p>`).join("");

const ARTICLES = [
  "bread",
  "the history of salt",
  "olive oil",
  "school lunches",
  "knives",
  "a market in spring",
  "butter",
  "a bakery",
  "rice fields",
  "street food",
  "a vineyard",
  "coffee",
  "tea",
  "honey bees",
  "sourdough",
  "food waste",
  "diets",
  "kitchens",
  "cookbooks",
  "festivals",
].map((topic): [string, string] => [
  `an article about ${topic}`,
  page(
    `<article><h1>All about ${topic}</h1>${prose([
      `People have cared about ${topic} for more than 2,000 years.`,
      "In the oven of the old house the bread was baked every week; add to that the smell of coffee.",
      "We mixed with the crowd, took a seat, and let the evening cool. Serve yourself was the rule of the house.",
      "By 1900 there were 12 bakeries in the town and 3 mills on the river.",
    ])}<h2>Facts</h2>${items(["12 bakeries in 1900", "3 mills on the river", "40 workers", "1 museum today"])}<h2>Read more</h2>${items(["<a href='/a'>Ten things to know</a>", "<a href='/b'>A walk in the hills</a>"])}</article>`,
  ),
]);

const SHOPS: [string, string][] = [
  [
    "a supplement",
    ["Vitamin C 500 mg", "Zinc 10 mg", "Vitamin D 20 µg"],
    "Take 2 capsules daily with a glass of water. Do not exceed the stated dose.",
  ],
  [
    "a shampoo",
    ["Aqua", "Glycerin", "Sodium Laureth Sulfate", "Parfum"],
    "Apply to wet hair, massage, and rinse well. Repeat when needed.",
  ],
  [
    "a snack bar",
    ["Oats (40%), honey, almonds, salt"],
    "Store in a cool and dry place. Best before: see the side of the pack.",
  ],
  [
    "a detergent",
    ["Surfactants 5-15%", "Perfume", "Enzymes"],
    "Pour 50 ml into the drawer of the machine and start the programme.",
  ],
  [
    "a lamp kit",
    ["1 lamp shade", "2 m cable", "4 screws"],
    "Fix the shade with the screws and connect the cable to the mains.",
  ],
  ["a tent", ["2 poles", "12 pegs", "1 bag"], "Put the poles through the sleeves and fix the tent with the pegs."],
  [
    "a face cream",
    ["Aqua", "Butyrospermum Parkii Butter", "Tocopherol"],
    "Apply a small amount to clean skin in the morning and evening.",
  ],
  [
    "a paint",
    ["Water", "Titanium dioxide", "Binder 20%"],
    "Stir well, apply two coats with a roller, and let dry for 4 hours.",
  ],
  ["a toy", ["24 blocks", "2 wheels", "1 manual"], "Put the wheels on the blocks and follow the manual step by step."],
  ["a candle", ["Soy wax", "Cotton wick"], "Trim the wick and burn the candle for no more than 4 hours."],
].map(([name, parts, use]) => [
  `a shop's page of ${name}`,
  page(
    `<h1>${name}</h1><p class="price">12.90</p><h2>Ingredients</h2>${items(parts as string[])}<h2>Directions</h2><p>${use}</p><h2>Customers also bought</h2>${items(["<a href='/p/1'>2 pack saver</a>", "<a href='/p/2'>500 ml refill</a>"])}`,
    `<title>${name}</title><script type="application/ld+json">{"@type":"Product","name":"${name}","offers":{"price":12.9}}</script>`,
  ),
]);

const HOW_TOS: [string, string][] = [
  [
    "a bird house",
    ["2 wooden boards", "12 screws", "1 m rope", "250 ml paint"],
    "Cut the boards, fix them with the screws and let the paint dry for 2 hours.",
  ],
  [
    "a knitted scarf",
    ["200 g wool", "2 needles", "1 pair of scissors"],
    "Cast on 40 stitches, knit every row and bind off when it is long enough.",
  ],
  [
    "a bicycle repair",
    ["1 spare tube", "2 tyre levers", "1 pump"],
    "Remove the wheel, take out the tube and place the new one inside.",
  ],
  [
    "a paper lantern",
    ["3 sheets of paper", "1 stick of glue", "20 cm string"],
    "Fold each sheet, cut along the fold and glue the edges together.",
  ],
  [
    "a garden bed",
    ["4 planks", "8 bolts", "60 l of soil"],
    "Arrange the planks in a square, bolt them together and fill in the soil.",
  ],
  [
    "a web server",
    ["1 virtual machine", "2 GB of memory", "1 domain"],
    "Install the packages, open the port and start the service.",
  ],
  [
    "a workout",
    ["10 push-ups", "20 squats", "30 seconds plank"],
    "Repeat the set three times and rest for one minute between sets.",
  ],
  [
    "a card game",
    ["52 cards", "2 to 4 players", "1 score sheet"],
    "Shuffle the cards, deal seven to each player and place the rest in the middle.",
  ],
  [
    "a rain gauge",
    ["1 bottle", "2 stones", "1 ruler"],
    "Cut off the top of the bottle, turn it over and place it inside.",
  ],
  [
    "a photo wall",
    ["30 photographs", "4 m wire", "15 clips"],
    "Stretch the wire along the wall and hang the photographs with the clips.",
  ],
].map(([name, parts, use]) => [
  `instructions for ${name}`,
  page(`<h1>${name}</h1><h2>You will need</h2>${items(parts as string[])}<h2>Instructions</h2><p>${use}</p>`),
]);

const card = (i: number): string =>
  `<article><a href="/r/${i}"><img src="/${i}.jpg"><h3>${i} ways with plums</h3></a><p>Ready in ${i * 5} minutes. Serves ${i}.</p></article>`;
const LISTS: [string, string][] = Array.from({ length: 15 }, (_, n) => [
  `a category page of ${n + 4} recipes`,
  page(
    `<h1>Plum recipes</h1><nav>${items(["Breakfast", "Lunch", "Dinner"])}</nav>${Array.from({ length: n + 4 }, (_x, i) => card(i + 1)).join("")}<footer>${items(["About", "Contact"])}</footer>`,
    `<title>Plum recipes</title><script type="application/ld+json">${JSON.stringify({ "@type": "ItemList", itemListElement: Array.from({ length: n + 4 }, (_x, i) => ({ "@type": "ListItem", position: i + 1, url: `https://kitchen.example/r/${i}` })) })}</script>`,
  ),
]);

const ROUND_UPS: [string, string][] = Array.from({ length: 10 }, (_, n) => {
  const recipes = Array.from({ length: n + 4 }, (_x, i) => ({
    ...PLUM_CAKE,
    name: `Dish number ${i}`,
    url: `https://kitchen.example/dish-${i}`,
  }));
  const value =
    n % 2 === 0
      ? { "@graph": recipes }
      : {
          "@type": "ItemList",
          itemListElement: recipes.map((item, i) => ({ "@type": "ListItem", position: i + 1, item })),
        };
  return [
    `a round-up of ${n + 4} whole recipes (${n % 2 === 0 ? "graph" : "list"})`,
    jsonLdPage(JSON.stringify(value), "<h1>What we cooked in May</h1>").replace(
      "<title>Plum cake</title>",
      "<title>What we cooked in May</title>",
    ),
  ];
});

const STUBS: [string, string][] = [
  ["a recipe card without ingredients", jsonLdPage('{"@type":"Recipe","name":"Plum cake","image":"/a.jpg"}')],
  [
    "a recipe behind a paywall",
    jsonLdPage(
      '{"@type":"Recipe","name":"Plum cake","isAccessibleForFree":false}',
      "<h1>Plum cake</h1><h2>Ingredients</h2><p>Subscribe to see the ingredients.</p>",
    ),
  ],
  [
    "a recipe with empty lists",
    jsonLdPage('{"@type":"Recipe","name":"Plum cake","recipeIngredient":[],"recipeInstructions":[]}'),
  ],
  [
    "an article in JSON-LD",
    jsonLdPage('{"@type":"Article","headline":"Plums","articleBody":"Add 2 cups of sugar to the discussion."}'),
  ],
  [
    "a HowTo in JSON-LD",
    jsonLdPage('{"@type":"HowTo","name":"Fix a tap","supply":["1 wrench"],"step":[{"text":"Turn off the water."}]}'),
  ],
  [
    "a login page",
    page('<h1>Sign in</h1><form><label>Email</label><input name="email"><button>Sign in</button></form>'),
  ],
  ["an error page", page("<h1>404</h1><p>We could not find that page. Try the search, or go back to the kitchen.</p>")],
  ["a page that asks for scripts", page("<noscript>Please enable JavaScript to cook.</noscript><div id=root></div>")],
  [
    "a search page",
    page(
      `<h1>Results for plums</h1>${items(["<a href='/1'>Plum cake</a>", "<a href='/2'>Plum jam</a>", "<a href='/3'>Plum soup</a>"])}`,
    ),
  ],
  [
    "a forum thread",
    page(
      `<h1>How long do plums keep?</h1><div class="comment"><p>I keep 2 kg of plums in the fridge for 5 days.</p></div><div class="comment"><p>Mix them with sugar and freeze them, it works well.</p></div>`,
    ),
  ],
  [
    "a menu of a restaurant",
    page(
      `<h1>Menu</h1><h2>Starters</h2>${items(["Tomato soup 6.50", "Bread and butter 3.00", "Salad with cheese 8.90"])}<h2>Mains</h2>${items(["Chicken with rice 14.50", "Pasta with cream sauce 12.00"])}<p>Please ask our staff about allergens before you order.</p>`,
    ),
  ],
  [
    "a nutrition table",
    page(
      `<h1>Plums</h1><table>${["Energy 46 kcal", "Protein 0.7 g", "Fat 0.3 g", "Carbohydrates 11.4 g", "Sugar 9.9 g", "Salt 0 g"].map((row) => `<tr><td>${row.split(" ")[0]}</td><td>${row.split(" ").slice(1).join(" ")}</td></tr>`).join("")}</table><p>Values are for 100 g of raw fruit and vary with the season and the variety.</p>`,
    ),
  ],
  [
    "a shopping list",
    page(
      `<h1>My list</h1>${items(["2 l milk", "500 g flour", "6 eggs", "butter"])}<p>Shared with you. Sign up to make your own lists.</p>`,
    ),
  ],
  [
    "a conversion table",
    page(
      `<h1>Cups to grams</h1>${items(["1 cup flour = 120 g", "1 cup sugar = 200 g", "1 cup butter = 227 g"])}<p>Weights are averages, and every cup is a little different.</p>`,
    ),
  ],
  [
    "a glossary",
    page(
      `<h1>Kitchen words</h1><dl><dt>Braise</dt><dd>To cook slowly in a closed pot.</dd><dt>Fold</dt><dd>To mix gently.</dd></dl>`,
    ),
  ],
  [
    "a privacy notice",
    page(
      `<h1>Privacy</h1>${prose(["We process your data for 12 months and delete it after 30 days.", "You may withdraw consent at any time."])}${items(["1 cookie for the session", "2 cookies for statistics"])}`,
    ),
  ],
  [
    "a video page",
    page(
      `<h1>Plum cake in one minute</h1><iframe src="https://video.example/1"></iframe><p>Watch the video and subscribe for more.</p>`,
    ),
  ],
  [
    "a review of a restaurant",
    page(
      `<h1>The Plum Tree</h1>${prose(["We ordered 3 starters and 2 mains.", "The chicken was roasted with lemon and garlic and served with rice.", "Add a glass of wine and the bill is 45 for two."])}`,
    ),
  ],
  [
    "an event",
    jsonLdPage(
      '{"@type":"Event","name":"Plum festival","startDate":"2030-08-01"}',
      "<h1>Plum festival</h1><p>3 days, 12 stands, 40 cakes.</p>",
    ),
  ],
  ["plain words", "Just some text without any markup at all."],
];

const PAGES = [...ARTICLES, ...SHOPS, ...HOW_TOS, ...LISTS, ...ROUND_UPS, ...STUBS];

describe("pages without a recipe of their own", () => {
  it.each(PAGES)("give no recipe: %s", (_, html) => {
    const result = extractRecipe(html, "https://kitchen.example/some/page");
    expect(result.recipe).toBeNull();
    expect("reason" in result && result.reason).toMatch(/^(?:no_recipe|several_recipes)$/);
  });

  // Fifteen more: shops in other languages, whose words for contents and use also occur in recipes.
  it.each(
    [
      ["German", "Zutaten", "Anleitung", "Zweimal täglich eine Kapsel mit etwas Wasser einnehmen."],
      ["French", "Ingrédients", "Préparation", "Appliquez une noisette de produit sur cheveux mouillés puis rincez."],
      ["Spanish", "Ingredientes", "Instrucciones", "Aplicar sobre la piel limpia por la mañana y por la noche."],
      ["Italian", "Ingredienti", "Istruzioni", "Applicare sulla pelle pulita mattina e sera, evitando gli occhi."],
      ["Dutch", "Ingrediënten", "Instructies", "Breng een kleine hoeveelheid aan op de schone huid."],
    ].flatMap(([language, contents, use, text]) =>
      [
        ["Aqua", "Glycerin", "Parfum"],
        ["Magnesium 375 mg", "Zink 10 mg"],
        ["Limonene", "Linalool", "Citral", "Geraniol"],
      ].map(
        (parts, i) =>
          [
            `${language} ${i + 1}`,
            page(`<h1>Produkt</h1><h2>${contents}</h2>${items(parts)}<h2>${use}</h2><p>${text}</p>`),
          ] as const,
      ),
    ),
  )("give no recipe, if it is a cosmetic or supplement: %s", (_, html) => {
    expect(extractRecipe(html, ADDRESS).recipe).toBeNull();
  });

  it("are a hundred", () => {
    expect(PAGES.length + 15).toBeGreaterThanOrEqual(100);
  });
});
