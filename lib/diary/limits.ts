/** The most entries of a person: years of several a day. */
export const MAX_DIARY = 20_000;
export const DIARY_WHAT_MAX = 200;
export const DIARY_NOTE_MAX = 1000;
/** The most entries that one print or file holds. */
export const MAX_DIARY_PRINTED = 5_000;

export const DIARY_KINDS = ["eaten", "symptom"] as const;
export const DIARY_STRENGTHS = ["mild", "moderate", "severe"] as const;
export const DIARY_SOURCES = ["own", "check", "visit", "recipe"] as const;
