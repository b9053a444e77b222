import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRead } from "@/server/recipes/carried/carried-recipe";
import { readCarriedFile } from "@/server/recipes/carried/read-file";
import { extractPastedRecipe } from "@/server/recipes/extraction/extract-from-text";
import { extractRecipe } from "@/server/recipes/extraction/extract-recipe";

type Dish = { title: string; foods: string[]; steps: string[] };

const DISHES: Dish[] = [
  {
    title: "Lentil Soup",
    foods: ["2 cups red lentils", "1 onion, chopped", "1 l water", "1 tsp cumin"],
    steps: ["Fry the onion in a pot until soft.", "Add the lentils and the water and simmer for 20 minutes."],
  },
  {
    title: "Tomato Salad",
    foods: ["4 tomatoes", "2 tbsp olive oil", "1 shallot"],
    steps: ["Slice the tomatoes and the shallot thinly.", "Dress with the oil and leave to stand for 10 minutes."],
  },
  {
    title: "Roast Carrots",
    foods: ["500 g carrots", "1 tbsp honey", "1 tsp thyme"],
    steps: ["Heat the oven to 200 degrees.", "Toss the carrots with honey and roast for 30 minutes."],
  },
  {
    title: "Oat Biscuits",
    foods: ["200 g rolled oats", "100 g butter", "80 g sugar", "1 egg"],
    steps: ["Melt the butter and mix it with the sugar and the egg.", "Stir in the oats and bake for 15 minutes."],
  },
];

const data = ({ title, foods, steps }: Dish) => ({
  "@type": "Recipe",
  name: title,
  recipeIngredient: foods,
  recipeInstructions: steps.map((text) => ({ "@type": "HowToStep", text })),
});
const list = (lines: readonly string[], tag: string) => lines.map((text) => `<${tag}>${text}</${tag}>`).join("");
const page = (body: string, title = "My recipes") =>
  `<html><head><title>${title}</title></head><body>${body}</body></html>`;
const left = (food: string) => /^([\d/.]+) ?(.*)$/.exec(food) ?? [];

/** Each way in which a file may hold several recipes. */
const FORMATS: Record<string, { name: string; write: (dishes: readonly Dish[]) => string }> = {
  "a graph of schema.org in a page": {
    name: "recipes.html",
    write: (dishes) =>
      page(
        `<script type="application/ld+json">${JSON.stringify({ "@context": "https://schema.org", "@graph": dishes.map(data) })}</script>`,
      ),
  },
  "a script of schema.org for each": {
    name: "recipes.html",
    write: (dishes) =>
      page(dishes.map((dish) => `<script type="application/ld+json">${JSON.stringify(data(dish))}</script>`).join("")),
  },
  "schema.org as JSON": { name: "recipes.json", write: (dishes) => JSON.stringify(dishes.map(data)) },
  microdata: {
    name: "recipes.html",
    write: (dishes) =>
      page(
        dishes
          .map(
            ({ title, foods, steps }) =>
              `<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">${title}</h2><ul>${foods
                .map((food) => `<li itemprop="recipeIngredient">${food}</li>`)
                .join("")}</ul><div itemprop="recipeInstructions"><ol>${list(steps, "li")}</ol></div></div>`,
          )
          .join(""),
      ),
  },
  "a page without marks": {
    name: "recipes.html",
    write: (dishes) =>
      page(
        dishes
          .map(
            ({ title, foods, steps }) =>
              `<h2>${title}</h2><h3>Ingredients</h3><ul>${list(foods, "li")}</ul><h3>Method</h3><ol>${list(steps, "li")}</ol>`,
          )
          .join(""),
        dishes.length === 1 ? dishes[0]?.title : undefined,
      ),
  },
  Markdown: {
    name: "recipes.md",
    write: (dishes) =>
      dishes
        .map(
          ({ title, foods, steps }) =>
            `# ${title}\n\n## Ingredients\n\n${foods.map((food) => `- ${food}`).join("\n")}\n\n## Method\n\n${steps.join("\n")}`,
        )
        .join("\n\n"),
  },
  "plain text": {
    name: "recipes.txt",
    write: (dishes) =>
      dishes
        .map(
          ({ title, foods, steps }) => `${title}\n\nIngredients:\n${foods.join("\n")}\n\nMethod:\n${steps.join("\n")}`,
        )
        .join("\n\n\n"),
  },
  "Meal-Master": {
    name: "recipes.mmf",
    write: (dishes) =>
      dishes
        .map(({ title, foods, steps }) =>
          [
            "MMMMM----- Recipe via Meal-Master (tm) v8.05",
            "",
            `      Title: ${title}`,
            " Categories: Dinner",
            "      Yield: 4 servings",
            "",
            ...foods.map((food) => {
              const [, amount = "", rest = ""] = left(food);
              return `${amount.padStart(7)}    ${rest}`;
            }),
            "",
            ...steps.flatMap((step) => [`  ${step}`, ""]),
            "MMMMM",
          ].join("\r\n"),
        )
        .join("\r\n\r\n"),
  },
  "a table": {
    name: "recipes.csv",
    write: (dishes) =>
      [
        "Name,Ingredients,Instructions,Servings",
        ...dishes.map(({ title, foods, steps }) => `${title},"${foods.join("\n")}","${steps.join("\n")}",4`),
      ].join("\n"),
  },
  "a table with semicolons": {
    name: "rezepte.csv",
    write: (dishes) =>
      [
        "Titel;Zutaten;Zubereitung",
        ...dishes.map(({ title, foods, steps }) => `${title};"${foods.join(" | ")}";"${steps.join("\n")}"`),
      ].join("\n"),
  },
};

