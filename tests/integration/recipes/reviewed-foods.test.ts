import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { GET as getRecipe } from "@/app/api/recipes/[id]/route";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { db } from "@/server/db/client";
import { setReviewed } from "@/server/dietary/load-knowledge";
import { applyReviewed } from "@/server/recipes/analysis/apply-reviewed";
import { countStaleRecipes, reanalyseRecipes } from "@/server/recipes/analysis/reanalyse-recipes";
import { createPerson } from "../../factories/people";
import { analyseAndStore } from "../../factories/recipes";
import { call } from "../../support/request";
import { createParsedRecipe } from "./create-recipe";

async function createJudged(...names: string[]): Promise<string> {
  const ingredients = { create: names.map((name, position) => ({ position, name })) };
  const { id } = await createParsedRecipe({ ingredients });
  await analyseAndStore([id]);
  return id;
}

async function createJudgedVariant(...names: string[]): Promise<string> {
  const { id: ownerId } = await createPerson();
  const ingredients = { create: names.map((name, position) => ({ position, name })) };
  const { id } = await db.recipe.create({
    data: {
      ownerId,
      origin: "created",
      title: "Mine",
      baseRecipeTitle: "Base",
      baseUpdatedAt: new Date(),
      ingredients,
    },
  });
  await analyseAndStore([id]);
  return id;
}

/** Corrects a food of the reference, as an administrator does. */
async function correct(slug: string, key: string, value: "yes" | "no" | null) {
  const { id: ingredientId } = await db.ingredient.findUniqueOrThrow({ where: { slug }, select: { id: true } });
  const { id: attributeId } = await db.dietaryAttribute.findUniqueOrThrow({ where: { key }, select: { id: true } });
  const where = { ingredientId_attributeId: { ingredientId, attributeId } };
  if (value === null) return db.ingredientAttribute.delete({ where });
  const stated = { value, source: "admin" };
  return db.ingredientAttribute.upsert({ where, create: { ingredientId, attributeId, ...stated }, update: stated });
}

const variantJudged = async (id: string) =>
  (await db.recipe.findUniqueOrThrow({ where: { id }, select: { engineVersion: true } })).engineVersion !== null;

/** Confirms a food of the queue, as an administrator does. */
async function review(name: string, key: string, value: "yes" | "no") {
  const attribute = await db.dietaryAttribute.findUniqueOrThrow({ where: { key } });
  const normalizedName = name.toLowerCase();
  const reviewed = {
    origin: "admin" as const,
    confirmed: true,
    attributes: { create: { attributeId: attribute.id, value, source: "admin" } },
  };
  await db.ingredient.deleteMany({ where: { normalizedName, origin: "inferred" } });
  return db.ingredient.create({ data: { name, normalizedName, category: "unknown", ...reviewed } });
}

const read = async (id: string) => (await call<RecipeDetailWire>(getRecipe, { params: { id } })).body;
const judged = async (id: string) => (await read(id)).engine_version !== null;
/** Resets the cache, as in another process that has judged and has not checked for changes since. */
const forget = () => setReviewed({ stamp: "", foods: [] });

beforeEach(async () => {
  await db.recipe.deleteMany();
  await applyReviewed();
});
afterEach(async () => {
  await db.ingredient.deleteMany({ where: { origin: "admin" } });
  await applyReviewed();
  forget();
});

describe("stored judgements about a food that an administrator reviews", () => {
  it("are withdrawn in exactly the recipes that may name the food, and made again", async () => {
    const named = await createJudged("zorblaxes, chopped", "carrots");
    const otherDish = await createJudged("quimble", "carrots");
    const known = await createJudged("carrots", "leeks");
    expect((await read(named)).dietary_info).not.toHaveProperty("dairy_free");

    await review("Zorblax", "dairy_free", "no");
    expect(await applyReviewed()).toBe(true);
    expect(await Promise.all([named, otherDish, known].map(judged))).toEqual([false, true, true]);
    expect(await reanalyseRecipes()).toEqual({ done: 1, failed: 0 });
    expect((await read(named)).dietary_info.dairy_free).toBe(false);
    expect(await applyReviewed()).toBe(false);
    expect(await countStaleRecipes()).toBe(0);
  });

  it("include those of foods below it in the tree, and return when the review is undone", async () => {
    const [below, otherDish] = [await createJudged("ghee"), await createJudged("carrots")];
    await correct("butter", "soy_free", "no");
    await applyReviewed();
    expect([await judged(below), await judged(otherDish)]).toEqual([false, true]);
    await reanalyseRecipes();
    expect((await read(below)).dietary_info.soy_free).not.toBe(true);

    await correct("butter", "soy_free", null);
    await applyReviewed();
    expect(await judged(below)).toBe(false);
    await reanalyseRecipes();
    expect((await read(below)).dietary_info.soy_free).toBe(true);
  });

  it("include recipes of dishes that are made of the food, and no others", async () => {
    const dishes = ["shortbread", "garlic butter", "jambon beurre", "quince paste"];
    const ids: string[] = [];
    for (const dish of dishes) ids.push(await createJudged(dish));
    await correct("butter", "fish_free", "no");
    await applyReviewed();
    expect(await Promise.all(ids.map(judged))).toEqual([false, false, false, true]);
    await reanalyseRecipes();
    const fits = (await Promise.all(ids.map(read))).map(({ dietary_info }) => dietary_info.fish_free);
    expect(fits).toEqual([undefined, false, false, true]);
    await correct("butter", "fish_free", null);
    await applyReviewed();
    expect(await Promise.all(ids.map(judged))).toEqual([false, false, false, true]);
  });

  it("include variants that may be about it, by food, by dish and by a formerly unknown word, and no others", async () => {
    const dish = await createJudgedVariant("carrots", "shortbread");
    const named = await createJudgedVariant("2 zorblaxes");
    const otherVariant = await createJudgedVariant("quimble", "leeks");
    await correct("butter", "fish_free", "no");
    await applyReviewed();
    expect(await Promise.all([dish, named, otherVariant].map(variantJudged))).toEqual([false, true, true]);
    expect(await reanalyseRecipes()).toEqual({ done: 1, failed: 0 });
    await review("Zorblax", "dairy_free", "no");
    await applyReviewed();
    expect(await Promise.all([dish, named, otherVariant].map(variantJudged))).toEqual([true, false, true]);
    await reanalyseRecipes();
    const { dietaryInfo } = await db.recipe.findUniqueOrThrow({ where: { id: named }, select: { dietaryInfo: true } });
    expect(dietaryInfo).toMatchObject({ dairy_free: false });
    await correct("butter", "fish_free", null);
    await applyReviewed();
  });

  it("do not count if a process stored them that did not yet know of the review", async () => {
    await review("Zorblax", "dairy_free", "no");
    await applyReviewed();
    forget();
    const late = await createJudged("zorblax");
    expect(await judged(late)).toBe(false);
    await reanalyseRecipes();
    expect((await read(late)).dietary_info.dairy_free).toBe(false);
  });

  it("are withdrawn once, whichever process sees the change first", async () => {
    const named = await createJudged("zorblax");
    await review("Zorblax", "dairy_free", "yes");
    await Promise.all([applyReviewed(), applyReviewed()]);
    await reanalyseRecipes();
    forget();
    await applyReviewed();
    expect(await judged(named)).toBe(true);
  });
});
