import { extractRecipe } from "../../../server/recipes/extraction/extract-recipe";
import type { ExtractedRecipe } from "../../../server/recipes/extraction/recipe";

/** Pages written for these tests; nothing is copied from a site. */
export const ADDRESS = "https://kitchen.example/plum-cake";

export const page = (body: string, head = "<title>Plum cake</title>"): string =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

export const jsonLdPage = (json: string, body = "<h1>Plum cake</h1>"): string =>
  page(body, `<title>Plum cake</title><script type="application/ld+json">${json}</script>`);

export const PLUM_CAKE = {
  "@context": "https://schema.org",
  "@type": "Recipe",
  name: "Plum cake",
  recipeIngredient: ["500 g plums", "200 g flour", "3 eggs"],
  recipeInstructions: ["Halve the plums.", "Mix flour and eggs.", "Bake for 40 minutes."],
};

/** Returns the recipe, or fails the test with the reason why there is none. */
export function recipeOf(html: string, url = ADDRESS): ExtractedRecipe {
  const result = extractRecipe(html, url);
  if (!result.recipe) throw new Error(`no recipe: ${result.reason}`);
  return result.recipe;
}

export const ingredientsOf = (html: string): string[] => recipeOf(html).ingredients.map(({ text }) => text);
export const stepsOf = (html: string): string[] => recipeOf(html).steps.map(({ text }) => text);
