import { describe, expect, it } from "vitest";
import { DELETE as deleteRecipe, GET as getRecipe, PUT as updateRecipe } from "@/app/api/recipes/[id]/route";
import { POST as createRecipe } from "@/app/api/recipes/route";
import type { CreateRecipeInput } from "@/lib/schemas/recipe-bodies";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { db } from "@/server/db/client";
import { analysisVersion } from "@/server/dietary/analysis-version";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { call } from "../../support/request";

const PORRIDGE: CreateRecipeInput = {
  title: "  Porridge with pear ",
  ingredients: [
    { name: "pear, diced", quantity: 1, order: 2 },
    { name: "rolled oats", quantity: "1/2", unit: "cup", group: "Base", order: 1 },
    { name: "whole milk", quantity: "250", unit: "ml", note: "or a plant drink", order: 3 },
  ],
  instructions: [
    { text: "Serve.\r\nEat warm.", order: 2 },
    { text: "Simmer the oats in the milk.", order: 1 },
  ],
  servings: 2,
  prep_time: 5,
};

const create = (who: SignedInPerson, body: unknown = PORRIDGE) =>
  call<RecipeDetailWire>(createRecipe, { token: who.token, body });
const update = (who: SignedInPerson, id: string, body: unknown) =>
  call<RecipeDetailWire>(updateRecipe, { token: who.token, method: "PUT", params: { id }, body });
const get = (who: SignedInPerson, id: string) =>
  call<RecipeDetailWire>(getRecipe, { token: who.token, params: { id } });

describe("POST /api/recipes", () => {
  it("stores everything that was written, as private and in the given order, and judges it", async () => {
    const cook = await createSignedInPerson();
    const answer = await create(cook);
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      title: "Porridge with pear",
      type: "created",
      user_id: cook.id,
      is_public: false,
      servings: 2,
      prep_time: 5,
      cook_time: null,
      source_url: null,
      engine_version: analysisVersion(),
      ingredients: [
        { name: "rolled oats", unit: "cup", group: "Base", order: 1, is_known: true, grams: expect.any(Number) },
        { name: "pear, diced", quantity: "1", order: 2, is_known: true },
        { name: "whole milk", quantity: "250", note: "or a plant drink", dietary_info: { vegan: false } },
      ],
      instructions: [
        { text: "Simmer the oats in the milk.", order: 1 },
        { text: "Serve.\nEat warm.", order: 2 },
      ],
      dietary_info: { vegan: false, dairy_free: false, vegetarian: true },
    });
    expect(answer.body.nutrition).toMatchObject({ per: "serving" });
    expect((await get(cook, answer.body.id)).body).toEqual(answer.body);
  });

  it("never calls a recipe suitable if one of its lines is unknown", async () => {
    const cook = await createSignedInPerson();
    const ingredients = [{ name: "rice" }, { name: "blorptang powder" }];
    const { body } = await create(cook, { ...PORRIDGE, ingredients });
    expect(body.ingredients[1]).toMatchObject({ is_known: false });
    expect(Object.values(body.dietary_info)).not.toContain(true);
  });

  it.each([
    ["without a title", { title: " " }, "title", "Title is required"],
    ["without ingredients", { ingredients: [] }, "ingredients", "At least one ingredient is required"],
    ["without steps", { instructions: [] }, "instructions", "At least one instruction is required"],
    ["with a nameless line", { ingredients: [{ name: "" }] }, '"ingredients",0,"name"', "Each ingredient needs a name"],
    [
      "with an empty step",
      { instructions: [{ text: "\n" }] },
      '"instructions",0,"text"',
      "Each instruction needs text",
    ],
    ["with no servings", { servings: 0 }, "servings", "Must be more than 0"],
    ["with a preparation time of half a minute", { prep_time: 0.5 }, "prep_time", "Must be whole minutes"],
    [
      "with a script as its source",
      { source_url: "javascript:alert(1)" },
      "source_url",
      "Must be an http or https address",
    ],
    [
      "with more than 300 ingredients",
      { ingredients: Array.from({ length: 301 }, () => ({ name: "salt" })) },
      "ingredients",
      "At most 300",
    ],
  ])("refuses a recipe %s, naming the field", async (_, over, field, message) => {
    const cook = await createSignedInPerson();
    const answer = await create(cook, { ...PORRIDGE, ...over });
    expect(answer.status).toBe(422);
    expect(JSON.stringify(answer.body)).toContain(field);
    expect(JSON.stringify(answer.body)).toContain(message);
    expect(await db.recipe.count({ where: { ownerId: cook.id } })).toBe(0);
  });

  it("is refused for visitors (401), and in another person's name (403)", async () => {
    const [cook, otherPerson] = [await createSignedInPerson(), await createSignedInPerson()];
    expect((await call(createRecipe, { body: PORRIDGE })).status).toBe(401);
    expect((await create(cook, { ...PORRIDGE, user_id: otherPerson.id })).status).toBe(403);
    expect((await create(cook, { ...PORRIDGE, user_id: cook.id })).status).toBe(201);
  });
});

