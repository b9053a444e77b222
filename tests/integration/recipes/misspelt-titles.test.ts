import { beforeEach, describe, expect, it } from "vitest";
import { DELETE as deleteRecipe, PUT as updateRecipe } from "@/app/api/recipes/[id]/route";
import { POST as createRecipe } from "@/app/api/recipes/route";
import { GET as search } from "@/app/api/recipes/search/route";
import type { RecipeSearchWire } from "@/lib/schemas/recipe-search";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { call } from "../../support/request";

let cook: SignedInPerson;
let stranger: SignedInPerson;

const bodyOf = (title: string, isPublic: boolean) => ({
  title,
  is_public: isPublic,
  ingredients: [{ name: "flour" }],
  instructions: [{ text: "Bake." }],
});

async function write(title: string, isPublic = true, who = cook): Promise<RecipeDetailWire> {
  const answer = await call<RecipeDetailWire>(createRecipe, { token: who.token, body: bodyOf(title, isPublic) });
  expect(answer.status).toBe(201);
  return answer.body;
}

async function find(q: string, who?: SignedInPerson) {
  const path = `/api/recipes/search?q=${encodeURIComponent(q)}`;
  const { body } = await call<RecipeSearchWire>(search, { path, ...(who ? { token: who.token } : {}) });
  return { titles: body.items.map(({ title }) => title), corrected: body.corrected_q };
}

const NOTHING = { titles: [], corrected: null };
const SAID = { titles: ["Zwetschgendatschi"], corrected: "zwetschgendatschi" };
const words = async () =>
  (await db.$queryRaw<{ word: string }[]>`SELECT word FROM search_words ORDER BY word`).map(({ word }) => word);

beforeEach(async () => {
  await db.recipe.deleteMany();
  await db.$executeRaw`DELETE FROM search_words`;
  [cook, stranger] = await Promise.all([createSignedInPerson(), createSignedInPerson()]);
});

describe("a misspelt title", () => {
  it("of a diner's public recipe is found by everybody", async () => {
    await write("Zwetschgendatschi");
    for (const who of [undefined, stranger, cook]) expect(await find("zwetchgendatschi", who)).toEqual(SAID);
  });

  it("of a private recipe is found by its owner, and its words correct nobody else's search", async () => {
    await write("Zwetschgendatschi", false);
    expect(await find("zwetchgendatschi", cook)).toEqual(SAID);
    for (const who of [undefined, stranger]) expect(await find("zwetchgendatschi", who)).toEqual(NOTHING);
    expect(await words()).toEqual([]);
  });

  it("is corrected word by word, by whoever may see the word, and the owner's spelling stays", async () => {
    await write("Plum crumble");
    await write("Quimbolo crumble", false);
    expect((await find("quimbolo crumbel", cook)).titles).toEqual(["Quimbolo crumble"]);
    expect((await find("qiumbolo crumble", cook)).titles).toEqual(["Quimbolo crumble"]);
    expect((await find("qiumbolo crumble", stranger)).titles).toEqual([]);
  });

  it("is forgotten when the recipe becomes private, is renamed, hidden or deleted, unless another has the word", async () => {
    const { id, ...written } = await write("Zwetschgendatschi cake");
    const otherRecipe = await write("Carrot cake", true, stranger);
    expect(await words()).toEqual(["cake", "carrot", "zwetschgendatschi"]);
    const change = async (title: string, isPublic: boolean) => {
      const { status } = await call(updateRecipe, {
        token: cook.token,
        params: { id },
        body: bodyOf(title, isPublic),
      });
      expect(status).toBe(200);
    };
    await change(written.title, false);
    expect(await words()).toEqual(["cake", "carrot"]);
    await change(written.title, true);
    expect(await words()).toEqual(["cake", "carrot", "zwetschgendatschi"]);
    await change("Plum cake", true);
    expect(await words()).toEqual(["cake", "carrot", "plum"]);
    await db.recipe.update({ where: { id }, data: { hiddenAt: new Date() } });
    expect(await words()).toEqual(["cake", "carrot"]);
    await db.recipe.update({ where: { id }, data: { hiddenAt: null } });
    await call(deleteRecipe, { token: cook.token, params: { id } });
    expect(await words()).toEqual(["cake", "carrot"]);
    await call(deleteRecipe, { token: stranger.token, params: { id: otherRecipe.id } });
    expect(await words()).toEqual([]);
  });

  it("is forgotten with its author's account", async () => {
    await write("Zwetschgendatschi");
    await write("Carrot cake", true, stranger);
    await db.user.delete({ where: { id: cook.id } });
    expect(await words()).toEqual(["cake", "carrot"]);
  });

  it("keeps words that no search asks for, and other forms of a remaining word", async () => {
    const { id } = await write("Soup with the carrots");
    await write("Carrot bread");
    await call(deleteRecipe, { token: cook.token, params: { id } });
    expect(await words()).toEqual(["bread", "carrot", "carrots", "the", "with"]);
  });

  it("is known even if others save and delete it at the same moment", async () => {
    for (let round = 0; round < 10; round++) {
      const { id } = await write("Kumquat jam");
      await Promise.all([
        call(deleteRecipe, { token: cook.token, params: { id } }),
        write("Kumquat salad", true, stranger),
      ]);
      expect(await words()).toContain("kumquat");
      await db.recipe.deleteMany();
      expect(await words()).toEqual([]);
    }
  });
});
