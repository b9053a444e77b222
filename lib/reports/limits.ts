/** The longest note of a report, and the longest answer, in characters. */
export const MAX_REPORT_NOTE = 1000;
export const MAX_REPORT_ANSWER = 1000;
/** The most unanswered reports of one person. */
export const MAX_OPEN_REPORTS = 50;
