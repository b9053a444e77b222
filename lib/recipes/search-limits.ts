/** At most so many results are counted and paged through; as many stand for that many or more. */
export const SEARCH_TOTAL_LIMIT = 1_000;
/** So many of what a search leaves out are counted; as many stand for that many or more. */
export const HIDDEN_COUNT_LIMIT = 1_000;
