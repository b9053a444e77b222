/**
 * How certain it must be that a recipe fits. `strict`: it fits with every brand. `standard`: also if it depends on the
 * labels of its foods. `relaxed`: also if nothing is known against it; recipes that nobody can judge come after all
 * that fit, and are marked.
 */
export const FIT_MODES = ["strict", "standard", "relaxed"] as const;
export type FitMode = (typeof FIT_MODES)[number];
