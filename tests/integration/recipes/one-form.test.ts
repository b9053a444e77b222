import { expect, test } from "vitest";
import { z } from "zod";
import { normalizedName } from "@/lib/text/normalized-name";
import { pool } from "@/server/db/client";
import { queryText } from "@/server/db/query-text";

const FORM = z.object({ text: z.string(), form: z.string() });
const formsOf = (texts: readonly string[]) =>
  queryText(pool, FORM, "SELECT text, recipe_fold(text) AS form FROM unnest($1::text[]) AS text", [texts]);

/** Planes of letters, punctuation and signs that PostgreSQL 15 and this JavaScript both know. */
const PLANES: readonly (readonly [number, number])[] = [
  [0x20, 0x2_fff],
  [0x3_000, 0x3_2ff],
  [0xa_c00, 0xa_c40],
  [0xf_900, 0xf_930],
  [0xf_e00, 0xf_fef],
  [0x1_f300, 0x1_f64f],
];
const isAssigned = (letter: string): boolean => !/[\p{Cn}\p{Cs}]/u.test(letter);

test("the database brings every letter and sign to the same form as the product", async () => {
  const letters = PLANES.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  ).filter(isAssigned);
  const wrong = (await formsOf(letters.flatMap((letter) => [letter, `a${letter}b`, `a'${letter}`, `e${letter}'s`])))
    .filter(({ text, form }) => form !== normalizedName(text))
    .map(
      ({ text, form }) => `${[...text].map((c) => c.codePointAt(0)?.toString(16))}: ${form} / ${normalizedName(text)}`,
    );
  expect(wrong).toEqual([]);
});

test("the database brings whole names to the same form as the product", async () => {
  const names = [
    "Shepherd’s Pie",
    "L'Orange d’été",
    "Smørrebrød",
    "麻婆豆腐・辣",
    "ต้มยำกุ้ง",
    "김치찌개",
    "ｶﾞｰﾘｯｸ",
    "½ Weißwurst",
    "ΦΈΤΑΣ",
    "«Oma’s» Kuchen!",
    "  ",
    "🍕",
  ];
  for (const { text, form } of await formsOf(names)) expect([text, form]).toEqual([text, normalizedName(text)]);
});
