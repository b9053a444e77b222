/** How far back a venue's figures reach, at the moment that they are asked for. */
export const TIME_RANGES = ["24h", "today", "lifetime"] as const;
export type TimeRange = (typeof TIME_RANGES)[number];
