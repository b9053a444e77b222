import { describe, expect, it } from "vitest";
import { swipeOf } from "@/components/recipes/cook-mode/use-steps";
import { problemsOf, serverProblems, withoutBlankRows } from "@/components/recipes/form/draft-problems";
import { dropIndex, moved } from "@/components/recipes/form/moved-rows";
import { emptyDraft, newHeading, newIngredient, newStep, toBody } from "@/components/recipes/form/recipe-draft";
import { toDraft } from "@/components/recipes/form/stored-draft";
import { ApiError } from "@/lib/api-call";
import { ofEachKind } from "@/lib/recipes/kinds";
import { ofEachEnteredTime } from "@/lib/recipes/times";
import { createRecipeBody } from "@/lib/schemas/recipe-bodies";

const filled = () => ({
  ...emptyDraft(),
  title: " Tahini noodles ",
  description: " Quick and cold. ",
  ...ofEachKind(() => ""),
  course: "main",
  servings: "1 1/2",
  prep_time: "10",
  ingredients: [
    newIngredient({ key: "a", name: "noodles", quantity: "200", unit: "g" }),
    newHeading("For the sauce", "h"),
    newIngredient({ key: "b", name: " tahini " }),
  ],
  steps: [newStep({ key: "s", text: "Boil." })],
});

describe("a recipe draft", () => {
  it("is sent with its lines in order, each under its heading", () => {
    const body = toBody(filled());
    expect(body).toEqual({
      title: "Tahini noodles",
      description: "Quick and cold.",
      ...ofEachKind(() => null),
      course: "main",
      servings: 1.5,
      ...ofEachEnteredTime(() => null),
      prep_time: 10,
      is_public: false,
      ingredients: [
        { id: null, name: "noodles", quantity: "200", unit: "g", group: null, order: 1 },
        { id: null, name: "tahini", quantity: null, unit: null, group: "For the sauce", order: 2 },
      ],
      instructions: [{ id: null, text: "Boil.", group: null, order: 1 }],
    });
    expect(createRecipeBody.safeParse(body).success).toBe(true);
  });

  it("has an error at each field that is missing or not a number", () => {
    const draft = { ...filled(), title: " ", servings: "many", prep_time: "1.5" };
    draft.ingredients.push(newIngredient({ key: "c", quantity: "2" }));
    draft.steps.push(newStep({ key: "t" }));
    expect(problemsOf(draft)).toEqual({
      title: "Title is required",
      servings: "Must be a number",
      prep_time: "Must be whole minutes",
      c: "Each ingredient needs a name",
      t: "Each instruction needs text",
    });
    expect(problemsOf(filled())).toEqual({});
  });

  it("drops blank rows, but never the last line", () => {
    const draft = withoutBlankRows(emptyDraft());
    expect(draft.ingredients).toHaveLength(1);
    expect(draft.steps).toHaveLength(1);
    const mixed = withoutBlankRows({ ...filled(), ingredients: [newIngredient(), ...filled().ingredients] });
    expect(mixed.ingredients.map(({ key }) => key)).toEqual(["a", "h", "b"]);
  });

  it("shows the server's error at the row to which it refers", () => {
    const error = new ApiError(422, "Too long", [
      { loc: ["body", "ingredients", 1, "name"], msg: "Too long" },
      { loc: ["body", "prep_time"], msg: "Must be whole minutes" },
    ]);
    expect(serverProblems(filled(), error)).toEqual({ b: "Too long", prep_time: "Must be whole minutes" });
  });

  it("is restored from the storage only if it is complete", () => {
    const draft = filled();
    expect(toDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    for (const broken of [null, 1, {}, { ...draft, steps: "x" }, { ...draft, ingredients: [{ key: "a" }] }]) {
      expect(toDraft(broken)).toBeNull();
    }
  });
});

describe("moving rows", () => {
  it.each([
    [0, 2, "bca"],
    [2, 0, "cab"],
    [1, 1, "abc"],
    [0, 9, "bca"],
    [9, 0, "abc"],
  ])("from place %s to place %s changes the order abc to %s", (from, to, order) => {
    expect(moved(["a", "b", "c"], from, to).join("")).toBe(order);
  });

  it("drops before the first row whose middle is below the pointer", () => {
    const boxes = [0, 50, 100].map((top) => ({ top, height: 50 }));
    expect([-10, 30, 80, 130, 500].map((y) => dropIndex(boxes, 0, y))).toEqual([0, 0, 1, 2, 2]);
    expect([-10, 30, 80, 130].map((y) => dropIndex(boxes, 2, y))).toEqual([0, 1, 2, 2]);
  });
});

it("only a clearly sideways swipe turns a page", () => {
  expect(swipeOf(-80, 10)).toBe(1);
  expect(swipeOf(80, -10)).toBe(-1);
  expect(swipeOf(30, 0)).toBe(0);
  expect(swipeOf(80, 70)).toBe(0);
});
