import { beforeEach, expect, it } from "vitest";
import { GET as getSheet } from "@/app/api/cookbook/recipes/[id]/sheet/route";
import { GET as getRecipe } from "@/app/api/recipes/[id]/route";
import { POST as createVariant } from "@/app/recipe-variants/create-from-recipe/[recipeId]/route";
import { PUT as setAllergy } from "@/app/user/allergies/[key]/route";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import type { VariantDetailWire } from "@/lib/schemas/variants";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createRecipeOf } from "../../factories/recipes";
import { call } from "../../support/request";

let person: SignedInPerson;
beforeEach(async () => {
  person = await createSignedInPerson();
  const body = { severity: "severe" };
  await call(setAllergy, { method: "PUT", token: person.token, params: { key: "peanut" }, body });
});

const sheetOf = (id: string, { token } = person) => call<RecipeDetailWire>(getSheet, { token, params: { id } });

it("a recipe's sheet is the recipe, judged for its reader", async () => {
  const { id } = await createRecipeOf(person.id, ["200 g peanuts"], { title: "Satay" });
  const [sheet, page] = [await sheetOf(id), await call(getRecipe, { token: person.token, params: { id } })];
  expect(sheet.body).toEqual(page.body);
  expect(sheet.body.judgement?.fit.state).toBe("conflict");
});

it("a variant's sheet has the form of a recipe, with the variant's own lines and verdict", async () => {
  const base = await createRecipeOf(person.id, ["200 g peanuts", "100 g rice"], { title: "Satay" });
  const lines = [
    { name: "sunflower seeds", quantity: "200", unit: "g" },
    { name: "rice", quantity: "100", unit: "g" },
  ];
  const variant = await call<VariantDetailWire>(createVariant, {
    token: person.token,
    params: { recipeId: base.id },
    body: { variant_ingredients: lines },
  });
  const { status, body } = await sheetOf(variant.body.id);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: variant.body.id, title: variant.body.title });
  expect(body.ingredients.map(({ name }) => name)).toEqual(variant.body.variant_ingredients.map(({ name }) => name));
  expect(body.judgement).toEqual(variant.body.judgement);
});

it("is for those who may read the recipe", async () => {
  const { id } = await createRecipeOf(person.id, ["200 g peanuts"], { title: "Satay", isPublic: false });
  expect((await sheetOf(id, await createSignedInPerson())).status).toBe(404);
  expect((await call(getSheet, { params: { id } })).status).toBe(401);
});
