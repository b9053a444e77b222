import fc from "fast-check";
import { COURSE_KEYS, CUISINE_KEYS } from "@/lib/recipes/kinds";
import { ofEachTime } from "@/lib/recipes/times";
import { LEFT_OUT_WHY } from "@/lib/schemas/recipes";
import { type CarriedRecipe, carriedRecipe } from "@/server/recipes/carried/carried-recipe";

/** One line of any characters that our schemas accept, normalized as they do. */
const line = (maxLength: number) =>
  fc
    .string({ minLength: 1, maxLength, unit: "grapheme" })
    .map((text) =>
      text
        .replace(/[\p{Cc}\p{Cs}]/gu, "x")
        .slice(0, maxLength)
        .replace(/\p{Cs}/gu, "")
        .trim(),
    )
    .filter((text) => text !== "");
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
const minutes = maybe(fc.integer({ min: 0, max: 100_000 }));
const unlike = (maxLength: number) =>
  fc.uniqueArray(line(maxLength), { maxLength: 4, selector: (text) => text.toLowerCase() });

/** Any recipe that our tables can store. */
export const anyRecipe: fc.Arbitrary<CarriedRecipe> = fc
  .record({
    title: line(60),
    description: maybe(line(80)),
    cuisine: maybe(fc.constantFrom(...CUISINE_KEYS)),
    course: maybe(fc.constantFrom(...COURSE_KEYS)),
    language: maybe(fc.constantFrom("en", "de", "pt-br")),
    servings: maybe(fc.integer({ min: 1, max: 1_000_000 }).map((count) => count / 100)),
    yield_text: maybe(line(40)),
    ...ofEachTime(() => minutes),
    source_url: maybe(fc.webUrl({ validSchemes: ["http", "https"] })),
    ingredients: fc.array(
      fc.record({
        name: line(60),
        quantity: maybe(fc.oneof(line(10), fc.constantFrom("1/2", "2-3", "1.5", "4"))),
        unit: maybe(line(8)),
        note: maybe(line(20)),
        group: maybe(line(20)),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    instructions: fc.array(fc.record({ text: line(120), group: maybe(line(20)) }), { maxLength: 6 }),
    rating: maybe(fc.integer({ min: 1, max: 5 })),
    note: fc.oneof(fc.constant(""), line(100)),
    tags: unlike(20),
    collections: unlike(20),
    left_out: fc.array(fc.record({ text: line(40), why: fc.constantFrom(...LEFT_OUT_WHY) }), { maxLength: 3 }),
  })
  .filter((recipe) => carriedRecipe.safeParse(recipe).success);
