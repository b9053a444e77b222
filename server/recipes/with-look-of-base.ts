import type { RecipeWire } from "@/lib/schemas/recipes";
import { FACT_NAMES, type Facts, toFacts } from "./recipe-facts";

/** What a variant takes from its base: its facts, pictures and language. */
export type Looks = Facts & Pick<RecipeWire, "image" | "photos" | "language">;
const LOOKS: readonly (keyof Looks)[] = [...FACT_NAMES, "image", "photos", "language"];

const NONE: Looks = { ...toFacts({}), image: null, photos: [], language: null };

/**
 * Copies the base's fields onto a variant. `base` may be a whole recipe, of which only those fields are used. Null:
 * the base was deleted, or the reader may no longer read it.
 */
export function withLookOfBase<T extends Looks>(variant: T, base: Looks | null): T {
  const from = base ?? NONE;
  const looks = Object.fromEntries(LOOKS.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]])));
  return { ...variant, ...looks };
}
