/** The rows of an ID card, in the order in which the card shows them. */
export const SHARE_ROWS = ["allergies", "diet", "health", "avoids", "likes", "favorites"] as const;
/** The rows that a check-in shares unless the person chose otherwise: health data is shared only by choice. */
export const ROWS_WITHOUT_HEALTH = SHARE_ROWS.filter((row) => row !== "health");
export type ShareRow = (typeof SHARE_ROWS)[number];
