import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { PUT as choose, GET as getChoice } from "@/app/api/household/checked-for/route";
import { DELETE as removePerson } from "@/app/api/household/people/[id]/route";
import { POST as addPerson } from "@/app/api/household/people/route";
import { GET as getRecipe } from "@/app/api/recipes/[id]/route";
import { GET as search } from "@/app/api/recipes/search/route";
import { PUT as saveMenu } from "@/app/api/venues/[id]/menu/route";
import { POST as addLine } from "@/app/grocery-lists/[id]/items/route";
import { GET as judgeList } from "@/app/grocery-lists/[id]/judgement/route";
import { POST as createList } from "@/app/grocery-lists/route";
import type { GroceryJudgementWire, GroceryListWire } from "@/lib/schemas/grocery";
import type { TablePersonWire } from "@/lib/schemas/household";
import type { CheckedForWire } from "@/lib/schemas/recipe-judgement";
import type { RecipeSearchWire } from "@/lib/schemas/recipe-search";
import type { RecipeDetailWire } from "@/lib/schemas/recipes";
import { db } from "@/server/db/client";
import { showDishes } from "@/server/menus/show-dishes";
import { readTable } from "@/server/recipes/table/read-table";
import { createAllergy, createHousehold } from "../../factories/households";
import { createSignedInPerson, type SignedInPerson, signInPerson } from "../../factories/people";
import { createVenue } from "../../factories/places";
import { analyseAndStore, createRecipeOf } from "../../factories/recipes";
import { type CallOptions, call, type Handler } from "../../support/request";

let parent: SignedInPerson;
let leo: TablePersonWire;

const as = async <T>(who: SignedInPerson, handler: Handler, options: CallOptions = {}) =>
  (await call<T>(handler, { token: who.token, ...options })).body;
const idOf = async (slug: string) =>
  (await db.ingredient.findUniqueOrThrow({ where: { slug }, select: { id: true } })).id;
const chooseFor = (chosen: readonly string[], who = parent) =>
  call<CheckedForWire>(choose, { token: who.token, method: "PUT", body: { chosen } });
const addChild = async (name: string, slug: string | null) =>
  as<TablePersonWire>(parent, addPerson, {
    body: { name, diets: [], limits: slug ? [{ ingredient_id: await idOf(slug), severity: "allergy" }] : [] },
  });
const namesAt = async (who = parent) => (await readTable({ userId: who.id })).map(({ name }) => name);

/** The parent must not have milk, the child no peanuts. */
beforeEach(async () => {
  parent = await createSignedInPerson({ firstName: "Pia" });
  await createAllergy(parent.id, "milk");
  leo = await addChild("Leo", "peanut");
});

async function recipeOf(...lines: string[]) {
  const { id } = await createRecipeOf(parent.id, lines, { title: `Dish ${randomUUID()}` });
  await analyseAndStore([id]);
  return id;
}
const judgementOf = async (id: string) => (await as<RecipeDetailWire>(parent, getRecipe, { params: { id } })).judgement;

