import { kindWords } from "../../../../lib/recipes/kinds";
import { lineWords } from "../../../../lib/recipes/line-words";
import type { JsonObject } from "../../extraction/json-ld/json-value";
import type { ExtractedRecipe } from "../../extraction/recipe";
import type { CarriedIngredient, CarriedRecipe, CarriedStep } from "../carried-recipe";
import { type CarriedDraft, readWords } from "../draft";

/** Converts a recipe that was extracted from a page or from JSON-LD. */
export const draftOfPage = (recipe: ExtractedRecipe, sourceUrl: string | null): CarriedDraft => ({
  title: recipe.title,
  description: recipe.description,
  cuisines: recipe.cuisines,
  categories: recipe.categories,
  tags: recipe.keywords,
  language: recipe.language,
  servings: recipe.servings?.count ?? null,
  yieldText: recipe.servings?.text ?? null,
  prepMinutes: recipe.prepMinutes,
  cookMinutes: recipe.cookMinutes,
  totalMinutes: recipe.totalMinutes,
  sourceUrl,
  ingredients: recipe.ingredients.map(({ text, group }): CarriedIngredient => readWords(text, group)),
  instructions: recipe.steps,
  imageUrl: recipe.imageUrl,
  leftOut: recipe.leftOut.map(({ text }) => `the line “${text.slice(0, 200)}”`),
  linesLeftOut: recipe.leftOut,
});

const duration = (minutes: number | null): string | null => (minutes === null ? null : `PT${minutes}M`);

/** Writes schema.org/Recipe. Diets are left out, because the engine computes them and they are no promise. */
export function writeJsonLd(recipe: CarriedRecipe): JsonObject {
  const fields = {
    name: recipe.title,
    description: recipe.description,
    inLanguage: recipe.language,
    url: recipe.source_url,
    recipeYield: recipe.yield_text ?? (recipe.servings === null ? null : String(recipe.servings)),
    prepTime: duration(recipe.prep_time),
    cookTime: duration(recipe.cook_time),
    totalTime: duration(recipe.total_time),
    recipeCuisine: recipe.cuisine === null ? null : (kindWords("cuisine", recipe.cuisine) ?? recipe.cuisine),
    recipeCategory: recipe.course === null ? null : (kindWords("course", recipe.course) ?? recipe.course),
    keywords: [...recipe.tags, ...recipe.collections].join(", ") || null,
    comment: recipe.note === "" ? null : { "@type": "Comment", text: recipe.note },
  };
  return {
    "@context": "https://schema.org",
    "@type": "Recipe",
    ...Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)),
    recipeIngredient: recipe.ingredients.map(lineWords),
    recipeInstructions: sections(recipe.instructions),
  };
}

/** As the Cookbook of Nextcloud stores it: schema.org with a whole number of servings and plain lists of texts. */
export function writeNextcloud(recipe: CarriedRecipe): JsonObject {
  const count = recipe.servings === null ? null : Math.round(recipe.servings);
  return {
    ...writeJsonLd(recipe),
    ...(count === null || count < 1 ? {} : { recipeYield: count }),
    tool: [],
    recipeInstructions: recipe.instructions.map(({ text }) => text),
  };
}

/** Writes the steps; those of a group are put into a section with its name. */
function sections(steps: readonly CarriedStep[]): JsonObject[] {
  const parts: { group: string | null; steps: JsonObject[] }[] = [];
  for (const { text, group } of steps) {
    if (parts.at(-1)?.group !== group || parts.length === 0) parts.push({ group, steps: [] });
    parts.at(-1)?.steps.push({ "@type": "HowToStep", text });
  }
  return parts.flatMap(({ group, steps: own }) =>
    group === null ? own : [{ "@type": "HowToSection", name: group, itemListElement: own }],
  );
}
