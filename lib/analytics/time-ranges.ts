/** The time ranges of a venue's figures, counted back from the moment of the request. */
export const TIME_RANGES = ["24h", "today", "lifetime"] as const;
export type TimeRange = (typeof TIME_RANGES)[number];
