import { composePlate } from "@/lib/plates/compose-plate";
import { plateName } from "@/lib/plates/plate";
import type { RecipeWire } from "@/lib/schemas/recipes";

/** The address of the drawing of a dish. */
export const plateAddress = ({
  id,
  title,
  course,
  ingredients,
}: Pick<RecipeWire, "id" | "title" | "ingredients" | "course">): string =>
  `/plates/${plateName(composePlate({ id, title, course, foods: ingredients.map(({ name }) => name) }))}.svg`;
