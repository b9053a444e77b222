export const MAX_TAGS = 20;
export const MAX_TAG_LENGTH = 40;
export const MAX_NOTE_LENGTH = 4000;
export const MAX_COLLECTIONS = 100;
export const MAX_COLLECTION_NAME = 80;
/** A collection holds no more recipes than a person can save. */
export const MAX_COLLECTED = 1000;
/** How many of the latest cookings are shown with a recipe; the count includes all of them. */
export const COOKINGS_SHOWN = 20;
export const MAX_COOKINGS = 10_000;
