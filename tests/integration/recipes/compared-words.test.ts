import { beforeEach, describe, expect, it } from "vitest";
import { POST as createRecipe } from "@/app/api/recipes/route";
import { GET as search } from "@/app/api/recipes/search/route";
import type { RecipeSearchWire } from "@/lib/schemas/recipe-search";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { db } from "@/server/db/client";
import { listMyRecipes } from "@/server/recipes/list-own-recipes";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { call } from "../../support/request";

let cook: SignedInPerson;

async function write(title: string, lines: string[] = ["water"]): Promise<void> {
  const body = {
    title,
    is_public: true,
    ingredients: lines.map((name) => ({ name })),
    instructions: [{ text: "Cook." }],
  };
  expect((await call<RecipeDetailWire>(createRecipe, { token: cook.token, body })).status).toBe(201);
}

const found = async (q: string): Promise<string[]> => {
  const path = `/api/recipes/search?${new URLSearchParams({ q })}`;
  return (await call<RecipeSearchWire>(search, { path })).body.items.map(({ title }) => title).sort();
};

beforeEach(async () => {
  await db.recipe.deleteMany();
  await db.$executeRaw`DELETE FROM search_words`;
  cook = await createSignedInPerson();
});

describe("a search for words", () => {
  it.each([
    [
      "Shepherd's Pie",
      ["shepherd’s", "shepherd's", "shepherds", "SHEPHERD‘S PIE", "“shepherd’s pie”", "shepherd´s pie"],
    ],
    ["Gardener’s Soup", ["gardener's", "gardener’s soup", "gardeners"]],
    ["Crème-fraîche dip", ["creme fraiche", "crème–fraîche", "CREME/FRAICHE", "fraiche"]],
    ["Salt/pepper ribs", ["pepper", "salt pepper", "salt·pepper"]],
    ["Smørrebrød with Łosoś", ["smorrebrod", "losos", "SMØRREBRØD"]],
    ["Bœuf et Weißwurst", ["boeuf", "weisswurst", "BŒUF", "weißwurst"]],
    ["L’orange confite", ["orange", "l'orange"]],
    ["Ｔｏｆｕ ｂｏｗｌ", ["tofu", "ｂｏｗｌ"]],
  ])("finds %s whatever keyboard the words come from", async (title, searches) => {
    await write(title);
    await write("Porridge with raisins");
    for (const q of searches) expect([q, await found(q)]).toEqual([q, [title]]);
  });

  it.each([
    ["麻婆豆腐", ["豆腐", "麻婆", "麻婆豆腐", "腐"], ["腐豆", "豆婆"]],
    ["ต้มยำกุ้ง", ["ต้มยำ", "กุ้ง"], ["ยำต้ม"]],
    ["김치찌개", ["김치", "찌개", "치찌"], ["개찌"]],
    ["ガーリックトースト", ["ガーリック", "トースト", "ｶﾞｰﾘｯｸ"], ["カーリック"]],
    ["鶏の照り焼き", ["照り焼き", "鶏"], ["焼き鳥"]],
  ])("finds words inside %s, which has no spaces, in their order only", async (title, inside, outside) => {
    await write(title);
    await write("Porridge", ["oats"]);
    for (const q of inside) expect([q, await found(q)]).toEqual([q, [title]]);
    for (const q of outside) expect([q, await found(q)]).toEqual([q, []]);
  });

  it("finds words inside lines without spaces, and leaves out what a dash of any kind excludes", async () => {
    await write("Dinner for two", ["絹ごし豆腐"]);
    await write("Dinner for four", ["farmer’s cheese"]);
    expect(await found("豆腐")).toEqual(["Dinner for two"]);
    for (const dash of ["-", "–", "—", "−"]) {
      expect(await found(`dinner ${dash}farmer's`)).toEqual(["Dinner for two"]);
      expect(await found(`dinner ${dash}"farmers cheese"`)).toEqual(["Dinner for two"]);
    }
    expect(await found("dinner – two")).toEqual(["Dinner for two"]);
    expect(await found("豆腐 or farmer’s")).toEqual(["Dinner for four", "Dinner for two"]);
  });

  it("finds a person's own recipes in the same form", async () => {
    await write("Shepherd’s Pie", ["żurek", "麻婆豆腐"]);
    for (const q of ["shepherd's", "shepherds p", "zurek", "豆腐", "PIE"]) {
      const { items } = await listMyRecipes({ userId: cook.id }, undefined, q);
      expect([q, items.map(({ title }) => title)]).toEqual([q, ["Shepherd’s Pie"]]);
    }
  });
});
