/** Characters of a note to a report, and of the answer to it. */
export const MAX_REPORT_NOTE = 1000;
export const MAX_REPORT_ANSWER = 1000;
/** Of one person, waiting for an answer. */
export const MAX_OPEN_REPORTS = 50;
