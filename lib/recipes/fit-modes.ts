/**
 * How sure a recipe must be to count as fitting. `strict`: whatever the brand is. `standard`: or if the labels of its foods
 * say so. `relaxed`: or nothing is known against it; what nobody can tell comes after all that fits, and is marked.
 */
export const FIT_MODES = ["strict", "standard", "relaxed"] as const;
export type FitMode = (typeof FIT_MODES)[number];
