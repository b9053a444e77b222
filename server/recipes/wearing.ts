import type { RecipeWire } from "@/lib/schemas/recipes";

/** What a variant has of its base: how it looks, what it is, where it comes from and how long it takes. */
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
 * `base` may be a whole recipe: of it the looks alone are taken. Null: the base is gone, or its reader may no longer
 * read it.
 */
export function wearing<T extends Looks>(variant: T, base: Looks | null): T {
  const from = base ?? NONE;
  const looks = Object.fromEntries(LOOKS.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]])));
  return { ...variant, ...looks };
}
