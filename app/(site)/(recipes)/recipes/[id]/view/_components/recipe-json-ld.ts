import { ingredientText } from "@/components/recipes/recipe-words";
import { ownPicture, pictureUrl } from "@/components/recipes/web-links";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";

const duration = (minutes: number | null): string | undefined => (minutes === null ? undefined : `PT${minutes}M`);

/** The schema.org/Recipe data of a recipe. It names no diets, because these are computed and not promised. */
export function recipeJsonLd(recipe: RecipeDetailWire, address: string): object {
  const picture = pictureUrl(recipe.photos[0]?.url ?? ownPicture(recipe.image));
  const { servings, prep_time: prep, cook_time: cook, total_time: total } = recipe;
  return {
    "@context": "https://schema.org",
    "@type": "Recipe",
    "@id": address,
    url: address,
    name: recipe.title,
    datePublished: recipe.created_at,
    image: picture === null ? undefined : new URL(picture, address).href,
    inLanguage: recipe.language ?? undefined,
    isBasedOn: recipe.source_url ?? undefined,
    recipeYield: recipe.yield_text ?? (servings === null ? undefined : String(servings)),
    prepTime: duration(prep),
    cookTime: duration(cook),
    totalTime: duration(total),
    recipeIngredient: recipe.ingredients.map((line) => [ingredientText(line), line.note].filter(Boolean).join(", ")),
    recipeInstructions: recipe.instructions.map(({ text }) => ({ "@type": "HowToStep", text })),
  };
}
