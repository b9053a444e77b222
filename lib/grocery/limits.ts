// Apart from the schemas, so that the browser can import the limits without loading the parser.

export const MAX_LISTS = 100;
export const MAX_LIST_LINES = 1000;
export const MAX_CHANGES = 500;
export const DEFAULT_LIST_NAME = "My Grocery List";
/** Deleted lines are kept for this long, so that changes of a device that was offline can be merged. */
export const SHADOW_DAYS = 30;
export const MAX_SHOPS = 20;
export const MAX_SHOP_AISLES = 60;
/** The most foods in the pantry of a person or a household. */
export const MAX_PANTRY = 300;
/** The longest amount of a food at home, as it is written. */
export const PANTRY_AMOUNT_MAX = 60;
/** A food whose printed day is at most so many days away is to be used first. */
export const SOON_DAYS = 5;
