import { z } from "zod";
import { RECIPE_DISCLAIMER } from "@/lib/schemas/analysis";
import { MAX_SEARCH_TERMS, recipeSearchQuery } from "@/lib/schemas/recipe-search";
import { line } from "@/lib/schemas/text";
import { env } from "@/server/env";
import { noteRead } from "@/server/oauth/diary/note-read";
import { searchRecipes } from "@/server/recipes/search/search-recipes";
import type { Caller } from "../tool";
import { READ_FIELDS } from "./read-fields";
import { inWords } from "./words";

export const findRecipesInput = {
  query: line(200, inWords).default("").describe("Words of the title or the ingredients; empty: the newest"),
  ingredients: z
    .array(line(100, inWords))
    .max(MAX_SEARCH_TERMS)
    .default([])
    .describe("Foods that every recipe must hold"),
  exclude: z.array(line(100, inWords)).max(MAX_SEARCH_TERMS).default([]).describe("Foods that no recipe may hold"),
  page: z.number().int().min(1).max(100).default(1),
};

type Input = { query: string; ingredients: string[]; exclude: string[]; page: number };

/** Recipes without a known conflict. Recipes with a conflict or an unknown are left out and counted. */
export async function findRecipes({ access }: Caller, { query, ingredients, exclude, page }: Input) {
  const reader = { userId: access.userId, forOthers: true };
  const search = recipeSearchQuery.parse({ q: query, ingredients, exclude, page, page_size: 10 });
  const found = await searchRecipes(reader, { ...search, fits_me: true });
  noteRead(access, "search", READ_FIELDS);
  return {
    // An assistant lists what was found as fitting, which an earlier reading does not say.
    recipes: found.items
      .filter((recipe) => !recipe.is_earlier_reading)
      .map((recipe) => ({
        recipe_id: recipe.id,
        title: recipe.title,
        address: `${env.APP_URL}/recipes/${recipe.id}`,
        source: recipe.source_url,
        total_minutes: recipe.total_time,
        servings: recipe.servings,
        ingredients: recipe.ingredients.map(({ name }) => name),
      })),
    total_count: found.total_count,
    left_out: found.hidden_count,
    being_read_again: found.earlier_readings,
    searched_for_instead: found.corrected_q,
    unknown_foods: found.unknown_terms,
    how_to_read:
      "Left out are recipes with something against them, and recipes of which nobody can tell: unknown is never safe. What is listed has nothing found against it, which is no promise; check a recipe before somebody with an allergy cooks it.",
    disclaimer: RECIPE_DISCLAIMER,
  };
}
