import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extractRecipe } from "@/server/recipes/extraction/extract-recipe";
import { PLAIN_RECIPES, type PlainRecipe } from "./recipes";
import { type Outcome, SOURCES } from "./sources";

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
const isNamed = (line: string, { lines, leftOut }: NonNullable<Outcome>): boolean =>
  [...lines, ...leftOut].some((text) => bare(text).includes(bare(line)));

interface Changed {
  recipe: PlainRecipe;
  line: string;
  at: number;
  /** How many of the last lines are under a heading of their own. */
  apart: number;
}

const changed: fc.Arbitrary<Changed> = fc.constantFrom(...PLAIN_RECIPES).chain((recipe) =>
  fc.record({
    recipe: fc.constant(recipe),
    line: fc.constantFrom(...recipe.allergens),
    at: fc.nat(recipe.foods.length - 1),
    apart: fc.constantFrom(0, 1, 2),
  }),
);

function read(source: (typeof SOURCES)[number], { recipe, line, at, apart }: Changed): Outcome {
  const lines = recipe.foods.map((food, i) => (i === at ? line : food));
  return source.read(recipe, lines.slice(0, lines.length - apart), lines.slice(lines.length - apart));
}

describe("a line that is replaced by one with an allergen is a line of the recipe, or is named as left out", () => {
  it.each(SOURCES)("in $name", (source) => {
    fc.assert(
      fc.property(changed, (change) => {
        const outcome = read(source, change);
        if (outcome && !isNamed(change.line, outcome))
          throw new Error(
            `lost: ${JSON.stringify([change.line, change.recipe.language, change.at, change.apart, outcome])}`,
          );
      }),
      { numRuns: 60 },
    );
  });

  it.each(SOURCES)("and an unchanged recipe is read whole, with nothing left out: $name", (source) => {
    for (const recipe of PLAIN_RECIPES) {
      const outcome = source.read(recipe, recipe.foods.slice(0, 4), recipe.foods.slice(4));
      expect(outcome?.lines.map(bare)).toEqual(recipe.foods.map(bare));
      expect(outcome?.leftOut).toEqual([]);
    }
  });
});

describe("a line that the structured data lacks while the page shows it is completed, or is named as left out", () => {
  const shownAs = {
    list: (foods: readonly string[]) => `<ul>${foods.map((food) => `<li>${food}</li>`).join("")}</ul>`,
    boxes: (foods: readonly string[]) => `<div>${foods.map((food) => `<div>${food}</div>`).join("")}</div>`,
    paragraphs: (foods: readonly string[]) => foods.map((food) => `<p>${food}</p>`).join(""),
    breaks: (foods: readonly string[]) => `<p>${foods.join("<br>")}</p>`,
  };

  it.each(Object.entries(shownAs))("as %s", (_, shown) => {
    fc.assert(
      fc.property(changed, fc.integer({ min: 1, max: 3 }), ({ recipe, line, at }, further) => {
        const foods = recipe.foods.map((food, i) => (i === at ? line : food));
        // Further lines are dropped too, so that the page's list is longer than the data's.
        const listed = foods.filter((food, i) => food !== line && (i - at + foods.length) % foods.length >= further);
        const data = {
          "@type": "Recipe",
          name: recipe.title,
          recipeIngredient: listed,
          recipeInstructions: recipe.steps,
        };
        const html = `<script type="application/ld+json">${JSON.stringify(data)}</script><h1>${recipe.title}</h1><h2>${recipe.ingredients}</h2>${shown(foods)}<h2>${recipe.method}</h2><ol>${recipe.steps.map((step) => `<li>${step}</li>`).join("")}</ol>`;
        const { recipe: found } = extractRecipe(html, "https://kitchen.example/salad");
        if (!found) return;
        const outcome = {
          lines: found.ingredients.map(({ text }) => text),
          leftOut: found.leftOut.map(({ text }) => text),
        };
        if (!isNamed(line, outcome))
          throw new Error(`lost: ${JSON.stringify([line, recipe.language, at, listed, outcome])}`);
      }),
      { numRuns: 100 },
    );
  });
});