describe("for whom food is checked", () => {
  it("is everybody until the person chooses, and the choice stays", async () => {
    const before = await as<CheckedForWire>(parent, getChoice);
    expect(before.people.map(({ name }) => name)).toEqual([null, "Leo"]);
    expect(before.chosen).toEqual([]);
    expect((await chooseFor([leo.id])).body.chosen).toEqual([leo.id]);
    expect((await as<CheckedForWire>(parent, getChoice)).chosen).toEqual([leo.id]);
    expect(await namesAt()).toEqual(["Leo"]);
    expect((await chooseFor([])).body.chosen).toEqual([]);
    expect(await namesAt()).toEqual([null, "Leo"]);
  });

  it("everybody, written out, counts whoever joins later too", async () => {
    expect((await chooseFor([leo.id, parent.id])).body.chosen).toEqual([]);
    await addChild("Noor", "egg");
    expect(await namesAt()).toEqual([null, "Leo", "Noor"]);
  });

  it("decides who is named in a verdict: what does not fit somebody left out is no conflict, and says for whom it is", async () => {
    const satay = await recipeOf("200 g peanuts", "1 carrot");
    expect((await judgementOf(satay))?.fit).toMatchObject({
      state: "conflict",
      people: [{ name: null }, { name: "Leo" }],
    });
    await chooseFor([leo.id]);
    const forLeo = (await judgementOf(satay))?.fit;
    expect(forLeo).toMatchObject({ state: "conflict", people: [{ name: "Leo", state: "conflict" }] });
    expect(forLeo?.people).toHaveLength(1);
    await chooseFor([parent.id]);
    const forMe = (await judgementOf(satay))?.fit;
    expect(forMe?.state).toBe("match");
    expect(forMe?.people).toBeUndefined();
  });

  it("a search names those for whom it searched", async () => {
    await chooseFor([leo.id]);
    const found = await as<RecipeSearchWire>(parent, search, { query: { fits_me: "true" } });
    expect(found.people).toEqual([{ person_id: leo.id, name: "Leo" }]);
  });

  it("somebody with an empty card alone is not checked: nothing fits, nobody is silent", async () => {
    const noor = await addChild("Noor", null);
    const soup = await recipeOf("1 carrot");
    await chooseFor([noor.id]);
    const fit = (await judgementOf(soup))?.fit;
    expect(fit).toMatchObject({ state: "unknown", people: [{ name: "Noor", state: null, unchecked: "empty" }] });
    const found = await as<RecipeSearchWire>(parent, search, { query: { fits_me: "true" } });
    expect(found.people).toEqual([{ person_id: noor.id, name: "Noor", unchecked: "empty" }]);
  });

  it("a list is checked for them, and for the reader only if the reader is among them", async () => {
    const list = await as<GroceryListWire>(parent, createList, { body: { name: "Saturday" } });
    for (const name of ["Peanut butter", "Milk"]) {
      await as(parent, addLine, { params: { id: list.id }, body: { name } });
    }
    const judged = () => as<GroceryJudgementWire>(parent, judgeList, { params: { id: list.id } });
    expect((await judged()).table).toMatchObject({ people: [{ name: "Leo" }] });
    await chooseFor([leo.id]);
    const forLeo = await judged();
    expect(forLeo.settings).toEqual([]);
    expect(forLeo.table).toMatchObject({
      people: [{ name: "Leo", is_checked: true }],
      lines: [{ fits: [{ person_id: leo.id, state: "conflict" }] }],
      is_without_reader: true,
    });
    await chooseFor([parent.id]);
    const forMe = await judged();
    expect(forMe.table).toBeUndefined();
    expect(forMe.ingredients.map(({ kind }) => kind).sort()).toEqual(["conflict", "match"]);
  });

  it("a venue's menu is judged for them", async () => {
    const venue = await createVenue();
    const owner = await signInPerson(await db.user.findUniqueOrThrow({ where: { id: venue.ownerId } }));
    const dishes = [{ name: "Glass of milk", description: "milk" }];
    await as(owner, saveMenu, { method: "PUT", params: { id: venue.id }, body: { dishes } });
    const verdict = async () => (await showDishes(venue.id, { userId: parent.id }))[0]?.verdict;
    expect(await verdict()).toBe("conflict");
    await chooseFor([leo.id]);
    expect(await verdict()).toBe("match");
  });

  it("whoever was chosen and is gone leaves everybody else checked, not nobody", async () => {
    await chooseFor([leo.id]);
    await as(parent, removePerson, { method: "DELETE", params: { id: leo.id } });
    expect(await namesAt()).toEqual([null]);
    expect((await as<CheckedForWire>(parent, getChoice)).chosen).toEqual([]);
  });

  it("a member of two households is chosen in both", async () => {
    const sam = await createSignedInPerson({ firstName: "Sam" });
    const [first, second] = [await createHousehold([parent, sam]), await createHousehold([parent, sam])];
    const { people } = await as<CheckedForWire>(parent, getChoice);
    const samId = people.find(({ name }) => name?.startsWith("Sam"))?.person_id ?? "";
    await chooseFor([samId]);
    for (const household of [first, second]) {
      const table = await readTable({ userId: parent.id }, { householdId: household.id });
      expect(table.map(({ name }) => name)).toEqual([expect.stringMatching(/^Sam/)]);
    }
  });

  it("is chosen among one's own people only", async () => {
    const stranger = await createSignedInPerson();
    expect((await chooseFor([leo.id], stranger)).status).toBe(422);
    expect((await chooseFor([randomUUID()])).status).toBe(422);
    expect((await chooseFor(["x"])).status).toBe(422);
    expect((await call(choose, { method: "PUT", body: { chosen: [] } })).status).toBe(401);
    expect(await namesAt()).toEqual([null, "Leo"]);
  });

  it("never opens the others' cards to another party", async () => {
    await chooseFor([leo.id]);
    const table = await readTable({ userId: parent.id, forOthers: true });
    expect(table.map(({ name }) => name)).toEqual([null]);
  });
});
