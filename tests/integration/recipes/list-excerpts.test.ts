import { beforeEach, describe, expect, it } from "vitest";
import { GET as getRecipe } from "@/app/api/recipes/[id]/route";
import { GET as createdBy } from "@/app/api/recipes/created-by/[id]/route";
import { GET as listRecipes } from "@/app/api/recipes/route";
import { GET as ofPerson } from "@/app/api/recipes/user/[id]/route";
import { GET as savedRecipes } from "@/app/saved-recipes/route";
import { GET as myRecipes } from "@/app/user/my-recipes/route";
import type { MyRecipeWire, RecipeDetailWire, RecipePageWire } from "@/lib/schemas/recipes";
import { db } from "@/server/db/client";
import { listMyRecipes } from "@/server/recipes/list-own-recipes";
import { createSignedInPerson } from "../../factories/people";
import { call } from "../../support/request";
import { createOwnRecipe, saveRecipe } from "./create-recipe";

const long = (count: number, length: number) =>
  Array.from({ length: count }, (_, position) => ({
    position,
    name: `${position} ${"leek ".repeat(length)}`.slice(0, length),
  }));

const largest = {
  isPublic: true,
  ingredients: { create: long(300, 500) },
  instructions: { create: long(300, 5000).map(({ position, name: text }) => ({ position, text })) },
};

beforeEach(() => db.recipe.deleteMany());

describe("a recipe of the maximum length", () => {
  it("is shortened in lists to whole lines from its beginning, and complete at its own address", async () => {
    const { id: userId, token } = await createSignedInPerson();
    const { id } = await createOwnRecipe(userId, largest);
    await db.recipe.create({
      data: {
        origin: "created",
        ownerId: userId,
        title: "Mine",
        baseRecipeId: id,
        baseRecipeTitle: "Base",
        baseUpdatedAt: new Date(),
        ingredients: { create: long(300, 500) },
        instructions: { create: largest.instructions.create },
      },
    });
    const everybodys = (await call<RecipePageWire>(listRecipes, {})).body.items;
    const own = (await call<MyRecipeWire[]>(myRecipes, { token })).body;
    expect([...everybodys, ...own]).toHaveLength(3);
    for (const recipe of [...everybodys, ...own]) {
      expect(recipe.is_excerpt).toBe(true);
      expect(recipe.ingredients.length).toBeGreaterThan(0);
      expect(recipe.ingredients.every(({ name }) => name.length === 500)).toBe(true);
      expect(recipe.instructions).toHaveLength(1);
      expect(JSON.stringify(recipe).length).toBeLessThan(20_000);
    }
    const { body } = await call<RecipeDetailWire>(getRecipe, { params: { id } });
    expect(body.ingredients).toHaveLength(300);
    expect(body).not.toHaveProperty("is_excerpt");
  });

  it("is marked as an excerpt, unlike an ordinary one, which is complete in lists", async () => {
    const { id: userId, token } = await createSignedInPerson();
    await createOwnRecipe(userId, {
      ingredients: { create: long(60, 80) },
      instructions: { create: [{ position: 0, text: "Cook." }] },
    });
    const [recipe] = (await call<MyRecipeWire[]>(myRecipes, { token })).body;
    expect(recipe?.ingredients).toHaveLength(60);
    expect(recipe).not.toHaveProperty("is_excerpt");
  });
});

describe("a person's own lists", () => {
  it("has pages that share no recipe and lose none, with the total number", async () => {
    const { id: userId, token } = await createSignedInPerson();
    const createdAt = new Date();
    const ids = new Set<string>();
    for (let i = 0; i < 7; i++) ids.add((await createOwnRecipe(userId, { createdAt })).id);
    const otherPerson = await createSignedInPerson();
    const { id: saved } = await createOwnRecipe(otherPerson.id, { isPublic: true });
    await saveRecipe(userId, saved);
    ids.add(saved);
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => call<MyRecipeWire[]>(myRecipes, { token, query: { page, page_size: 3 } })),
    );
    expect(pages.map(({ body }) => body.length)).toEqual([3, 3, 2, 0]);
    expect(pages.every(({ headers }) => headers.get("x-total-count") === "8")).toBe(true);
    expect(new Set(pages.flatMap(({ body }) => body.map(({ id }) => id)))).toEqual(ids);
    const totals = await Promise.all([
      call(savedRecipes, { token }),
      call(createdBy, { token, params: { id: userId } }),
      call(ofPerson, { token, params: { id: userId } }),
    ]);
    expect(totals.map(({ headers }) => headers.get("x-total-count"))).toEqual(["1", "7", "8"]);
    expect((await call(myRecipes, { token, query: { page_size: 101 } })).status).toBe(422);
  });

  it("is filtered by words of the title or of an ingredient, ignoring accents and case", async () => {
    const { id: userId } = await createSignedInPerson();
    const create = (title: string, name: string) =>
      createOwnRecipe(userId, { title, ingredients: { create: [{ position: 0, name }] } });
    await create("Crème brûlée", "egg yolks");
    await create("100% rye bread", "rye");
    await db.recipe.create({
      data: {
        origin: "created",
        ownerId: userId,
        title: "Mine",
        baseRecipeTitle: "B",
        baseUpdatedAt: new Date(),
        ingredients: { create: [{ position: 0, name: "Eggs" }] },
      },
    });
    const found = async (text: string) =>
      (await listMyRecipes({ userId }, undefined, text)).items.map(({ title }) => title);
    expect(await found("CREME yolk")).toEqual(["Crème brûlée"]);
    expect((await found("egg")).sort()).toEqual(["Crème brûlée", "Mine"]);
    expect(await found("100% r")).toEqual(["100% rye bread"]);
    expect(await found("_")).toEqual([]);
  });
});
