/** What a recipe may hold, written or imported. Without any other import: worker threads read it too. */
export const MAX_RECIPE_LINES = 300;
export const MAX_INGREDIENT_LENGTH = 500;
export const MAX_STEP_LENGTH = 5000;
