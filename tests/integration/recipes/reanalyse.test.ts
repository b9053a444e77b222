import { beforeEach, describe, expect, it, vi } from "vitest";
import { GET as getRecipe } from "@/app/api/recipes/[id]/route";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { db } from "@/server/db/client";
import { analysisVersion } from "@/server/dietary/analysis-version";
import * as engine from "@/server/engine-pool/engine-pool";
import { log } from "@/server/log";
import { countStaleRecipes, reanalyseRecipes } from "@/server/recipes/analysis/reanalyse-recipes";
import { call } from "../../support/request";
import { createParsedRecipe } from "./create-recipe";

const OLD = "0.9.0-000000000000";

/** A recipe as another version of the engine left it: wrongly judged as vegan. */
async function createStale(): Promise<string> {
  const ingredients = {
    create: [
      { position: 0, name: "butter" },
      { position: 1, name: "leeks" },
    ],
  };
  const { id } = await createParsedRecipe({ ingredients });
  await db.recipe.update({
    where: { id },
    data: { engineVersion: OLD, dietaryInfo: { vegan: true }, hasUnknown: false },
  });
  return id;
}

const read = async (id: string) => (await call<RecipeDetailWire>(getRecipe, { params: { id } })).body;

beforeEach(() => db.recipe.deleteMany());

describe("a judgement by outdated rules or knowledge", () => {
  it("is no longer shown", async () => {
    const recipe = await read(await createStale());
    expect(recipe).toMatchObject({ dietary_info: {}, nutrition: null, engine_version: null });
    expect(recipe.ingredients.every(({ is_known }) => !is_known)).toBe(true);
  });

  it("is replaced by a current one, without changing the time of the last change", async () => {
    const id = await createStale();
    const before = await read(id);
    const seen: number[] = [];
    expect(await reanalyseRecipes({ onProgress: ({ done, total }) => seen.push(done, total) })).toEqual({
      done: 1,
      failed: 0,
    });
    expect(seen).toEqual([1, 1]);
    expect(await read(id)).toMatchObject({
      dietary_info: { vegan: false },
      engine_version: analysisVersion(),
      updated_at: before.updated_at,
    });
    expect(await countStaleRecipes()).toBe(0);
    expect(await reanalyseRecipes()).toEqual({ done: 0, failed: 0 });
  });

  it("is replaced in parts, and continues where it was stopped", async () => {
    for (let i = 0; i < 60; i++) await createStale();
    const stop = new AbortController();
    const first = await reanalyseRecipes({ signal: stop.signal, onProgress: () => stop.abort() });
    expect(first.done).toBe(50);
    expect(await countStaleRecipes()).toBe(10);
    expect(await reanalyseRecipes()).toEqual({ done: 10, failed: 0 });
  });

  it("is replaced once if several processes work at it", async () => {
    for (let i = 0; i < 60; i++) await createStale();
    const parts = await Promise.all([reanalyseRecipes(), reanalyseRecipes(), reanalyseRecipes()]);
    expect(parts.reduce((sum, { done }) => sum + done, 0)).toBe(60);
    expect(await countStaleRecipes()).toBe(0);
  });

  it("stays missing for a recipe that cannot be judged, and the others are judged", async () => {
    const [bad, good] = [await createStale(), await createStale()];
    const [line] = await db.recipeIngredient.findMany({ where: { recipeId: bad }, take: 1 });
    await db.recipeIngredient.updateMany({ where: { id: line?.id ?? "" }, data: { name: "poison" } });
    await db.recipe.update({ where: { id: bad }, data: { engineVersion: OLD } });
    const original = engine.askEngine;
    vi.spyOn(engine, "askEngine").mockImplementation(async (kind, input, turn) => {
      if (JSON.stringify(input).includes("poison")) throw new Error("no");
      return original(kind, input, turn);
    });
    const logged = vi.spyOn(log, "error").mockImplementation(() => undefined);
    expect(await reanalyseRecipes()).toEqual({ done: 1, failed: 1 });
    expect(logged).toHaveBeenCalledOnce();
    expect((await read(bad)).engine_version).toBeNull();
    expect((await read(good)).engine_version).toBe(analysisVersion());
  });
});