describe("PUT /api/recipes/{id}", () => {
  const linesOf = ({ ingredients, instructions }: RecipeDetailWire) => ({ ingredients, instructions });

  it("replaces the lines, keeps those with an id as they are, and judges again", async () => {
    const cook = await createSignedInPerson();
    const { body: before } = await create(cook);
    const [oats, pear] = before.ingredients;
    const answer = await update(cook, before.id, {
      title: "Oat drink porridge",
      ingredients: [
        { ...pear, order: 1 },
        { ...oats, quantity: "1", order: 2 },
        { name: "oat drink", quantity: "250", unit: "ml", order: 3 },
      ],
      instructions: before.instructions,
    });
    expect(answer.status).toBe(200);
    expect(answer.body.ingredients.map(({ id, name, quantity }) => [id, name, quantity])).toEqual([
      [pear?.id, "pear, diced", "1"],
      [oats?.id, "rolled oats", "1"],
      [expect.any(String), "oat drink", "250"],
    ]);
    expect(answer.body).toMatchObject({ servings: 2, prep_time: 5, dietary_info: { vegan: true, dairy_free: true } });
    expect(answer.body.engine_version).toBe(analysisVersion());
  });

  it("does not overwrite a change made in another tab (409), and loses nothing of it", async () => {
    const cook = await createSignedInPerson();
    const { body: before } = await create(cook);
    const change = (title: string) => ({ ...linesOf(before), title, updated_at: before.updated_at });
    expect((await update(cook, before.id, change("First"))).status).toBe(200);
    const second = await update(cook, before.id, change("Second"));
    expect(second).toMatchObject({ status: 409, body: { detail: expect.stringContaining("changed somewhere else") } });
    expect((await get(cook, before.id)).body.title).toBe("First");
  });

  it("lets one of two simultaneous changes win", async () => {
    const cook = await createSignedInPerson();
    const { body: before } = await create(cook);
    const answers = await Promise.all(
      ["A", "B", "C", "D"].map((title) =>
        update(cook, before.id, { ...linesOf(before), title, updated_at: before.updated_at }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const kept = answers.find(({ status }) => status === 200)?.body.title;
    const after = (await get(cook, before.id)).body;
    expect(after.title).toBe(kept);
    expect(after.ingredients).toHaveLength(3);
  });

  it("accepts no line of another recipe as its own", async () => {
    const cook = await createSignedInPerson();
    const [one, other] = [(await create(cook)).body, (await create(cook)).body];
    const stolen = other.ingredients[0]?.id;
    const { body } = await update(cook, one.id, { ...linesOf(one), title: "One", ingredients: other.ingredients });
    expect(body.ingredients.map(({ id }) => id)).not.toContain(stolen);
    expect(linesOf((await get(cook, other.id)).body)).toEqual(linesOf(other));
  });

  it("is refused for others, public or not (404), and for visitors (401)", async () => {
    const [cook, otherPerson] = [await createSignedInPerson(), await createSignedInPerson()];
    const { body } = await create(cook, { ...PORRIDGE, is_public: true });
    expect((await update(otherPerson, body.id, { ...linesOf(body), title: "Mine" })).status).toBe(404);
    const visitor = { method: "PUT", params: { id: body.id }, body: { ...linesOf(body), title: "Mine" } };
    expect((await call(updateRecipe, visitor)).status).toBe(401);
    expect((await get(cook, body.id)).body.title).toBe("Porridge with pear");
  });
});

describe("DELETE /api/recipes/{id}", () => {
  const remove = (who: SignedInPerson, id: string) =>
    call(deleteRecipe, { token: who.token, method: "DELETE", params: { id } });

  it("removes it completely, once (204, then 404)", async () => {
    const cook = await createSignedInPerson();
    const { body } = await create(cook);
    expect((await remove(cook, body.id)).status).toBe(204);
    expect((await remove(cook, body.id)).status).toBe(404);
    expect(await db.recipeIngredient.count({ where: { recipeId: body.id } })).toBe(0);
  });

  it("is for the owner alone (404 for others, 401 for visitors)", async () => {
    const [cook, otherPerson] = [await createSignedInPerson(), await createSignedInPerson()];
    const { body } = await create(cook, { ...PORRIDGE, is_public: true });
    expect((await remove(otherPerson, body.id)).status).toBe(404);
    expect((await call(deleteRecipe, { method: "DELETE", params: { id: body.id } })).status).toBe(401);
    expect((await get(cook, body.id)).status).toBe(200);
  });
});
