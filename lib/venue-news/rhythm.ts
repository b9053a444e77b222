/** How often a venue's figures are mailed. */
export const NEWS_RHYTHMS = ["week", "month"] as const;
export type NewsRhythm = (typeof NEWS_RHYTHMS)[number];
/** No month is without its 28th. */
export const LAST_DAY_OF_MONTH = 28;
