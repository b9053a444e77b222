import { SUBSTANCES, type SubstanceMask } from "@/server/dietary/engine/knowledge";

/**
 * A concept of the food tree as a stable number: positions in the tree change with every edition of the reference,
 * slugs do not. FNV-1a of the slug, without the sign bit; a test ensures that no two concepts share a number.
 */
export function conceptKey(slug: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(slug)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash & 0x7fffffff;
}

/**
 * The key of a class that a text names without saying which member is meant. Slugs contain no space, so it is
 * distinct.
 */
export const classKey = (slug: string): number => conceptKey(`any ${slug}`);

const keysFrom = (first: number, mask: SubstanceMask): number[] =>
  SUBSTANCES.flatMap((_, bit) => (mask & (1 << bit) ? [first - bit] : []));

/** Keys for classes of many species (fish, tree nuts) when the text does not say which species it contains. */
export const unsettledKeys = (mask: SubstanceMask): number[] => keysFrom(-101, mask);

/** Keys for classes of substances that may or may not be contained: it is unknown. */
export const unknownKeys = (mask: SubstanceMask): number[] => keysFrom(-201, mask);

const NAMED_SUBSTANCES = -1000;
const NAMED_FOODS = -2000;
const MOST_FOODS = 2_147_000_000;

/** The key of a food or substance that only the title or the steps name, made from its usual key. */
export const namedKey = (key: number): number => (key < 0 ? NAMED_SUBSTANCES + key : NAMED_FOODS - (key % MOST_FOODS));

/** Classes of substances are stored among the foods as negative numbers, so that one index serves both. */
export const substanceKeys = (mask: SubstanceMask): number[] => keysFrom(-1, mask);
