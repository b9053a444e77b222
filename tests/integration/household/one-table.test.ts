import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { PUT as changePerson, DELETE as removePerson } from "@/app/api/household/people/[id]/route";
import { POST as addPerson } from "@/app/api/household/people/route";
import { PATCH as chooseRows, DELETE as leave } from "@/app/api/households/[id]/me/route";
import { POST as addEntry } from "@/app/api/meal-plan/entries/route";
import { GET as findForPlan } from "@/app/api/meal-plan/recipes/route";
import { GET as getPlan } from "@/app/api/meal-plan/route";
import { GET as getRecipe } from "@/app/api/recipes/[id]/route";
import { GET as listRecipes } from "@/app/api/recipes/route";
import { GET as search } from "@/app/api/recipes/search/route";
import { GET as listMine } from "@/app/api/recipes/user/[id]/route";
import { POST as addRecipe } from "@/app/grocery-lists/[id]/add-recipe/route";
import { GET as judgeList } from "@/app/grocery-lists/[id]/judgement/route";
import { POST as createList } from "@/app/grocery-lists/route";
import { POST as createVariant } from "@/app/recipe-variants/create-from-recipe/[recipeId]/route";
import type { GroceryJudgementWire, GroceryListWire } from "@/lib/schemas/grocery";
import type { TablePersonWire } from "@/lib/schemas/household";
import type { PlanRecipesWire, PlanWire } from "@/lib/schemas/meal-plan";
import type { FitWire } from "@/lib/schemas/recipe-judgement";
import type { RecipeSearchWire } from "@/lib/schemas/recipe-search";
import { recipeSearchQuery } from "@/lib/schemas/recipe-search";
import type { RecipeDetailWire, RecipePageWire, RecipeWire } from "@/lib/schemas/recipes";
import type { VariantDetailWire } from "@/lib/schemas/variants";
import { checkVerdicts } from "@/server/cookbook/verdicts/check-verdicts";
import { db } from "@/server/db/client";
import { findRecipe } from "@/server/recipes/find-recipe";
import { listSubstitutes } from "@/server/recipes/list-substitutes";
import { searchRecipes } from "@/server/recipes/search/search-recipes";
import { createAllergy, createHousehold } from "../../factories/households";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { analyseAndStore, createRecipeOf } from "../../factories/recipes";
import { type CallOptions, call, type Handler } from "../../support/request";

const WEEK = "2026-W48";
const SLOT = { day: "2026-11-23", meal: "dinner" };

let parent: SignedInPerson;
/** A word that only the recipes of one test hold, so that searches find nothing else. */
let word: string;

const as = async <T>(who: SignedInPerson, handler: Handler, options: CallOptions = {}) =>
  (await call<T>(handler, { token: who.token, ...options })).body;
const idOf = async (slug: string) =>
  (await db.ingredient.findUniqueOrThrow({ where: { slug }, select: { id: true } })).id;

async function addChild(slug: string, name = "Leo") {
  const limits = [{ ingredient_id: await idOf(slug), severity: "allergy" }];
  return as<TablePersonWire>(parent, addPerson, { body: { name, diets: [], limits } });
}

async function publish(title: string, lines: readonly string[]) {
  const author = await createSignedInPerson();
  const { id } = await createRecipeOf(author.id, lines, { title: `${title} ${word}`, isPublic: true });
  await analyseAndStore([id]);
  return id;
}

beforeEach(async () => {
  parent = await createSignedInPerson({ firstName: "Pia" });
  word = `w${randomUUID().replaceAll("-", "").slice(0, 12).replace(/\d/g, "q")}`;
});

type Verdict = { state: string | undefined; people: [string | null, string | null][] };
const said = (fit: FitWire | undefined): Verdict => ({
  state: fit?.state,
  people: (fit?.people ?? []).map(({ name, state }) => [name, state]),
});

