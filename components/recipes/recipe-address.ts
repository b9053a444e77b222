import { LINKS } from "@/lib/links";

export const MAX_PAGER_NUMBERS = 5;

export const recipeAddress = (id: string): string => `${LINKS.recipes}/${id}/view`;
export const editAddress = (id: string): string => `${LINKS.recipes}/${id}/edit`;

/** The page numbers that the pager shows: five at most, the current one in the middle where there is room. */
export function pagerNumbers(page: number, totalPages: number): number[] {
  const count = Math.min(MAX_PAGER_NUMBERS, totalPages);
  const first = Math.min(Math.max(1, page - Math.floor(MAX_PAGER_NUMBERS / 2)), totalPages - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}

export const customizeAddress = (recipeId: string): string => `${LINKS.recipes}/${recipeId}/customize`;
export const variantAddress = (id: string): string => `/variants/${id}/view`;
export const editVariantAddress = (id: string): string => `/variants/${id}/edit`;
