export const CARRIED_FORMATS = ["paprika", "mealie", "tandoor", "json-ld", "markdown"] as const;
export type CarriedFormat = (typeof CARRIED_FORMATS)[number];

/** Of one call, which a person waits for. */
export const MAX_FILES_PER_CALL = 20;
/** Of one file without its pictures: the longest recipe there may be, or a page with one. */
export const MAX_FILE_CHARACTERS = 2_000_000;
/** What one call may carry: JSON writes some characters as six. */
export const CARRIED_BODY_LIMIT_BYTES = 6 * 1024 * 1024;

/** What is opened in the browser, of which nothing but recipes and their pictures is sent. */
export const MAX_ARCHIVE_BYTES = 300 * 1024 * 1024;
/** One file of an archive, unpacked: a recipe with its pictures. */
export const MAX_ENTRY_BYTES = 30 * 1024 * 1024;
export const MAX_ENTRIES = 50_000;
