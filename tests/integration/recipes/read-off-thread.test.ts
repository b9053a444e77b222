import { beforeEach, describe, expect, it, vi } from "vitest";
import { GET as getRecipe, PUT as updateRecipe } from "@/app/api/recipes/[id]/route";
import { POST as createRecipe } from "@/app/api/recipes/route";
import { POST as parseRecipe } from "@/app/parse/recipe/route";
import { POST as createVariant } from "@/app/recipe-variants/create-from-recipe/[recipeId]/route";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { db } from "@/server/db/client";
import * as judging from "@/server/dietary/engine/judging/judge";
import * as lines from "@/server/recipe-lines/analyse-line";
import { reanalyseRecipes } from "@/server/recipes/analysis/reanalyse-recipes";
import { createSignedInPerson } from "../../factories/people";
import { recipePage, sendsHtml, startPageServer } from "../../support/page-server";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";
import { createParsedRecipe } from "./create-recipe";

const THAI = "กุ้งผัดไข่น้ำมันหอยแป้งสาลี";
const CJK = "小麥粉雞蛋牛奶花生醬油蝦仁豆腐";
const ofLength = (text: string, length: number, begin = "") =>
  (begin + text.repeat(Math.ceil(length / text.length))).slice(0, length);

const bodyOf = (names: readonly string[]) => ({
  title: "A dish",
  ingredients: names.map((name) => ({ name })),
  instructions: [{ text: "Cook." }],
});

async function useImportedPage(page: string) {
  const site = await startPageServer(sendsHtml(page));
  useSettings({ FETCH_ALLOW_HOSTS: site.authority });
  return call<{ detail: string; code: string }>(parseRecipe, { body: { url: site.url() } });
}

beforeEach(() => db.recipe.deleteMany());

describe("an imported page whose lines are longer than allowed in a written recipe", () => {
  it.each([
    ["290 ingredients of 4,000 Thai characters", { recipeIngredient: manyLines(THAI) }],
    ["290 ingredients of 4,000 Chinese characters", { recipeIngredient: manyLines(CJK) }],
    ["one ingredient of 501 characters", { recipeIngredient: ["1 egg", ofLength("egg ", 501)] }],
    ["a step of 5,001 characters", { recipeInstructions: ["Mix.", ofLength("stir and ", 5001)] }],
  ])("is refused with a reason, and nothing of it is stored: %s", async (_name, over) => {
    const analysed = vi.spyOn(lines, "analyseLine");
    const answer = await useImportedPage(recipePage(over));
    expect(answer.status).toBe(422);
    expect(answer.body.code).toBe("line_too_long");
    expect(answer.body.detail).toMatch(/500 characters .* 5000/);
    expect(await db.recipe.count()).toBe(0);
    expect(analysed).not.toHaveBeenCalled();
  });

  it("is accepted while its lines are as long as a written recipe's may be", async () => {
    const answer = await useImportedPage(recipePage({ recipeIngredient: ["1 egg", ofLength("egg and ", 499)] }));
    expect(answer.status).toBe(200);
  });
});

function manyLines(text: string): string[] {
  return Array.from({ length: 290 }, (_, i) => ofLength(text, 4000, `${i} `));
}

describe("judging what a person writes", () => {
  it("never runs on the thread that answers requests, whichever call sends the lines", async () => {
    const { token } = await createSignedInPerson();
    const analysed = vi.spyOn(lines, "analyseLine");
    const names = Array.from({ length: 40 }, (_, i) => ofLength(CJK, 90, `${i} `));
    const created = await call<RecipeDetailWire>(createRecipe, { token, body: bodyOf(names) });
    expect(created.status).toBe(201);
    expect(created.body.engine_version).not.toBeNull();
    const changed = await call<RecipeDetailWire>(updateRecipe, {
      method: "PUT",
      token,
      params: { id: created.body.id },
      body: bodyOf([...names, "leeks"]),
    });
    expect(changed.body.engine_version).not.toBeNull();
    const params = { recipeId: created.body.id };
    const variant = await call<{ engine_version: string | null }>(createVariant, { method: "POST", token, params });
    expect(variant.status).toBe(201);
    expect(variant.body.engine_version).not.toBeNull();
    const imported = await useImportedPage(recipePage());
    expect(imported.status).toBe(200);
    expect(analysed).not.toHaveBeenCalled();
  });

  it("runs on another thread, too, when a long recipe is judged for its reader", async () => {
    const { id: userId, token } = await createSignedInPerson();
    await db.userDiet.create({ data: { userId, diet: "vegan", slot: 1 } });
    // Each has another length, because equal texts are read only once.
    const names = Array.from({ length: 60 }, (_, i) => ofLength(CJK, 341 + i));
    const ingredients = { create: names.map((name, position) => ({ position, name })) };
    const { id } = await createParsedRecipe({ ingredients });
    const judged = vi.spyOn(judging, "judge");
    const { body } = await call<RecipeDetailWire>(getRecipe, { token, params: { id } });
    expect(["conflict", "may_contain"]).toContain(body.judgement?.kind);
    expect(body.judgement?.ingredients).toHaveLength(60);
    expect(judged).not.toHaveBeenCalled();
  });

  it("above the budget of one request stores the recipe without a judgement, and judges it afterwards", async () => {
    const { token } = await createSignedInPerson();
    const names = Array.from({ length: 90 }, (_, i) => ofLength("leeks and carrots, ", 490, `${i} `));
    const { status, body } = await call<RecipeDetailWire>(createRecipe, { token, body: bodyOf([...names, "butter"]) });
    expect(status).toBe(201);
    expect(body).toMatchObject({ engine_version: null, dietary_info: {}, nutrition: null });
    expect(await reanalyseRecipes()).toEqual({ done: 1, failed: 0 });
    const later = await call<RecipeDetailWire>(getRecipe, { token, params: { id: body.id } });
    expect(later.body.dietary_info.vegan).toBe(false);
  });

  it("is limited by characters an hour for one person, without affecting others", async () => {
    const [busy, otherPerson] = [await createSignedInPerson(), await createSignedInPerson()];
    await call(createRecipe, { token: busy.token, body: bodyOf(["leeks"]) });
    await db.$executeRaw`UPDATE rate_limits SET points = 100000000 WHERE key LIKE 'recipe_characters_user:%'`;
    // The process first spends the points that it has already leased.
    const long = Array.from({ length: 120 }, (_, i) => ofLength("leeks ", 490, `${i} `));
    const refused = await call(createRecipe, { token: busy.token, body: bodyOf(long) });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await call(createRecipe, { token: otherPerson.token, body: bodyOf(["leeks"]) })).status).toBe(201);
  });
});
