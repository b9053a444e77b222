/** How many recipes of one page or text may be imported at once. */
export const MAX_PICKED = 100;
