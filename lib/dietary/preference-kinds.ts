/**
 * Limits and kinds that the screens and the server share. Kept apart from the schemas, so that pages that edit a
 * profile need not load zod.
 */
export const MAX_HEALTH_CONCERNS = 3;
export const MAX_FAVORITES_PER_TYPE = 3;
export const SEARCH_MIN_LENGTH = 2;
export const SEARCH_LIMIT = 5;

export const PREFERENCE_TYPES = ["love", "like", "dislike", "avoid", "allergy", "intolerance"] as const;
export type PreferenceType = (typeof PREFERENCE_TYPES)[number];

/** `love` and `like` belong to Likes, the other types to Avoids. */
export const isLiked = (type: PreferenceType): boolean => type === "love" || type === "like";
/** A match on these types outranks every other. */
export const isSafetyRelevant = (type: PreferenceType): boolean => type === "allergy" || type === "intolerance";
