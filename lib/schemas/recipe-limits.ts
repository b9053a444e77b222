/** The limits of a written or imported recipe. This file imports nothing, because worker threads load it too. */
export const MAX_RECIPE_LINES = 300;
export const MAX_INGREDIENT_LENGTH = 500;
export const MAX_STEP_LENGTH = 5000;