const some = fc.shuffledSubarray(DISHES, { minLength: 1 });
const bare = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");

describe("a file with any number of recipes", () => {
  it.each(Object.entries(FORMATS))("carries each of them with all its lines: %s", (_, { name, write }) => {
    fc.assert(
      fc.property(some, (dishes) => {
        const reading = readCarriedFile(write(dishes), name);
        const read = reading.filter(isRead).map(({ recipe }) => recipe);
        expect(read.map(({ title }) => title)).toEqual(dishes.map(({ title }) => title));
        for (const [at, { foods, steps }] of dishes.entries()) {
          const lines = read[at]?.ingredients.map((line) => [line.quantity, line.unit, line.name, line.note].join(" "));
          expect(lines?.map(bare)).toEqual(foods.map(bare));
          expect(bare(read[at]?.instructions.map(({ text }) => text).join(" ") ?? "")).toBe(bare(steps.join(" ")));
        }
      }),
      { numRuns: 25 },
    );
  });

  it("is refused with a sentence where no column of a table is named as we know it", () => {
    expect(readCarriedFile("Foo,Bar\nSoup,lentils\nSalad,tomatoes", "recipes.csv")).toEqual([
      { title: "recipes.csv", reason: expect.stringContaining("no column is named as the recipe's name") },
    ]);
  });

  it("names a column of a table that it leaves out", () => {
    const [first] = readCarriedFile('Name,Ingredients,Wine\nSoup,"1 leek\n1 l water",Riesling', "recipes.csv");
    expect(first && isRead(first) && first.left_out).toEqual(["column “Wine”"]);
  });
});

describe("Meal-Master", () => {
  it("is read in two columns, with continued lines, parts and units", () => {
    const text = [
      "-----Recipe via MEAL-MASTER (tm) v8.01-----",
      "      Title: Nut Cake",
      " Categories: Cakes, Nuts",
      "   Servings: 8",
      "",
      `${"      2 c  Flour".padEnd(40)}${"    1/2 ts Salt"}`,
      `${"      3    Eggs; beaten".padEnd(40)}${"      1 T  Baking powder"}`,
      "    100 g  Hazelnuts; roasted and",
      "           -finely ground",
      "-----------------------ICING-----------------------",
      "      1 c  Sugar",
      "",
      "  Mix the flour and the eggs.",
      "  Bake for one hour.",
      "",
      "  Spread the icing over it.",
      "-----",
    ].join("\n");
    const [cake] = readCarriedFile(text, "cake.mmf");
    if (!cake || !isRead(cake)) throw new Error("It was not read.");
    expect(cake.recipe.title).toBe("Nut Cake");
    expect(cake.recipe.servings).toBe(8);
    const words = cake.recipe.ingredients.map(({ quantity, unit, name, group }) => [quantity, unit, name, group]);
    expect(words).toEqual([
      ["2", "cup", "Flour", null],
      ["3", null, "Eggs; beaten", null],
      ["100", "g", "Hazelnuts; roasted and finely ground", null],
      ["1/2", "teaspoon", "Salt", null],
      ["1", "tablespoon", "Baking powder", null],
      ["1", "cup", "Sugar", "ICING"],
    ]);
    expect(cake.recipe.instructions.map(({ text: step }) => step)).toEqual([
      "Mix the flour and the eggs. Bake for one hour.",
      "Spread the icing over it.",
    ]);
  });
});

describe("a page or a text that somebody pastes", () => {
  const several = fc.shuffledSubarray(DISHES, { minLength: 2 });

  it.each(["a graph of schema.org in a page", "a script of schema.org for each", "microdata"])(
    "is refused where nothing says which recipe is meant: %s",
    (format) => {
      fc.assert(
        fc.property(several, (dishes) => {
          const html = FORMATS[format]?.write(dishes) ?? "";
          expect(extractRecipe(html, "https://example.org/all")).toEqual({ recipe: null, reason: "several_recipes" });
        }),
        { numRuns: 15 },
      );
    },
  );

  it.each(["Markdown", "plain text", "Meal-Master"])("is refused rather than cut: %s", (format) => {
    fc.assert(
      fc.property(several, (dishes) => {
        const text = FORMATS[format]?.write(dishes) ?? "";
        expect(extractPastedRecipe(text, null)).toEqual({ recipe: null, reason: "several_recipes" });
      }),
      { numRuns: 15 },
    );
  });

  it("is read where the page's title names one of them", () => {
    const html = page(
      `<script type="application/ld+json">${JSON.stringify({ "@graph": DISHES.map(data) })}</script>`,
      "Tomato Salad",
    );
    const result = extractRecipe(html, "https://example.org/tomato-salad");
    expect(result.recipe?.title).toBe("Tomato Salad");
  });

  it("stays one recipe where its lists are parts of one dish", () => {
    const text =
      "Layer Cake\n\nIngredients\n\nFor the cake\n200 g flour\n3 eggs\n\nIngredients for the cream\n200 ml cream\n\nMethod\nBake the cake for 30 minutes.\nWhip the cream and spread it over the cake.";
    expect(extractPastedRecipe(text, null).recipe?.title).toBe("Layer Cake");
  });
});
