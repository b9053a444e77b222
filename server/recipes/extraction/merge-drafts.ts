import type { RecipeDraft } from "./recipe";

/** Fills gaps of the first draft from the second. Lists are taken as a whole, never mixed. */
export function mergeDrafts(first: RecipeDraft, second: RecipeDraft): RecipeDraft {
  return {
    ...second,
    ...first,
    title: first.title ?? second.title,
    ingredients: first.ingredients.length > 0 ? first.ingredients : second.ingredients,
    steps: first.steps.length > 0 ? first.steps : second.steps,
    alsoListed: [
      ...first.alsoListed,
      ...second.alsoListed,
      ...(first.ingredients.length > 0 ? second.ingredients : []),
    ],
    images: [...first.images, ...second.images],
    servings: first.servings ?? second.servings,
    prepMinutes: first.prepMinutes ?? second.prepMinutes,
    cookMinutes: first.cookMinutes ?? second.cookMinutes,
    totalMinutes: first.totalMinutes ?? second.totalMinutes,
    siteName: first.siteName ?? second.siteName,
    language: first.language ?? second.language,
    description: first.description ?? second.description,
    keywords: first.keywords.length > 0 ? first.keywords : second.keywords,
    categories: first.categories.length > 0 ? first.categories : second.categories,
    cuisines: first.cuisines.length > 0 ? first.cuisines : second.cuisines,
    suitableForDiet: first.suitableForDiet.length > 0 ? first.suitableForDiet : second.suitableForDiet,
    urls: [...first.urls, ...second.urls],
  };
}

export const isWhole = ({ ingredients, steps }: RecipeDraft): boolean => ingredients.length > 0 && steps.length > 0;