/** What every place that judges a recipe says about it. */
async function everywhere(id: string, who = parent, household_id?: string): Promise<Record<string, Verdict>> {
  const inPlan: Record<string, string> = household_id ? { household_id } : {};
  const found = await as<RecipeSearchWire>(who, search, { query: { q: word } });
  const recipe = await as<RecipeDetailWire>(who, getRecipe, { params: { id } });
  await db.savedRecipe.createMany({ data: [{ userId: who.id, recipeId: id }], skipDuplicates: true });
  const saved = await as<RecipeWire[]>(who, listMine, { params: { id: who.id } });
  await as(who, addEntry, { body: { ...SLOT, recipe_id: id, ...inPlan } });
  const plan = await as<PlanWire>(who, getPlan, { query: { week: WEEK, ...inPlan } });
  const picker = await as<PlanRecipesWire>(who, findForPlan, { query: { text: word, ...inPlan } });
  const variant = await as<VariantDetailWire>(who, createVariant, {
    params: { recipeId: id },
    body: { title: "Mine" },
  });
  const fitIn = (recipes: readonly { id: string; fit?: FitWire | undefined }[]) =>
    said(recipes.find((each) => each.id === id)?.fit);
  return {
    discover: fitIn(found.items),
    recipe: said(recipe.judgement?.fit),
    saved: fitIn(saved),
    plan: fitIn(plan.recipes),
    picker: fitIn([...picker.own, ...picker.found]),
    variant: said(variant.judgement.fit),
  };
}

const KINDS = [
  ["egg", ["120 g flour", "2 eggs", "300 ml oat drink"]],
  ["peanut", ["200 g rice noodles", "3 tbsp peanut butter", "1 carrot"]],
  ["sesame", ["400 g chickpeas", "2 tbsp tahini", "1 lemon"]],
  ["fish", ["500 g potatoes", "1 tin of anchovies", "1 onion"]],
] as const;

