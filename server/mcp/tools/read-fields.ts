/** What a verdict with its reasons tells of a person: it stands in the access diary. */
export const READ_FIELDS = ["diets", "allergies", "health_concerns", "ingredient_preferences"] as const;
