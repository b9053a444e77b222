import { describe, expect, it } from "vitest";
import { GET as getRecipe } from "@/app/api/recipes/[id]/route";
import { db } from "@/server/db/client";
import { analysisVersion } from "@/server/dietary/analysis-version";
import { createSignedInPerson } from "../../factories/people";
import { call } from "../../support/request";
import { createOwnRecipe, createParsedRecipe, saveRecipe } from "./create-recipe";

const ABSENT = "0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f";
const get = (id: string, token?: string) => call(getRecipe, { params: { id }, ...(token ? { token } : {}) });

describe("GET /api/recipes/{id}", () => {
  it("returns the whole recipe to a visitor, its parts in order", async () => {
    const { id, sourceUrl } = await createParsedRecipe({
      title: "Leek soup",
      image: "https://soup.example/leek.jpg",
      servings: 2.5,
      prepMinutes: 10,
      cookMinutes: 25,
      createdAt: new Date("2026-03-04T05:06:07.089Z"),
      dietaryInfo: { vegetarian: true, nut_free: false, vegan: null, fishy: true },
      ingredients: {
        create: [
          { position: 1, name: "butter", quantity: "1 1/2", unit: "tbsp" },
          { position: 0, name: "leeks", quantity: "2" },
          { position: 2, name: "salt" },
        ],
      },
      instructions: {
        create: [
          { position: 1, text: "Simmer." },
          { position: 0, text: "Slice the leeks." },
        ],
      },
    });
    const answer = await get(id);
    const leeks = [
      { field: "quantity", from: 0, to: 1, value: "2/1", unit: null },
      { field: "name", from: 0, to: 5, value: "2/1", unit: null, word: "leek" },
    ];
    const butter = [{ field: "quantity", from: 0, to: 5, value: "3/2", unit: "tbsp" }];
    const unanalysed = { group: null, note: null, dietary_info: {}, health_concerns: [], is_known: false };
    const some = expect.stringMatching(/^[0-9a-f-]{36}$/);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.body).toEqual({
      id,
      title: "Leek soup",
      source_url: sourceUrl,
      image: "https://soup.example/leek.jpg",
      photos: [],
      ingredients: [
        { id: some, name: "leeks", quantity: "2", unit: null, order: 1, numbers: leeks, ...unanalysed },
        { id: some, name: "butter", quantity: "1 1/2", unit: "tbsp", order: 2, numbers: butter, ...unanalysed },
        { id: some, name: "salt", quantity: null, unit: null, order: 3, numbers: [], ...unanalysed },
      ],
      instructions: [
        { id: some, text: "Slice the leeks.", order: 1, group: null },
        { id: some, text: "Simmer.", order: 2, group: null },
      ],
      dietary_info: { vegetarian: true, nut_free: false },
      type: null,
      is_public: true,
      language: null,
      created_at: "2026-03-04T05:06:07.089Z",
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      prep_time: 10,
      cook_time: 25,
      total_time: null,
      servings: 2.5,
      yield_text: null,
      token_count: 13,
      user_id: null,
      nutrition: null,
      engine_version: analysisVersion(),
      judgement: null,
    });
  });

  it("returns null for facts that the recipe does not have", async () => {
    const { id } = await createParsedRecipe();
    expect((await get(id)).body).toMatchObject({
      image: null,
      ingredients: [],
      instructions: [],
      dietary_info: {},
      prep_time: null,
      cook_time: null,
      servings: null,
    });
  });

  it("shows a private recipe only to its owner: others get 404, so that they do not learn that it exists", async () => {
    const [owner, stranger] = [await createSignedInPerson(), await createSignedInPerson()];
    const { id } = await createOwnRecipe(owner.id);
    // The stranger saved it while it was public.
    await saveRecipe(stranger.id, id);
    expect(await get(id, owner.token)).toMatchObject({ status: 200, body: { type: "created", user_id: owner.id } });
    expect((await call(getRecipe, { params: { id }, cookies: owner.cookies })).status).toBe(200);
    const nothing = await get(ABSENT);
    expect(nothing).toMatchObject({ status: 404, body: { detail: "Recipe not found" } });
    for (const token of [undefined, stranger.token, "nonsense"]) {
      const answer = await get(id, token);
      expect([answer.status, answer.body]).toEqual([404, nothing.body]);
    }
  });

  it("does not reveal who wrote a public recipe", async () => {
    const [owner, reader] = [await createSignedInPerson(), await createSignedInPerson()];
    const { id } = await createOwnRecipe(owner.id, { isPublic: true });
    expect((await get(id, owner.token)).body).toMatchObject({ type: "created", user_id: owner.id });
    for (const token of [undefined, reader.token]) {
      const answer = await get(id, token);
      expect(answer).toMatchObject({ status: 200, body: { type: null, user_id: null } });
      expect(JSON.stringify(answer.body)).not.toContain(owner.id);
    }
  });

  it("marks a recipe as saved only for the person who saved it", async () => {
    const [reader, otherPerson] = [await createSignedInPerson(), await createSignedInPerson()];
    const { id } = await createParsedRecipe();
    await saveRecipe(reader.id, id);
    expect((await get(id, reader.token)).body).toMatchObject({ type: "saved", user_id: null });
    expect((await get(id, otherPerson.token)).body).toMatchObject({ type: null });
    expect((await get(id)).body).toMatchObject({ type: null });
    expect(await db.savedRecipe.count({ where: { recipeId: id } })).toBe(1);
  });

  it.each(["1", "nonsense", `${ABSENT}0`, "'; DROP TABLE recipes; --"])("answers 404 at %s", async (id) => {
    expect((await get(id)).status).toBe(404);
  });
});
