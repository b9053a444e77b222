import { describe, expect, it } from "vitest";
import { recipeOf } from "../pages";
import { FORMS } from "./page-forms-by-structure";
import { RECIPES, type WrittenRecipe } from "./recipes-by-language";

const site = (recipe: WrittenRecipe, body: string): string =>
  `<!doctype html><html lang="${recipe.language}"><head><title>${recipe.title} - Kok</title><body><ul><li><a href="/a">Kok</a></li><li><a href="/b">B</a></li></ul><main>${body}</main><h2>${recipe.after}</h2><ul><li><a href="/1">Lasagne</a></li><li><a href="/2">Tiramisu</a></li></ul></body></html>`;

describe.each(RECIPES)("a page in $language without structured data", (recipe) => {
  it.each(FORMS)("as $name is read completely under every name of its sections", ({ body }) => {
    for (const ingredients of recipe.ingredients)
      for (const method of recipe.method) {
        const read = recipeOf(site(recipe, body(recipe, ingredients, method)));
        const foods = read.ingredients.map(({ text }) => text);
        const steps = read.steps.map(({ text }) => text);
        expect({ ingredients, method, title: read.title, foods, steps }).toEqual({
          ingredients,
          method,
          title: recipe.title,
          foods: recipe.foods,
          steps: recipe.steps,
        });
      }
  });
});
