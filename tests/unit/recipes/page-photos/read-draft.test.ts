import { expect, it } from "vitest";
import { openRows, rowText, toReadDraft } from "@/app/(site)/(recipes)/recipes/photo/_components/read-draft";
import type { IngredientRow } from "@/components/recipes/form/recipe-draft";

const line = { group: null, doubtful: [], is_after_gap: false };
const read = toReadDraft({
  language: "en",
  is_sorted: true,
  title: "Curry",
  servings: 4,
  prep_time: null,
  cook_time: 25,
  ingredients: [
    { ...line, quantity: "2", unit: null, name: "onions" },
    { ...line, quantity: null, unit: null, name: "1% tsp cumin", doubtful: ["1%"], group: "Spices" },
    { ...line, quantity: "50", unit: "g", name: "peanuts", is_after_gap: true, group: "Spices" },
  ],
  instructions: [{ ...line, text: "Fry it.", doubtful: ["it."] }],
  left_out: ["Serves four."],
});
const open = (of = read, draft = read.draft) => openRows(of, draft).map(rowText);

it("a row that was read with doubt, or after a gap, is marked for checking, in the order of the form", () => {
  expect(open()).toEqual(["1% tsp cumin", "50 g peanuts", "Fry it."]);
  expect(read.draft).toMatchObject({ title: "Curry", servings: "4", cook_time: "25", prep_time: "" });
  expect(read.draft.ingredients.map(({ kind }) => kind)).toEqual(["line", "heading", "line", "line"]);
});

it("the mark goes with a correction or a confirmation, and returns with the original text", () => {
  const correct = (name: string) => ({
    ...read.draft,
    ingredients: read.draft.ingredients.map((row) =>
      row.kind === "line" && row.name.endsWith("cumin") ? { ...row, name } : row,
    ),
  });
  expect(open(read, correct("1½ tsp cumin"))).toEqual(["50 g peanuts", "Fry it."]);
  expect(open(read, correct("1% tsp cumin"))).toHaveLength(3);
  const peanuts = read.draft.ingredients.at(-1) as IngredientRow;
  expect(open({ ...read, settled: [peanuts.key] })).toEqual(["1% tsp cumin", "Fry it."]);
});