describe("a child who is allergic, at the table of a parent without settings", () => {
  it.each(KINDS)("keeps every recipe with %s from fitting, named at every place", async (slug, lines) => {
    const id = await publish("Supper", lines);
    await addChild(slug);
    const places = await everywhere(id);
    for (const [place, { state, people }] of Object.entries(places)) {
      expect([place, state === "match" || state === "check_label" || state === undefined]).toEqual([place, false]);
      expect([place, people.map(([name]) => name)]).toEqual([place, [null, "Leo"]]);
      expect([place, people[0]?.[1]]).toEqual([place, null]);
    }
    expect(new Set(Object.values(places).map((each) => JSON.stringify(each))).size).toBe(1);
  });

  it.each(KINDS)("hides recipes with %s where only what fits is asked for, and shows others", async (slug, lines) => {
    const [against, plain] = [
      await publish("Supper", lines),
      await publish("Plain", ["500 g apples", "1 cinnamon stick"]),
    ];
    await addChild(slug);
    for (const fit of ["strict", "standard", "relaxed"]) {
      const found = await as<RecipeSearchWire>(parent, search, { query: { q: word, fit } });
      expect(found.items.map(({ id }) => id)).toEqual([plain]);
      expect(found.people).toEqual([
        { person_id: parent.id, name: null, unchecked: "empty" },
        { person_id: expect.any(String), name: "Leo" },
      ]);
    }
    const tonight = await searchRecipes({ userId: parent.id }, recipeSearchQuery.parse({ q: word, fits_me: "true" }));
    expect(tonight.items.map(({ id, fit }) => [id, fit?.state])).toEqual([[plain, "match"]]);
    const listed = await as<RecipePageWire>(parent, listRecipes, { query: { fits_me: "true", page_size: "100" } });
    expect(listed.items.map(({ id }) => id)).not.toContain(against);
  });

  it.each(KINDS)("is named at the line of the parent's own grocery list that holds %s", async (slug, lines) => {
    const id = await publish("Supper", lines);
    const child = await addChild(slug);
    const list = await as<GroceryListWire>(parent, createList, { body: { name: "Shop" } });
    await as(parent, addRecipe, { params: { id: list.id }, body: { recipe_id: id } });
    const { table, substitutes } = await as<GroceryJudgementWire>(parent, judgeList, { params: { id: list.id } });
    expect(table?.people).toEqual([{ id: child.id, name: "Leo", is_checked: true }]);
    const against = table?.lines.filter(({ fits }) => fits.some(({ state }) => state === "conflict")) ?? [];
    expect(against).toHaveLength(1);
    expect(against[0]?.fits).toEqual([{ person_id: child.id, state: "conflict", because: [expect.any(String)] }]);
    expect(substitutes.map((each) => each.id)).toContain(against[0]?.id);
  });

  it("gets its conflict said before the change that would mend it, and the change mends it for all", async () => {
    const id = await publish("Glazed buns", [
      "500 g flour",
      "300 ml oat drink",
      "1 egg",
      "20 g yeast",
      "2 tbsp tahini",
    ]);
    await addChild("egg");
    const alone = await as<RecipeDetailWire>(parent, getRecipe, { params: { id } });
    expect(alone.judgement?.fit).toMatchObject({ state: "adaptable", adaptable: { foods: ["egg"] } });
    const [, leo] = alone.judgement?.fit.people ?? [];
    expect(leo).toMatchObject({
      name: "Leo",
      state: "adaptable",
      without: ["egg"],
      against: { kind: "conflict", voice: "alarm", because: [expect.stringMatching(/egg/i)] },
    });
    expect(alone.judgement?.fit.gravest).toMatchObject({
      kind: "conflict",
      setting: { person: { name: "Leo" } },
      reason: expect.stringMatching(/Leo is allergic to egg/),
    });
    await createAllergy(parent.id, "sesame");
    const both = await as<RecipeDetailWire>(parent, getRecipe, { params: { id } });
    expect(both.judgement?.fit).toMatchObject({ state: "conflict", adaptable: null });
    expect(both.judgement?.fit.people?.map(({ without }) => without)).toEqual([["tahini"], ["egg"]]);
  });

  it("gets only substitutes that fit everybody", async () => {
    await addChild("egg");
    await createAllergy(parent.id, "soy");
    const lines = [{ id: "a", name: "1 cup milk", quantity: null, unit: null, note: null }];
    await db.userDiet.create({ data: { userId: parent.id, diet: "dairy_free", slot: 1 } });
    const before = await listSubstitutes(parent.id, lines);
    expect(JSON.stringify(before)).toContain("oat milk");
    await addChild("oat", "Nia");
    expect(JSON.stringify(await listSubstitutes(parent.id, lines))).not.toContain("oat milk");
  });

  it("is judged anew from the moment their card changes, and gone with it", async () => {
    const id = await publish("Supper", ["120 g flour", "2 eggs", "1 onion"]);
    const child = await addChild("egg");
    const state = async () =>
      (await as<RecipeSearchWire>(parent, search, { query: { q: word } })).items[0]?.fit?.people?.[1]?.state;
    expect(await state()).not.toBe("match");
    const body = { name: "Leo", diets: [], limits: [{ ingredient_id: await idOf("sesame"), severity: "allergy" }] };
    await as(parent, changePerson, { method: "PUT", params: { id: child.id }, body });
    expect(await state()).toBe("match");
    await as(parent, changePerson, { method: "PUT", params: { id: child.id }, body: { ...body, limits: [] } });
    expect(await state()).toBeNull();
    await as(parent, removePerson, { method: "DELETE", params: { id: child.id } });
    expect((await as<RecipeSearchWire>(parent, search, { query: { q: word } })).items[0]?.fit).toBeUndefined();
    expect((await as<RecipeDetailWire>(parent, getRecipe, { params: { id } })).judgement?.fit.people).toBeUndefined();
  });

  it("changes no verdict that an assistant or another application reads on the parent's behalf", async () => {
    const id = await publish("Supper", ["120 g flour", "2 eggs", "1 onion"]);
    await addChild("egg");
    const recipe = await findRecipe({ userId: parent.id, forOthers: true }, id);
    expect(recipe?.judgement?.settings).toEqual([]);
    const query = recipeSearchQuery.parse({ q: word });
    const found = await searchRecipes({ userId: parent.id, forOthers: true }, query);
    expect(JSON.stringify([recipe, found])).not.toContain("Leo");
  });

  it("counts when a kept recipe is compared with the verdict that its keeper knows", async () => {
    const id = await publish("Supper", ["120 g flour", "2 eggs", "1 onion"]);
    await addChild("egg");
    await db.savedRecipe.create({ data: { userId: parent.id, recipeId: id } });
    await checkVerdicts();
    const kept = await db.keptVerdict.findFirstOrThrow({ where: { userId: parent.id, recipeId: id } });
    expect(kept.state).not.toBe("match");
    expect(JSON.stringify(kept.gravest)).toContain("Leo");
  });
});

