import { describe, expect, it } from "vitest";
import { newIngredient, type RecipeDraft } from "@/components/recipes/form/recipe-draft";
import { accept, stateOf, undo } from "@/components/variants/accept-substitute";
import { differenceOf, linesOf, originOfBase, startDraft, toVariantBody } from "@/components/variants/variant-draft";
import type { RecipeIngredientWire } from "@/lib/schemas/recipes";
import type { SubstituteWire } from "@/lib/schemas/substitutes";

const line = (id: string, name: string, over: Partial<RecipeIngredientWire> = {}): RecipeIngredientWire => ({
  id,
  name,
  quantity: null,
  unit: null,
  order: 1,
  group: null,
  note: null,
  ...over,
});

const BASE = {
  title: "Pancakes",
  ingredients: [
    line("milk", "milk", { quantity: "1", unit: "cup", group: "Batter" }),
    line("butter", "butter", { quantity: "50", unit: "g", note: "melted", group: "Batter" }),
    line("eggs", "eggs", { quantity: "2" }),
  ],
  instructions: [{ id: "s", text: "Whisk.", order: 1, group: null }],
};
const origin = originOfBase(BASE);
const start = startDraft(origin);
const substitute = (key: string, lines: SubstituteWire["lines"]): SubstituteWire => ({
  key,
  lines,
  ratio: "",
  is_measured: true,
  uses: ["any"],
  suits_recipe: true,
  effect: "Alike.",
  source: "team",
});
const OAT = substitute("oat", [{ name: "oat milk", quantity: "1", unit: "cup" }]);
const FLAX = substitute("flax", [
  { name: "ground flaxseed", quantity: "2", unit: "tbsp" },
  { name: "water", quantity: "3/8", unit: "cup" },
]);
const eggs = BASE.ingredients[2] as RecipeIngredientWire;
const withRows = (ingredients: RecipeDraft["ingredients"]): RecipeDraft => ({ ...start, ingredients });
const kinds = (draft: RecipeDraft) => differenceOf(draft, origin)?.ingredients.map(({ kind }) => kind);

describe("a variant that nobody has changed yet", () => {
  it("is named after its base, has no differences, and keeps notes and headings in place", () => {
    expect(start.title).toBe("My Pancakes");
    expect(differenceOf(start, origin)?.isOwnVersion).toBe(false);
    expect(linesOf(start, origin).ingredients.map(({ name, note, group }) => [name, note, group])).toEqual([
      ["milk", null, "Batter"],
      ["butter", "melted", "Batter"],
      ["eggs", null, null],
    ]);
  });

  it.each([
    ["the base's own title", { title: "Pancakes" }, false],
    ["a title of its own", { title: "Sunday" }, true],
    ["a step", { steps: start.steps.map((row) => ({ ...row, text: "Stir." })) }, true],
    ["a line left out", { ingredients: start.ingredients.slice(0, -1) }, true],
  ])("differs by %s: %o", (_, change, expected) => {
    expect(differenceOf({ ...start, ...change }, origin)?.isOwnVersion).toBe(expected);
  });
});

describe("a substitute", () => {
  it("takes the line's place with further parts below it, and is recognised by its texts", () => {
    const rows = accept(start.ingredients, "eggs", FLAX);
    expect(toVariantBody(withRows(rows), origin).variant_ingredients.slice(-2)).toMatchObject([
      { id: null, name: "ground flaxseed", quantity: "2", unit: "tbsp", base_ingredient_id: "eggs" },
      { id: null, name: "water", quantity: "3/8", unit: "cup", base_ingredient_id: null },
    ]);
    expect(stateOf(rows, "eggs", eggs, [OAT, FLAX])).toEqual({ kind: "accepted", substitute: FLAX });
    expect(kinds(withRows(rows))).toEqual(["same", "same", "changed", "added"]);
  });

  it("can be undone, and replaced by another", () => {
    const rows = accept(start.ingredients, "eggs", FLAX);
    expect(undo(rows, "eggs", eggs)).toEqual(start.ingredients);
    const again = accept(rows, "eggs", OAT);
    expect(again).toHaveLength(start.ingredients.length);
    expect(stateOf(again, "eggs", eggs, [OAT, FLAX])).toEqual({ kind: "accepted", substitute: OAT });
  });

  it("does not affect other lines and the person's own text", () => {
    const own = newIngredient({ name: "salt" });
    const rows = accept([...start.ingredients, own], "milk", OAT);
    expect(rows.at(-1)).toEqual(own);
    expect(kinds(withRows(rows))).toEqual(["changed", "same", "same", "added"]);
  });

  it("becomes the person's own once they change it, and a removed line once they remove it", () => {
    const rows = accept(start.ingredients, "eggs", FLAX).map((row) =>
      row.key === "eggs" ? { ...row, quantity: "3" } : row,
    );
    expect(stateOf(rows, "eggs", eggs, [FLAX]).kind).toBe("edited");
    expect(stateOf(start.ingredients.slice(0, -1), "eggs", eggs, [FLAX]).kind).toBe("removed");
    expect(stateOf(start.ingredients, "eggs", eggs, [FLAX]).kind).toBe("original");
  });
});
