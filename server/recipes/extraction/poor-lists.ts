import type { PageLine } from "./recipe";

/** No ingredients, or a single line: the name of the dish, or all of them glued together. */
export const isPoorList = (lines: readonly PageLine[]): boolean =>
  lines.length < 2 || lines.every(({ text }) => text.length < 3);

/** No method, or a single label such as "Recipe" in its place. */
export const isPoorMethod = (steps: readonly PageLine[]): boolean =>
  steps.length === 0 || steps.reduce((sum, { text }) => sum + text.length, 0) < 25;
