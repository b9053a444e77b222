/** Counting and paging stop at this number of results, which then stands for "this many or more". */
export const SEARCH_TOTAL_LIMIT = 1_000;
/** Counting the recipes that a search leaves out stops at this number, which then stands for "this many or more". */
export const HIDDEN_COUNT_LIMIT = 1_000;
