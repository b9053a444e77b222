import { LINKS } from "@/lib/links";

export const recipeAddress = (id: string): string => `${LINKS.recipes}/${id}/view`;
export const editAddress = (id: string): string => `${LINKS.recipes}/${id}/edit`;

export const customizeAddress = (recipeId: string): string => `${LINKS.recipes}/${recipeId}/customize`;
export const variantAddress = (id: string): string => `/variants/${id}/view`;
export const editVariantAddress = (id: string): string => `/variants/${id}/edit`;
