import { describe, expect, it } from "vitest";
import { extractRecipe } from "../../../../server/recipes/extraction/extract-recipe";
import { FIRST_RECIPES } from "./first-recipes";
import { FIRST_SITES } from "./first-sites";
import { linesOf, type WrittenRecipe } from "./written-recipe";

const bare = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
const joined = (texts: readonly string[]): string => texts.map(bare).sort().join(" | ");

function whatIsWrong(html: string, recipe: WrittenRecipe): string | null {
  const { recipe: read } = extractRecipe(html, "https://site.example/page-1");
  if (!read) return "nothing is read";
  if (bare(read.title) !== bare(recipe.title)) return `title: ${read.title}`;
  const foods = read.ingredients.map(({ text }) => text);
  if (joined(foods) !== joined(linesOf(recipe))) return `ingredients: ${JSON.stringify(foods)}`;
  const steps = read.steps.map(({ text }) => text);
  return bare(steps.join("")) === bare(recipe.steps.join("")) ? null : `method: ${JSON.stringify(steps)}`;
}

describe.each(FIRST_SITES)("$name", (site) => {
  it.each(FIRST_RECIPES)("is read whole in $lang", (recipe) => {
    expect(whatIsWrong(site.html(recipe), recipe)).toBeNull();
  });
});
