/**
 * The fields of the profile that a verdict with its reasons reveals. They are recorded in the person's diary of reads.
 */
export const READ_FIELDS = ["diets", "allergies", "health_concerns", "ingredient_preferences"] as const;
