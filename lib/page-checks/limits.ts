/** How many pages of an application are checked each night, and how many results of each are kept. */
export const MOST_WATCHES = 5;
export const MOST_CHECKS = 14;
