import type { PageLine } from "./recipe";

/**
 * No ingredients, or a single line (the name of the dish, or all ingredients in one text), or only lines too short for
 * food.
 */
export const isPoorList = (lines: readonly PageLine[]): boolean =>
  lines.length < 2 || lines.every(({ text }) => text.length < 3);

/** No method, or only a label such as "Recipe". */
export const isPoorMethod = (steps: readonly PageLine[]): boolean =>
  steps.length === 0 || steps.reduce((sum, { text }) => sum + text.length, 0) < 25;
