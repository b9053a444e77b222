// Apart from the schemas, so that the browser can read them without the parser.

export const MAX_LISTS = 100;
export const MAX_LIST_LINES = 1000;
export const MAX_CHANGES = 500;
export const DEFAULT_LIST_NAME = "My Grocery List";
/** So long a deleted line is remembered, for devices that have been offline. */
export const SHADOW_DAYS = 30;
export const MAX_SHOPS = 20;
export const MAX_SHOP_AISLES = 60;
/** Of what is at home, of a person or a household. */
export const MAX_PANTRY = 300;
