/** How often a venue's figures are mailed. */
export const NEWS_RHYTHMS = ["week", "month"] as const;
export type NewsRhythm = (typeof NEWS_RHYTHMS)[number];
/** No month is without its 28th. */
export const LAST_DAY_OF_MONTH = 28;

export const ALERT_KINDS = ["spike", "drop", "unread_allergies"] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];
/** A day is held against the usual ones only if one of both numbers is at least this. */
export const FEWEST_TO_ALERT = 10;

/** Whether an hour is between these two; twice the same: none is. */
export const isQuiet = (hour: number, from: number, until: number): boolean =>
  from <= until ? hour >= from && hour < until : hour >= from || hour < until;
