import { listOfKind, meaningsOf } from "./word-lists";

/** The English name of a food, or a word for what was made of the food before it. */
export type Stem = { readonly food: string } | { readonly word: "form" | "made" };

/**
 * Stems of German, Dutch, Danish, Norwegian and Swedish food words, folded, as they occur in longer words. No English
 * word consists of them alone.
 */
export const COMPOUND_PARTS: ReadonlyMap<string, Stem> = new Map<string, Stem>([
  ...meaningsOf("stem").map(([stem, food]) => [stem, { food }] as const),
  ...listOfKind("stem_cut").map((stem) => [stem, { word: "form" }] as const),
  ...listOfKind("stem_dish").map((stem) => [stem, { word: "made" }] as const),
]);
