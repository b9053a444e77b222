export const ADMIN_PAGE_SIZE = 20;
/** The most rows of one import call; a longer file is sent in parts. */
export const IMPORT_ROWS_PER_CALL = 500;
export const IMPORT_MAX_ROWS = 50_000;
/** The most foods of one import that are kept for the question which ones they are. */
export const MOST_TOUCHED_FOODS = 1_000;
export const ML_PAGE_SIZE = 25;

/** Maximum length, in characters, of the reason that the owner of a refused application reads. */
export const MAX_REFUSAL = 1000;
