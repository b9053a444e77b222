import { ApiError } from "@/lib/api-call";
import type { FoundRecipeWire } from "@/lib/schemas/recipes";

/** A recipe to choose; its counts are unknown where only its name was kept. */
export type FoundRecipe = Pick<FoundRecipeWire, "title" | "reason"> &
  Partial<Pick<FoundRecipeWire, "ingredients" | "instructions">>;

/** The recipes that a refused import names to choose from. */
export function recipesFound(error: unknown): readonly FoundRecipe[] {
  const { recipes } = error instanceof ApiError && error.code === "several_recipes" ? error.answer : {};
  return Array.isArray(recipes) ? recipes.filter(isFound) : [];
}

/** The answer may come from a proxy in between, so its shape is checked before it is used. */
const isFound = (value: unknown): value is FoundRecipeWire =>
  typeof value === "object" &&
  value !== null &&
  "title" in value &&
  typeof value.title === "string" &&
  "reason" in value;
