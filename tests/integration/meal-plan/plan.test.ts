import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { POST as copyWeek } from "@/app/api/meal-plan/copy/route";
import { PATCH as change, DELETE as remove } from "@/app/api/meal-plan/entries/[id]/route";
import { POST as add } from "@/app/api/meal-plan/entries/route";
import { POST as putOnList } from "@/app/api/meal-plan/grocery-list/route";
import { GET as findRecipes } from "@/app/api/meal-plan/recipes/route";
import { GET as getPlan } from "@/app/api/meal-plan/route";
import { POST as removeFromList } from "@/app/grocery-lists/[id]/remove-recipe/route";
import { GET as getList } from "@/app/grocery-lists/[id]/route";
import { POST as createList } from "@/app/grocery-lists/route";
import { POST as createVariant } from "@/app/recipe-variants/create-from-recipe/[recipeId]/route";
import { PUT as setAllergy } from "@/app/user/allergies/[key]/route";
import type { GroceryListWire } from "@/lib/schemas/grocery";
import type { PlanEntryWire, PlanRecipesWire, PlanToListWire, PlanWire } from "@/lib/schemas/meal-plan";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createRecipeOf } from "../../factories/recipes";
import { call } from "../../support/request";

const WEEK = "2026-W48";
const MONDAY = "2026-11-23";
let person: SignedInPerson;

const planOf = async (who = person, week = WEEK) =>
  (await call<PlanWire>(getPlan, { token: who.token, query: { week } })).body;
const addEntry = (body: Record<string, unknown>, who = person) =>
  call<PlanEntryWire>(add, { token: who.token, body: { day: MONDAY, meal: "dinner", ...body } });
const changeEntry = (id: string, body: Record<string, unknown>, who = person) =>
  call<PlanEntryWire>(change, { method: "PATCH", token: who.token, params: { id }, body });
const note = async (words: string, over: Record<string, unknown> = {}) =>
  (await addEntry({ note: words, ...over })).body;
const titles = (plan: PlanWire, day = MONDAY, meal = "dinner") =>
  plan.entries.filter((entry) => entry.day === day && entry.meal === meal).map(({ title }) => title);

beforeEach(async () => {
  person = await createSignedInPerson();
});

