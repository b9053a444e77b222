import { SUBSTANCES, type SubstanceMask } from "@/server/dietary/engine/knowledge";

/**
 * A concept of the food tree as a number that lasts: positions in the tree change with every edition of the
 * reference, names do not. FNV-1a of the slug, without the sign bit; that no two concepts share a number is tested.
 */
export function conceptKey(slug: string): number {
  let hash = 0x811c9dc5;
  for (const byte of Buffer.from(slug)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash & 0x7fffffff;
}

/** A class that a text names without saying which of its members is meant. No slug has a space. */
export const classKey = (slug: string): number => conceptKey(`any ${slug}`);

const keysFrom = (first: number, mask: SubstanceMask): number[] =>
  SUBSTANCES.flatMap((_, bit) => (mask & (1 << bit) ? [first - bit] : []));

/** Classes of many species (fish, tree nuts) of which the text does not say which one is in it. */
export const unsettledKeys = (mask: SubstanceMask): number[] => keysFrom(-101, mask);

/** Classes of substances of which nobody can say whether they are in it. */
export const unknownKeys = (mask: SubstanceMask): number[] => keysFrom(-201, mask);

/** The classes of substances stand among the foods as negative numbers, so that one index answers for both. */
export const substanceKeys = (mask: SubstanceMask): number[] => keysFrom(-1, mask);
