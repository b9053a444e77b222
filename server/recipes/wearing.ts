import type { RecipeWire } from "@/lib/schemas/recipes";

/** The fields that a variant takes from its base: appearance, category, source and times. */
const LOOKS = [
  "source_url",
  "image",
  "photos",
  "language",
  "yield_text",
  "prep_time",
  "cook_time",
  "total_time",
  "description",
  "cuisine",
  "course",
] as const satisfies readonly (keyof RecipeWire)[];
export type Looks = Pick<RecipeWire, (typeof LOOKS)[number]>;

const NONE: Looks = {
  source_url: null,
  image: null,
  photos: [],
  language: null,
  yield_text: null,
  prep_time: null,
  cook_time: null,
  total_time: null,
};

/**
 * Copies the base's fields onto a variant. `base` may be a whole recipe, of which only those fields are used. Null:
 * the base was deleted, or the reader may no longer read it.
 */
export function wearing<T extends Looks>(variant: T, base: Looks | null): T {
  const from = base ?? NONE;
  const looks = Object.fromEntries(LOOKS.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]])));
  return { ...variant, ...looks };
}
