/** A label with every language of a continent has some 4,000 characters. */
export const CHECK_TEXT_MAX = 6000;
export const CHECK_NAME_MAX = 200;
/** A menu of a dozen printed pages. */
export const MENU_TEXT_MAX = 20_000;
export const MENU_DISHES_MAX = 300;

/**
 * Why nothing may be said to fit although no word is against it: nobody said that the list is whole, words could not be
 * read, nobody told the ingredients, the code is one that shops give themselves, or a recall does not say for what.
 */
export const CHECK_DOUBTS = ["not_whole", "unread", "no_ingredients", "own_number", "recalled"] as const;
