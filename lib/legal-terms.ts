/** The day of the newest change of the terms: their version, and what the page says. */
export const TERMS_VERSION = "2026-11-23";
