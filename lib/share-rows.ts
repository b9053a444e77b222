/** The rows of an ID card, in the order in which the card shows them. */
export const SHARE_ROWS = ["allergies", "diet", "health", "avoids", "likes", "favorites"] as const;
export type ShareRow = (typeof SHARE_ROWS)[number];