describe("members of a household", () => {
  let mate: SignedInPerson;
  let home: { id: string; members: string[] };
  beforeEach(async () => {
    mate = await createSignedInPerson({ firstName: "Ana" });
    home = await createHousehold([parent, mate]);
  });

  it.each(KINDS)("with an allergy to %s are heeded by the others at every place", async (slug, lines) => {
    const id = await publish("Supper", lines);
    await createAllergy(mate.id, slug, "severe");
    const [own, shared] = [await everywhere(id), await everywhere(id, parent, home.id)];
    expect(shared).toEqual(own);
    for (const [place, { state, people }] of Object.entries(own)) {
      expect([place, state === "match" || state === "check_label" || state === undefined]).toEqual([place, false]);
      expect([place, people.map(([name]) => name)]).toEqual([place, [null, "Ana"]]);
    }
  });

  it("who hide their allergies are said to be unchecked, and what else they show still speaks against a dish", async () => {
    await createAllergy(mate.id, "egg");
    await db.userDiet.create({ data: { userId: mate.id, diet: "vegan", slot: 1 } });
    await as(mate, chooseRows, { method: "PATCH", params: { id: home.id }, body: { rows: ["diet"] } });
    const [plain, honey] = [
      await publish("Plain", ["500 g apples", "1 lemon"]),
      await publish("Sweet", ["2 apples", "1 tbsp honey"]),
    ];
    const ana = async (id: string) =>
      (await as<RecipeDetailWire>(parent, getRecipe, { params: { id } })).judgement?.fit.people?.[1];
    expect(await ana(plain)).toMatchObject({ name: "Ana", state: null, unchecked: "hidden" });
    expect(await ana(honey)).toMatchObject({ name: "Ana", state: "conflict", unchecked: "hidden" });
    expect(JSON.stringify(await ana(honey))).not.toMatch(/egg/i);
  });

  it("are gone from every verdict from the moment they leave, and their limits with them", async () => {
    const id = await publish("Supper", ["120 g flour", "2 eggs", "1 onion"]);
    await createAllergy(mate.id, "egg");
    expect((await everywhere(id)).recipe?.people).toHaveLength(2);
    await as(mate, leave, { method: "DELETE", params: { id: home.id } });
    const recipe = await as<RecipeDetailWire>(parent, getRecipe, { params: { id } });
    expect(recipe.judgement?.fit.people).toBeUndefined();
    const found = await as<RecipeSearchWire>(parent, search, { query: { q: word, fits_me: "true" } });
    expect(found.items.map((each) => each.id)).toEqual([id]);
    expect(JSON.stringify([recipe, found])).not.toContain("Ana");
  });

  it("leave nothing of their card in what is stored or exported about somebody else's recipes", async () => {
    const id = await publish("Supper", ["120 g flour", "2 eggs", "1 onion"]);
    await createAllergy(mate.id, "egg");
    await db.savedRecipe.create({ data: { userId: parent.id, recipeId: id } });
    await checkVerdicts();
    const kept = await db.keptVerdict.findFirstOrThrow({ where: { userId: parent.id, recipeId: id } });
    expect(JSON.stringify(kept)).not.toMatch(/Ana|allergic/);
  });

  it("of two households of the reader are each judged once, by all that they show", async () => {
    await createHousehold([parent, mate], { name: "Weekend", rows: ["avoids"] });
    const id = await publish("Supper", ["120 g flour", "2 eggs", "1 onion"]);
    await createAllergy(mate.id, "egg");
    const recipe = await as<RecipeDetailWire>(parent, getRecipe, { params: { id } });
    expect(recipe.judgement?.fit.people?.map(({ name }) => name)).toEqual([null, "Ana"]);
  });
});
