import { splitLine } from "@/lib/quantity/split-line";
import { readCourse, readCuisine } from "@/lib/recipes/read-kind";
import { now } from "@/server/clock";
import type { Prisma } from "@/server/db/generated/client";
import type { ExtractedRecipe, PageLine } from "../extraction/recipe";
import type { NewLines } from "../insert-lines";

const MAX_MINUTES = 100_000;
const MAX_SERVINGS = 10_000;
const MAX_YIELD_LENGTH = 200;
const MAX_DESCRIPTION = 300;

/** The columns for an extracted recipe, whoever will own it. `untitled`: the title when the page has none. */
export const toColumns = (recipe: ExtractedRecipe, untitled: string) =>
  ({
    title: recipe.title || untitled,
    description: toDescription(recipe.description),
    cuisine: readCuisine(recipe.cuisines),
    course: readCourse(recipe.categories),
    language: recipe.language,
    sourceClaims: recipe.dietClaims.map(({ diet, source }) => ({ diet, source })),
    leftOut: [...doubtsOf(recipe), ...recipe.leftOut.map(({ text, why }) => ({ text, why }))],
    servings: toServings(recipe.servings?.count ?? null),
    yieldText: recipe.servings?.text.slice(0, MAX_YIELD_LENGTH) ?? null,
    prepMinutes: toMinutes(recipe.prepMinutes),
    cookMinutes: toMinutes(recipe.cookMinutes),
    totalMinutes: toMinutes(recipe.totalMinutes),
    createdAt: now(),
  }) satisfies Omit<Prisma.RecipeUncheckedCreateInput, "origin">;

const doubtsOf = ({ ingredients }: ExtractedRecipe) =>
  ingredients.flatMap(({ text: line, doubt }) =>
    doubt === null ? [] : [{ line, reason: doubt.reason, page_text: doubt.pageText }],
  );

export const toLines = (recipe: ExtractedRecipe) =>
  ({
    ingredients: recipe.ingredients.map(toIngredient),
    instructions: recipe.steps.map(({ text, group }, position) => ({ position, text, groupName: group })),
  }) satisfies NewLines;

/** Splits a line into amount, unit and name, which together keep every word of it. */
function toIngredient({ text, group }: PageLine, position: number) {
  const { quantity, unit, name } = splitLine(text);
  const rest = { position, note: null, groupName: group };
  if (name === "") return { ...rest, name: text, quantity: null, unit: null };
  return { ...rest, name, quantity: quantity || null, unit: unit || null };
}

/** Drops a description that is too long, because cutting it would leave half a sentence. */
const toDescription = (text: string | null): string | null =>
  text !== null && text !== "" && text.length <= MAX_DESCRIPTION ? text : null;

const toServings = (count: number | null): number | null =>
  count !== null && count >= 0.01 && count <= MAX_SERVINGS ? Math.round(count * 100) / 100 : null;

const toMinutes = (minutes: number | null): number | null =>
  minutes !== null && minutes >= 0 && minutes <= MAX_MINUTES ? Math.round(minutes) : null;
