/**
 * The most ingredient lines, and characters of steps, that lists carry of a recipe: enough for all but the longest.
 */
export const LIST_LINES = 60;
export const LIST_CHARACTERS = 5_000;
