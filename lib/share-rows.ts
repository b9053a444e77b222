/** The rows of an ID card, in the order in which the card shows them. */
export const SHARE_ROWS = ["allergies", "diet", "health", "avoids", "likes", "favorites"] as const;
/** What a check-in shares unless somebody chose otherwise: health goes nowhere by itself. */
export const ROWS_WITHOUT_HEALTH = SHARE_ROWS.filter((row) => row !== "health");
export type ShareRow = (typeof SHARE_ROWS)[number];
