/** A label with every language of a continent has some 4,000 characters. */
export const CHECK_TEXT_MAX = 6000;
export const CHECK_NAME_MAX = 200;
/** A menu of a dozen printed pages. */
export const MENU_TEXT_MAX = 20_000;
export const MENU_DISHES_MAX = 300;