describe("the plan of a week", () => {
  it("contains recipes with servings, and notes, in the order of the days", async () => {
    const soup = await createRecipeOf(person.id, ["2 leeks", "200 g peanuts"], { title: "Leek soup" });
    const dinner = await addEntry({ recipe_id: soup.id, servings: 6 });
    expect(dinner).toMatchObject({ status: 201, body: { title: "Leek soup", servings: 6, is_note: false } });
    const leftovers = await note("Leftovers", { day: "2026-11-24", meal: "lunch" });
    await note("Next week", { day: "2026-11-30" });
    expect(await planOf()).toEqual({
      week: WEEK,
      starts: "mon",
      entries: [dinner.body, leftovers],
      recipes: [
        {
          id: soup.id,
          title: "Leek soup",
          image: null,
          photos: [],
          servings: 4,
          prep_time: null,
          cook_time: null,
          is_variant: false,
          table: [],
        },
      ],
    });
    expect(leftovers).toEqual({
      id: expect.any(String),
      day: "2026-11-24",
      meal: "lunch",
      position: 1,
      recipe_id: null,
      is_note: true,
      title: "Leftovers",
      servings: null,
      updated_at: expect.any(String),
    });
  });

  it("shows for each recipe how it fits, and sends each recipe once", async () => {
    await call(setAllergy, {
      method: "PUT",
      token: person.token,
      params: { key: "peanut" },
      body: { severity: "severe" },
    });
    const satay = await createRecipeOf(person.id, ["200 g peanuts", "2 tbsp peanut butter", "salt"], {
      title: "Satay",
    });
    await addEntry({ recipe_id: satay.id });
    await addEntry({ recipe_id: satay.id, day: "2026-11-25" });
    const { recipes } = await planOf();
    expect(recipes).toHaveLength(1);
    expect(recipes[0]?.fit?.state).toBe("conflict");
  });

  it("adds an entry once that is sent twice, also concurrently", async () => {
    const id = randomUUID();
    const answers = await Promise.all([addEntry({ id, note: "Soup" }), addEntry({ id, note: "Soup" })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(titles(await planOf())).toEqual(["Soup"]);
  });

  it("keeps every entry when two tabs add to one meal at once", async () => {
    await Promise.all(["a", "b", "c", "d"].map((words) => note(words)));
    const { entries } = await planOf();
    expect(entries.map(({ position }) => position)).toEqual([1, 2, 3, 4]);
  });

  it("lets one tab move an entry while another changes its servings", async () => {
    const soup = await createRecipeOf(person.id, ["2 leeks"], { title: "Soup" });
    const { id } = (await addEntry({ recipe_id: soup.id })).body;
    await Promise.all([changeEntry(id, { day: "2026-11-26", meal: "lunch" }), changeEntry(id, { servings: 9 })]);
    expect((await planOf()).entries).toMatchObject([{ id, day: "2026-11-26", meal: "lunch", servings: 9 }]);
  });

  it("moves an entry to a given place among the others", async () => {
    const [a, , c] = [await note("a"), await note("b"), await note("c")];
    await changeEntry(c.id, { index: 0 });
    expect(titles(await planOf())).toEqual(["c", "a", "b"]);
    await changeEntry(a.id, { index: 1000 });
    expect(titles(await planOf())).toEqual(["c", "b", "a"]);
  });

  it("refuses servings of a note, words of a recipe, an entry with neither or both, and an invalid week", async () => {
    const soup = await createRecipeOf(person.id, ["2 leeks"]);
    const words = await note("Out");
    const planned = (await addEntry({ recipe_id: soup.id })).body;
    expect((await changeEntry(words.id, { servings: 2 })).status).toBe(422);
    expect((await changeEntry(planned.id, { note: "Stew" })).status).toBe(422);
    expect((await changeEntry(planned.id, {})).status).toBe(422);
    expect((await addEntry({})).status).toBe(422);
    expect((await addEntry({ note: "a", recipe_id: soup.id })).status).toBe(422);
    expect((await addEntry({ note: "a", meal: "supper" })).status).toBe(422);
    const query = { week: "2026-W54" };
    expect((await call(getPlan, { token: person.token, query })).status).toBe(422);
  });

  it("keeps the name of a deleted recipe", async () => {
    const soup = await createRecipeOf(person.id, ["2 leeks"], { title: "Soup" });
    await addEntry({ recipe_id: soup.id });
    await db.recipe.delete({ where: { id: soup.id } });
    const plan = await planOf();
    expect(plan.entries).toMatchObject([{ title: "Soup", recipe_id: null, is_note: false }]);
    expect(plan.recipes).toEqual([]);
  });

  it("limits the entries of a week", async () => {
    await db.mealEntry.createMany({
      data: Array.from({ length: 140 }, (_, index) => ({
        ownerId: person.id,
        day: new Date(MONDAY),
        meal: "snack" as const,
        position: index,
        isNote: true,
        title: "x",
      })),
    });
    expect((await addEntry({ note: "one more" })).status).toBe(422);
    expect((await addEntry({ note: "next week", day: "2026-11-30" })).status).toBe(201);
  });
});

describe("a copied week", () => {
  const copy = (to: string, who = person) => call<PlanWire>(copyWeek, { token: who.token, body: { from: WEEK, to } });

  it("has the same weekdays, after existing entries, and is added once however often it is copied", async () => {
    await note("Soup");
    await note("Rice", { day: "2026-11-29" });
    await note("Party", { day: "2026-11-30" });
    await Promise.all([copy("2026-W49"), copy("2026-W49")]);
    const { body, status } = await copy("2026-W49");
    expect(status).toBe(200);
    expect(titles(body, "2026-11-30")).toEqual(["Party", "Soup"]);
    expect(titles(body, "2026-12-06")).toEqual(["Rice"]);
    expect(body.entries).toHaveLength(3);
    expect(titles(await planOf())).toEqual(["Soup"]);
    expect((await copy(WEEK)).status).toBe(422);
  });
});

describe("the plan added to a grocery list", () => {
  let listId = "";
  const put = (body: Record<string, unknown> = {}, who = person) =>
    call<PlanToListWire>(putOnList, { token: who.token, body: { list_id: listId, week: WEEK, ...body } });
  const lines = async () =>
    (await call<GroceryListWire>(getList, { token: person.token, params: { id: listId } })).body.items.map(
      ({ name, quantity_text: amount }) => `${amount} ${name}`,
    );

  beforeEach(async () => {
    listId = (await call<GroceryListWire>(createList, { token: person.token, body: { name: "Shop" } })).body.id;
  });

  it("buys each meal for its planned servings, and nothing twice", async () => {
    const rice = await createRecipeOf(person.id, ["200 g rice"], { title: "Rice", servings: 4 });
    await addEntry({ recipe_id: rice.id, servings: 2 });
    const tuesday = (await addEntry({ recipe_id: rice.id, servings: 6, day: "2026-11-24" })).body;
    await note("Out");
    expect((await put()).body).toEqual({ list_id: listId, added: 2, rescaled: 0, unchanged: 0, gone: [] });
    expect(await lines()).toEqual(["400 g rice"]);
    expect((await put()).body).toMatchObject({ added: 0, unchanged: 2 });
    expect(await lines()).toEqual(["400 g rice"]);
    await changeEntry(tuesday.id, { servings: 10 });
    expect((await put()).body).toMatchObject({ added: 0, rescaled: 1, unchanged: 1 });
    expect(await lines()).toEqual(["600 g rice"]);
  });

  it("accepts a variant and buys its ingredients", async () => {
    const base = await createRecipeOf(person.id, ["200 g peanuts"], { title: "Brittle", servings: 4 });
    const body = { title: "Brittle of mine" };
    const created = await call<{ id: string }>(createVariant, {
      token: person.token,
      params: { recipeId: base.id },
      body,
    });
    expect(created.status).toBe(201);
    expect((await addEntry({ recipe_id: created.body.id })).status).toBe(201);
    expect((await planOf()).recipes).toMatchObject([{ id: created.body.id, is_variant: true }]);
    expect((await put()).body).toMatchObject({ added: 1, gone: [] });
    expect(await lines()).toEqual(["200 g peanuts"]);
  });

  it("buys for the chosen days alone, adds again what was removed, and names what no longer exists", async () => {
    const rice = await createRecipeOf(person.id, ["200 g rice"], { title: "Rice", servings: 4 });
    const soup = await createRecipeOf(person.id, ["2 leeks"], { title: "Soup" });
    await addEntry({ recipe_id: rice.id });
    await addEntry({ recipe_id: soup.id, day: "2026-11-25" });
    expect((await put({ days: [MONDAY] })).body).toMatchObject({ added: 1 });
    expect(await lines()).toEqual(["200 g rice"]);
    const body = { recipe_id: rice.id };
    await call(removeFromList, { token: person.token, params: { id: listId }, body });
    expect(await lines()).toEqual([]);
    await db.recipe.delete({ where: { id: soup.id } });
    expect((await put()).body).toMatchObject({ added: 1, gone: ["Soup"] });
    expect(await lines()).toEqual(["200 g rice"]);
  });

  it("needs a list of the caller", async () => {
    const otherPerson = await createSignedInPerson();
    expect((await put({}, otherPerson)).status).toBe(404);
  });
});

describe("another person", () => {
  it("cannot see, change, remove or copy an entry, nor plan a private recipe of somebody else", async () => {
    const otherPerson = await createSignedInPerson();
    const secret = await createRecipeOf(person.id, ["2 leeks"], { title: "Secret soup" });
    const { id } = (await addEntry({ recipe_id: secret.id })).body;
    expect((await planOf(otherPerson)).entries).toEqual([]);
    expect((await changeEntry(id, { servings: 1 }, otherPerson)).status).toBe(404);
    expect((await call(remove, { method: "DELETE", token: otherPerson.token, params: { id } })).status).toBe(404);
    expect((await addEntry({ recipe_id: secret.id }, otherPerson)).status).toBe(404);
    expect((await addEntry({ id, note: "mine" }, otherPerson)).status).toBe(404);
    const body = { from: WEEK, to: "2026-W49" };
    expect((await call<PlanWire>(copyWeek, { token: otherPerson.token, body })).body.entries).toEqual([]);
    expect((await planOf()).entries).toHaveLength(1);
  });

  it("finds public recipes and their own to plan, but not this person's", async () => {
    const otherPerson = await createSignedInPerson();
    await createRecipeOf(person.id, ["3 quinces"], { title: "Quince private" });
    const shared = await createRecipeOf(person.id, ["3 quinces"], { title: "Quince public", isPublic: true });
    const find = async (who: SignedInPerson) =>
      (await call<PlanRecipesWire>(findRecipes, { token: who.token, query: { text: "quince" } })).body;
    expect((await find(otherPerson)).own).toEqual([]);
    expect((await find(otherPerson)).found.map(({ id }) => id)).toEqual([shared.id]);
    expect((await find(person)).own.map(({ title }) => title).sort()).toEqual(["Quince private", "Quince public"]);
    expect((await find(person)).found).toEqual([]);
  });
});

it("an entry is removed once", async () => {
  const { id } = await note("Soup");
  const options = { method: "DELETE", token: person.token, params: { id } };
  expect((await call(remove, options)).status).toBe(204);
  expect((await call(remove, options)).status).toBe(404);
});
