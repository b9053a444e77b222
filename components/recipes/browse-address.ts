import { LINKS } from "@/lib/links";
import { DEFAULT_RECIPE_PAGE_SIZE, type RecipePageQuery, recipePageQuery } from "@/lib/schemas/recipes";

export const MAX_PAGER_NUMBERS = 5;

const { page: pageField, page_size: sizeField } = recipePageQuery.shape;

/** What the address says; what it says wrongly is the default, because an address is not a form. */
export const readBrowseAddress = (search: Record<string, string | string[] | undefined>): RecipePageQuery => ({
  page: pageField.catch(1).parse(search.page),
  page_size: sizeField.catch(DEFAULT_RECIPE_PAGE_SIZE).parse(search.page_size),
});

/** The shortest address: defaults stay out of it. */
export function browseAddress({ page, page_size: pageSize }: RecipePageQuery): string {
  const search = new URLSearchParams();
  if (page > 1) search.set("page", String(page));
  if (pageSize !== DEFAULT_RECIPE_PAGE_SIZE) search.set("page_size", String(pageSize));
  return search.size > 0 ? `${LINKS.recipes}?${search}` : LINKS.recipes;
}

/** The page numbers that the pager shows: five at most, the current one in the middle where there is room. */
export function pagerNumbers(page: number, totalPages: number): number[] {
  const count = Math.min(MAX_PAGER_NUMBERS, totalPages);
  const first = Math.min(Math.max(1, page - Math.floor(MAX_PAGER_NUMBERS / 2)), totalPages - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}
