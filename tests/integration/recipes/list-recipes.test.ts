import { beforeEach, describe, expect, it } from "vitest";
import { GET as listRecipes } from "@/app/api/recipes/route";
import type { RecipePageWire } from "@/lib/schemas/recipes";
import { db } from "@/server/db/client";
import { createSignedInPerson } from "../../factories/people";
import { call } from "../../support/request";
import { createOwnRecipe, createParsedRecipe, saveRecipe } from "./create-recipe";

beforeEach(async () => {
  await db.recipe.deleteMany();
});

const daysAgo = (days: number) => new Date(Date.UTC(2026, 5, 30 - days));

async function list(query: Record<string, string | number> = {}, token?: string) {
  const answer = await call<RecipePageWire>(listRecipes, { query, ...(token ? { token } : {}) });
  expect(answer.status).toBe(200);
  return answer.body;
}

async function createMany(count: number, createdAt: (index: number) => Date): Promise<string[]> {
  const ids = [];
  for (let index = 0; index < count; index++) {
    ids.push((await createParsedRecipe({ title: `Soup ${index}`, createdAt: createdAt(index) })).id);
  }
  return ids;
}

describe("GET /api/recipes", () => {
  it("returns no items and no pages while there are no recipes", async () => {
    expect(await list()).toEqual({ items: [], total_pages: 0, hidden_count: null });
  });

  it("lists whole recipes, newest first, to a visitor", async () => {
    const older = await createParsedRecipe({ title: "Older", createdAt: daysAgo(2) });
    const newer = await createParsedRecipe({
      title: "Newer",
      createdAt: daysAgo(1),
      servings: 4,
      ingredients: { create: [{ position: 0, name: "leek", quantity: "1" }] },
      instructions: { create: [{ position: 0, text: "Slice." }] },
    });
    const { items, total_pages } = await list();
    expect(total_pages).toBe(1);
    expect(items.map(({ id }) => id)).toEqual([newer.id, older.id]);
    expect(items[0]).toEqual({
      id: newer.id,
      title: "Newer",
      source_url: newer.sourceUrl,
      image: null,
      photos: [],
      ingredients: [
        { id: expect.any(String), name: "leek", quantity: "1", unit: null, order: 1, group: null, note: null },
      ],
      instructions: [{ id: expect.any(String), text: "Slice.", order: 1, group: null }],
      dietary_info: {},
      type: null,
      created_at: daysAgo(1).toISOString(),
      is_public: true,
      language: null,
      updated_at: expect.any(String),
      total_time: null,
      yield_text: null,
      token_count: 4,
      prep_time: null,
      cook_time: null,
      servings: 4,
      user_id: null,
    });
  });

  it("lists no private recipe, not even to its owner, and marks a person's own only for that person", async () => {
    const [owner, reader] = [await createSignedInPerson(), await createSignedInPerson()];
    await createOwnRecipe(owner.id, { title: "Secret stew" });
    const { id } = await createOwnRecipe(owner.id, { title: "Open stew", isPublic: true });
    await saveRecipe(reader.id, id);
    expect((await list({}, owner.token)).items).toMatchObject([{ id, type: "created", user_id: owner.id }]);
    expect((await list({}, reader.token)).items).toMatchObject([{ id, type: "saved", user_id: null }]);
    expect((await list()).items).toMatchObject([{ id, type: null, user_id: null }]);
  });

  it("pages without losing or repeating any, even if all are of the same moment", async () => {
    const ids = await createMany(23, () => daysAgo(1));
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await list({ page, page_size: 10 }));
    expect(pages.map(({ items }) => items.length)).toEqual([10, 10, 3]);
    expect(pages.map(({ total_pages }) => total_pages)).toEqual([3, 3, 3]);
    const seen = pages.flatMap(({ items }) => items.map(({ id }) => id));
    expect(new Set(seen)).toEqual(new Set(ids));
    expect(seen).toEqual([...ids].sort().reverse());
  });

  it("returns 20 a page by default, and nothing behind the last page", async () => {
    await createMany(21, daysAgo);
    const first = await list();
    expect([first.items.length, first.total_pages]).toEqual([20, 2]);
    expect((await list({ page_size: 50 })).items).toHaveLength(21);
    expect(await list({ page: 3 })).toEqual({ items: [], total_pages: 2, hidden_count: null });
    expect(await list({ page: 1_000_000, page_size: 50 })).toEqual({ items: [], total_pages: 1, hidden_count: null });
  });

  it.each([
    ["page_size", "101"],
    ["page_size", "0"],
    ["page_size", "1.5"],
    ["page_size", "ten"],
    ["page_size", ""],
    ["page", "0"],
    ["page", "-1"],
    ["page", "1.5"],
    ["page", "two"],
    ["page", "1000001"],
  ])("refuses %s=%s and names it (422)", async (name, value) => {
    const answer = await call(listRecipes, { query: { [name]: value } });
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ["query", name] }] } });
  });

  it("refuses a repeated page parameter (422)", async () => {
    const answer = await call(listRecipes, { path: "/api/recipes?page=1&page=2" });
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ["query", "page"] }] } });
  });
});
