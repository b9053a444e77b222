/** Longer words name no food. */
export const LONGEST_OWN_WORD = 60;

const MARK = "word:";

/** Stands for a food in a person's own word, where a setting otherwise has the key of a known one. */
export const ownWordKey = (word: string): string => MARK + word.trim();

/** The word, or null for the key of a known food. */
export const ownWordOf = (key: string): string | null => (key.startsWith(MARK) ? key.slice(MARK.length).trim() : null);
