import type { MyRecipeWire } from "@/lib/schemas/recipes";
import { normalizedName, normalizedWords } from "@/lib/text/normalized-name";

/** Every word must occur in the title or in one ingredient, in its normal form. */
export function filterRecipes(recipes: readonly MyRecipeWire[], text: string): MyRecipeWire[] {
  const words = normalizedWords(text);
  if (words.length === 0) return [...recipes];
  return recipes.filter(({ title, ingredients }) => {
    const places = [title, ...ingredients.map(({ name }) => name)].map(normalizedName);
    return words.every((word) => places.some((place) => place.includes(word)));
  });
}
