export const MAX_PAGER_NUMBERS = 5;

/** The page numbers that a pager shows: at most five, with the current one in the middle where possible. */
export function pagerNumbers(page: number, totalPages: number): number[] {
  const count = Math.min(MAX_PAGER_NUMBERS, totalPages);
  const first = Math.min(Math.max(1, page - Math.floor(MAX_PAGER_NUMBERS / 2)), totalPages - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}
