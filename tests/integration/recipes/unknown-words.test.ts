import { beforeEach, describe, expect, it } from "vitest";
import { PUT as updateRecipe } from "@/app/api/recipes/[id]/route";
import { POST as createRecipe } from "@/app/api/recipes/route";
import { DELETE as deleteAccount } from "@/app/auth/user/delete-account/route";
import { POST as parseRecipe } from "@/app/parse/recipe/route";
import { PUT as updateVariant } from "@/app/recipe-variants/[id]/route";
import { POST as createVariant } from "@/app/recipe-variants/create-from-recipe/[recipeId]/route";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import type { VariantDetailWire } from "@/lib/schemas/variants";
import { db } from "@/server/db/client";
import { reanalyseRecipes } from "@/server/recipes/analysis/reanalyse-recipes";
import { createSignedInPerson, PASSWORD, type SignedInPerson } from "../../factories/people";
import { call } from "../../support/request";
import { createParsedRecipe } from "./create-recipe";

let cook: SignedInPerson;

const recipeOf = (isPublic: boolean, ...names: string[]) => ({
  title: "Vrembly stew",
  is_public: isPublic,
  ingredients: [{ name: "carrots" }, ...names.map((name) => ({ name }))],
  instructions: [{ text: "Stir the glimworth." }],
});
const create = async (isPublic: boolean, ...names: string[]) =>
  (await call<RecipeDetailWire>(createRecipe, { token: cook.token, body: recipeOf(isPublic, ...names) })).body;
const put = (id: string, isPublic: boolean, ...names: string[]) =>
  call(updateRecipe, { token: cook.token, method: "PUT", params: { id }, body: recipeOf(isPublic, ...names) });
const queue = async () => {
  const rows = await db.ingredient.findMany({ where: { origin: "inferred" }, orderBy: { normalizedName: "asc" } });
  return Object.fromEntries(rows.map(({ name, sightings }) => [name, sightings]));
};

beforeEach(async () => {
  await db.ingredient.deleteMany({ where: { origin: "inferred" } });
  cook = await createSignedInPerson();
});

describe("unknown words of recipes", () => {
  it("enter the review queue from a public recipe, as words alone and without their author", async () => {
    await create(true, "2 cups zorblax, chopped", "Quimble", "from my aunt Zelda's garden: leeks");
    expect(Object.keys(await queue())).toEqual(expect.arrayContaining(["Quimble", "zorblax"]));
    const rows = await db.ingredient.findMany({ where: { origin: "inferred" } });
    for (const row of rows) {
      expect(Object.values(row)).not.toContain(cook.id);
      expect(row).toMatchObject({ confirmed: false, slug: null, sightings: 1 });
    }
  });

  it("never enter it from a private recipe, a pasted one or a variant, saved or judged again", async () => {
    const { id } = await create(false, "zorblax");
    await put(id, false, "quimble");
    const text =
      "Leek soup\n\nIngredients\n2 leeks\n1 1/2 cups milk\n200 g zorblax\n\nMethod\nSlice the leeks and soften them.\nAdd the milk and simmer for 20 minutes.";
    expect((await call(parseRecipe, { token: cook.token, body: { text } })).status).toBe(200);
    const base = await createParsedRecipe({ ingredients: { create: [{ position: 0, name: "carrots" }] } });
    const line = { name: "Zorblax of mine", quantity: null, unit: null };
    const created = await call<VariantDetailWire>(createVariant, {
      token: cook.token,
      params: { recipeId: base.id },
      body: { variant_ingredients: [line] },
    });
    expect(created.status).toBe(201);
    const edited = {
      title: "Mine",
      variant_ingredients: [{ ...line, name: "quimble" }],
      variant_instructions: created.body.variant_instructions,
    };
    const saved = await call(updateVariant, {
      token: cook.token,
      method: "PUT",
      params: { id: created.body.id },
      body: edited,
    });
    expect(saved.status).toBe(200);
    await db.recipe.updateMany({ data: { engineVersion: null } });
    await reanalyseRecipes();
    expect(await queue()).toEqual({});
    const rows = await db.recipe.findMany({ where: { ownerId: cook.id }, select: { queuedWords: true } });
    expect(rows.flatMap(({ queuedWords }) => queuedWords)).toEqual([]);
  });

  it("enter it when a private recipe becomes public, and stay when it becomes private again", async () => {
    const { id } = await create(false, "zorblax");
    await put(id, true, "zorblax");
    expect(await queue()).toEqual({ zorblax: 1 });
    await put(id, false, "zorblax", "quimble");
    expect(await queue()).toEqual({ zorblax: 1 });
  });

  it("count once for a recipe, however often it is saved or judged, and once for each further recipe", async () => {
    const { id } = await create(true, "zorblax", "Zorblax, minced");
    await put(id, true, "zorblax", "quimble");
    await put(id, false, "zorblax");
    await put(id, true, "ZORBLAX");
    await db.recipe.updateMany({ data: { engineVersion: null } });
    await reanalyseRecipes();
    expect(await queue()).toEqual({ zorblax: 1, quimble: 1 });
    await create(true, "zorblax");
    expect(await queue()).toEqual({ zorblax: 2, quimble: 1 });
  });

  it("enter it when older public recipes are judged again", async () => {
    const ingredients = { create: [{ position: 0, name: "zorblax" }] };
    for (let i = 0; i < 3; i++) await createParsedRecipe({ ingredients });
    expect(await reanalyseRecipes()).toMatchObject({ failed: 0 });
    expect(await queue()).toEqual({ zorblax: 3 });
  });

  it("are limited for one recipe, at one time and over its whole life", async () => {
    const letters = [..."abcdefghijklmnopqrst"];
    const names = (from: string) => letters.flatMap((one) => letters.map((two) => `zor${from}${one}bl${two}`));
    const { id } = await create(true, ...names("a").slice(0, 90));
    expect(Object.keys(await queue())).toHaveLength(25);
    for (const from of ["b", "c", "d"]) await put(id, true, ...names(from).slice(0, 90));
    expect(Object.keys(await queue())).toHaveLength(50);
  });

  it("never prevent saving, whatever their text, and nothing but words enters", async () => {
    const hostile = [
      "x".repeat(190),
      "zorb\u202elax",
      "<script>alert(1)</script>",
      "'; DROP TABLE ingredients; --",
      "👩‍🍳🥣",
      "zorblax ".repeat(25),
    ];
    for (const name of hostile) {
      const answer = await call(createRecipe, { token: cook.token, body: recipeOf(true, name) });
      expect(answer.status, name).toBe(201);
    }
    const cutOff = await call(createRecipe, { token: cook.token, body: recipeOf(true, "zorblax \ud83c") });
    expect(cutOff.status).toBe(422);
    for (const name of Object.keys(await queue())) expect(name).toMatch(/^[\p{L}\p{M}\p{N}'’ -]{3,60}$/u);
  });

  it("outlive the account as words that are linked to nobody", async () => {
    await create(true, "zorblax");
    await call(deleteAccount, { method: "DELETE", body: { password: PASSWORD }, token: cook.token });
    expect(await db.recipe.count({ where: { ownerId: cook.id } })).toBe(0);
    expect(await queue()).toEqual({ zorblax: 1 });
  });

  it("of many simultaneous recipes are stored without a deadlock", async () => {
    const words = ["zorblax", "quimble", "vorpish", "mimsy root", "borogrove"];
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => create(true, ...(index % 2 ? words : [...words].reverse()))),
    );
    expect((await queue()).zorblax).toBe(12);
  });
});
