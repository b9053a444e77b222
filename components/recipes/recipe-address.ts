import { LINKS } from "@/lib/links";

export const recipeAddress = (id: string): string => `${LINKS.recipes}/${id}/view`;
export const editAddress = (id: string): string => `${LINKS.recipes}/${id}/edit`;
