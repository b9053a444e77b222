export const CARRIED_FORMATS = ["paprika", "mealie", "tandoor", "json-ld", "mela", "nextcloud", "markdown"] as const;
export type CarriedFormat = (typeof CARRIED_FORMATS)[number];

/** The limit of one call, so that nobody waits long for its answer. */
export const MAX_FILES_PER_CALL = 20;
/** The limit of one file without its pictures, which is enough for the longest recipe or the page around it. */
export const MAX_FILE_CHARACTERS = 2_000_000;
/** The limit of a request body: JSON may escape one character as six. */
export const CARRIED_BODY_LIMIT_BYTES = 6 * 1024 * 1024;

/** The limit of an archive. The browser opens it and sends only recipes and their pictures. */
export const MAX_ARCHIVE_BYTES = 300 * 1024 * 1024;
/** The limit of one unpacked file of an archive: a recipe with its pictures. */
export const MAX_ENTRY_BYTES = 30 * 1024 * 1024;
export const MAX_ENTRIES = 50_000;
/** The limit of what all of its recipes unpack to: ten times the largest archive. */
export const MAX_UNPACKED_BYTES = 10 * MAX_ARCHIVE_BYTES;
