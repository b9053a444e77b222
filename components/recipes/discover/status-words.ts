/** The status bar's words, as documented. */
export const URL_NOT_FOUND = "URL not found in DB — parsing";
export const EXTRACTED = "Extracted ingredients & instructions";
export const urlFound = (count: number): string => `URL found in DB — found ${results(count)}`;
const results = (count: number): string => `${count} ${count === 1 ? "result" : "results"}`;
