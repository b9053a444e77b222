import { describe, expect, it } from "vitest";
import { PAGE_CHANGES } from "@/tests/bench/page-changes";
import { recipeOf } from "../pages";
import { RECIPES } from "./recipes-by-language";

/** One page as a plugin writes it: structured data, annotated elements with names, headings, lists. */
const full = ({ language, title, foods, steps, ingredients, method }: (typeof RECIPES)[number]): string => {
  const data = JSON.stringify({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "Recipe", name: title, recipeIngredient: foods, recipeInstructions: steps }],
  });
  const marked = (tag: string, property: string, lines: readonly string[]): string =>
    lines.map((line) => `<${tag} class="card-${property}" itemprop="${property}">${line}</${tag}>`).join("");
  return `<!doctype html><html lang="${language}"><head><title>${title}</title><script type="application/ld+json">${data}</script></head><body><nav><ul><li><a href="/">A</a></li></ul></nav><article itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">${title}</h1><h2 class="card-header">${ingredients[0]}</h2><ul class="card-ingredients">${marked("li", "recipeIngredient", foods)}</ul><h2 class="card-header">${method[0]}</h2><ol class="card-method">${marked("li", "recipeInstructions", steps)}</ol></article></body></html>`;
};

describe.each(Object.entries(PAGE_CHANGES))("a page %s", (_, change) => {
  it.each(RECIPES)("gives the same recipe in $language", (recipe) => {
    const changed = change(full(recipe));
    expect(changed).not.toBe(full(recipe));
    const { title, ingredients, steps } = recipeOf(changed);
    expect(title).toBe(recipe.title);
    expect(ingredients.map(({ text }) => text)).toEqual(recipe.foods);
    expect(steps.map(({ text }) => text)).toEqual(recipe.steps);
  });
});
