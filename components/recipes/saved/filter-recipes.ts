import type { MyRecipeWire } from "@/lib/schemas/recipes";

const folded = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Every word must occur in the title or in one ingredient; accents and case are ignored. */
export function filterRecipes(recipes: readonly MyRecipeWire[], text: string): MyRecipeWire[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...recipes];
  return recipes.filter(({ title, ingredients }) => {
    const places = [title, ...ingredients.map(({ name }) => name)].map(folded);
    return words.every((word) => places.some((place) => place.includes(word)));
  });
}
