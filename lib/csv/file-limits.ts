/** The most venues of one uploaded file. */
export const MOST_ROWS = 10_000;
/** The most dishes of a menu. */
export const MOST_DISHES = 200;
