/** The orders of search results. */
export const SORTS = ["best", "fit", "newest", "quickest", "fewest_missing"] as const;
export type Sort = (typeof SORTS)[number];
