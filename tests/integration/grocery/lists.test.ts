import { beforeEach, describe, expect, it } from "vitest";
import { POST as addRecipe } from "@/app/grocery-lists/[id]/add-recipe/route";
import { POST as copy } from "@/app/grocery-lists/[id]/copy/route";
import { DELETE as removeItem, PUT as updateItem } from "@/app/grocery-lists/[id]/items/[itemId]/route";
import { POST as addItem, GET as listItems } from "@/app/grocery-lists/[id]/items/route";
import { POST as removeRecipe } from "@/app/grocery-lists/[id]/remove-recipe/route";
import { DELETE as deleteList, GET as getList, PUT as renameList } from "@/app/grocery-lists/[id]/route";
import { POST as createList, GET as listLists } from "@/app/grocery-lists/route";
import { GET as summarize } from "@/app/grocery-lists/summary/route";
import { MAX_LISTS } from "@/lib/grocery/limits";
import type { GroceryItemWire, GroceryListWire, GrocerySummaryWire, RecipeAddedWire } from "@/lib/schemas/grocery";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createRecipeOf } from "../../factories/recipes";
import { statusesAtOnce } from "../../support/at-once";
import { call } from "../../support/request";

const SOME_ID = "0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f";

let person: SignedInPerson;
let listId: string;

const newList = async (name = "Weekend", who = person) =>
  (await call<GroceryListWire>(createList, { token: who.token, body: { name } })).body;
const read = async (id = listId, who = person) =>
  (await call<GroceryListWire>(getList, { token: who.token, params: { id } })).body;
const add = (body: Record<string, unknown>, id = listId, who = person) =>
  call<RecipeAddedWire>(addRecipe, { token: who.token, params: { id }, body });
const take = (body: Record<string, unknown>, id = listId) =>
  call<GroceryListWire>(removeRecipe, { token: person.token, params: { id }, body });
const write = (body: Record<string, unknown>, id = listId, who = person) =>
  call<GroceryItemWire>(addItem, { token: who.token, params: { id }, body });
const change = (itemId: string, body: Record<string, unknown>) =>
  call<GroceryItemWire>(updateItem, { token: person.token, method: "PUT", params: { id: listId, itemId }, body });
const drop = (itemId: string) =>
  call(removeItem, { token: person.token, method: "DELETE", params: { id: listId, itemId } });

/** The visible fields of a list, without ids. */
const lines = (list: { items: GroceryItemWire[] }) =>
  list.items.map(({ name, quantity_text, is_checked }) => [name, quantity_text, is_checked]).sort();
const itemNamed = (list: { items: GroceryItemWire[] }, name: string) =>
  list.items.find((item) => item.name === name) as GroceryItemWire;

beforeEach(async () => {
  person = await createSignedInPerson();
  listId = (await newList()).id;
});

describe("lists", () => {
  it("are created, read, renamed, summarised and deleted", async () => {
    const created = await call<GroceryListWire>(createList, { token: person.token, body: { name: " Party " } });
    expect(created).toMatchObject({ status: 201, body: { name: "Party", items: [], recipes: [] } });
    const { id } = created.body;
    expect(await read(id)).toEqual(created.body);
    const renamed = await call(renameList, {
      token: person.token,
      method: "PUT",
      params: { id },
      body: { name: "Feast" },
    });
    expect(renamed).toMatchObject({ status: 200, body: { id, name: "Feast" } });
    const all = await call<GroceryListWire[]>(listLists, { token: person.token });
    expect(all.body.map((list) => list.name)).toEqual(["Feast", "Weekend"]);
    expect((await call(deleteList, { token: person.token, method: "DELETE", params: { id } })).status).toBe(204);
    expect((await call(getList, { token: person.token, params: { id } })).status).toBe(404);
    expect((await call(deleteList, { token: person.token, method: "DELETE", params: { id } })).status).toBe(404);
  });

  it("need a name (422)", async () => {
    for (const name of ["", "  ", "x".repeat(121), "a\nb"]) {
      const answer = await call(createList, { token: person.token, body: { name } });
      expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "name"] }] } });
    }
  });

  it("are limited in number, also when many are created at once (409)", async () => {
    await db.groceryList.createMany({
      data: Array.from({ length: MAX_LISTS - 3 }, (_, i) => ({ ownerId: person.id, name: `List ${i}` })),
    });
    const answers = await statusesAtOnce(6, () => call(createList, { token: person.token, body: { name: "More" } }));
    expect(answers).toEqual({ 201: 2, 409: 4 });
  });

  it("show in their summary how much is bought and which recipe was added last", async () => {
    const soup = await createRecipeOf(person.id, ["1 onion", "1 l stock", "2 carrots"], { title: "Soup" });
    await add({ recipe_id: soup.id });
    await change(itemNamed(await read(), "onion").id, { is_checked: true });
    const answer = await call<GrocerySummaryWire[]>(summarize, { token: person.token });
    expect(answer.body).toEqual([
      {
        id: listId,
        name: "Weekend",
        created_at: expect.any(String),
        total_items: 3,
        completion_percentage: 33,
        last_recipe_added: "Soup",
      },
    ]);
    await take({ recipe_id: soup.id });
    expect((await call<GrocerySummaryWire[]>(summarize, { token: person.token })).body).toMatchObject([
      { total_items: 0, completion_percentage: 0, last_recipe_added: null },
    ]);
  });
});

describe("a recipe on a list", () => {
  it("is scaled to the wanted servings and merged in exact amounts", async () => {
    const pancakes = await createRecipeOf(person.id, ["1 cup milk", "2 eggs", "salt"], { title: "Pancakes" });
    const custard = await createRecipeOf(person.id, ["240 ml milk", "1 large egg", "50 g sugar"], { title: "Custard" });
    const first = await add({ recipe_id: pancakes.id, servings: 6 });
    expect(first).toMatchObject({ status: 200, body: { added_items: 3 } });
    expect(lines(first.body)).toEqual([
      ["eggs", "3", false],
      ["milk", "1 1/2 cups", false],
      ["salt", "", false],
    ]);
    const second = await add({ recipe_id: custard.id });
    expect(second.body.added_items).toBe(3);
    expect(lines(second.body)).toEqual([
      ["eggs", "4", false],
      ["milk", "594.9 ml", false],
      ["salt", "", false],
      ["sugar", "50 g", false],
    ]);
    expect(itemNamed(second.body, "milk").sources).toMatchObject([
      { recipe_id: pancakes.id, title: "Pancakes", quantity_text: "1 1/2 cups", original_text: "1 cup milk" },
      { recipe_id: custard.id, title: "Custard", quantity_text: "240 ml", original_text: "240 ml milk" },
    ]);
    expect(second.body.recipes).toMatchObject([
      { recipe_id: pancakes.id, servings: 6 },
      { recipe_id: custard.id, servings: 4 },
    ]);
  });

  it("is scaled to thirds without rounding", async () => {
    const recipe = await createRecipeOf(person.id, ["1 cup rice"], { servings: 3 });
    for (let i = 0; i < 3; i++) await add({ recipe_id: recipe.id, servings: 1 });
    expect(lines(await read())).toEqual([["rice", "1 cup", false]]);
  });

  it("without a number of servings is added as written", async () => {
    const recipe = await createRecipeOf(person.id, ["2 leeks"], { servings: null });
    const { body } = await add({ recipe_id: recipe.id, servings: 12 });
    expect(lines(body)).toEqual([["leeks", "2", false]]);
    expect(body.recipes).toMatchObject([{ servings: null }]);
  });

  it("is removed with exactly its share; ticks and hand-written lines stay", async () => {
    const soup = await createRecipeOf(person.id, ["2 onions", "1 cup milk"]);
    const stew = await createRecipeOf(person.id, ["1 onion", "100 ml milk", "1 kg beef"]);
    await add({ recipe_id: soup.id });
    await write({ name: "onions", quantity_value: 5 });
    await change(itemNamed(await read(), "milk").id, { is_checked: true });
    const before = await read();
    await add({ recipe_id: stew.id });
    expect(lines(await read())).toHaveLength(5);
    const after = await take({ recipe_id: stew.id });
    expect(after.status).toBe(200);
    expect(after.body.items).toEqual(before.items);
    expect((await take({ recipe_id: stew.id })).status).toBe(404);
  });

  it("gets a new line beside a ticked one, which is bought already", async () => {
    const soup = await createRecipeOf(person.id, ["2 onions"]);
    await add({ recipe_id: soup.id });
    await change(itemNamed(await read(), "onions").id, { is_checked: true });
    const { body } = await add({ recipe_id: soup.id });
    expect(lines(body)).toEqual([
      ["onions", "2", false],
      ["onions", "2", true],
    ]);
  });

  it("is added once when a request is repeated with its id", async () => {
    const soup = await createRecipeOf(person.id, ["2 onions"]);
    await statusesAtOnce(5, () => add({ recipe_id: soup.id, id: SOME_ID }));
    expect(lines(await read())).toEqual([["onions", "2", false]]);
  });

  it("is counted as often as it is added, also concurrently", { timeout: 60_000 }, async () => {
    const soup = await createRecipeOf(person.id, ["1 onion", "1 tbsp oil"]);
    expect(await statusesAtOnce(10, () => add({ recipe_id: soup.id }))).toEqual({ 200: 10 });
    expect(lines(await read())).toEqual([
      ["oil", "1/2 cup 2 tbsp", false],
      ["onion", "10", false],
    ]);
  });

  it("must be readable by the person, on a list of theirs (404)", async () => {
    const stranger = await createSignedInPerson();
    const secret = await createRecipeOf(stranger.id, ["1 truffle"]);
    const shared = await createRecipeOf(stranger.id, ["1 truffle"], { isPublic: true });
    expect(await add({ recipe_id: secret.id })).toMatchObject({ status: 404, body: { detail: "Recipe not found" } });
    expect((await add({ recipe_id: shared.id })).status).toBe(200);
    expect(await add({ recipe_id: shared.id }, listId, stranger)).toMatchObject({
      status: 404,
      body: { detail: "Grocery list not found" },
    });
    expect((await add({ variant_id: SOME_ID })).status).toBe(404);
  });

  it("must be named once, with sensible servings (422)", async () => {
    for (const body of [{}, { recipe_id: SOME_ID, variant_id: SOME_ID }]) {
      expect(await add(body)).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "recipe_id"] }] } });
    }
    for (const servings of [0, -1, 20_000, "four"]) {
      const answer = await add({ recipe_id: SOME_ID, servings });
      expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "servings"] }] } });
    }
  });

  it("stays on the list when the recipe is deleted, and can still be removed", async () => {
    const soup = await createRecipeOf(person.id, ["2 onions"], { title: "Soup" });
    const { body } = await add({ recipe_id: soup.id });
    await db.recipe.delete({ where: { id: soup.id } });
    expect(itemNamed(await read(), "onions").sources).toMatchObject([{ recipe_id: null, title: "Soup" }]);
    expect((await take({ adding_id: body.adding_id })).body.items).toEqual([]);
  });
});

describe("lines", () => {
  it("are written by hand and never merged", async () => {
    const soup = await createRecipeOf(person.id, ["1 cup milk"]);
    await add({ recipe_id: soup.id });
    const answer = await write({ name: "milk", quantity_value: "1 1/2", quantity_unit: "Litres", note: "oat, if any" });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        name: "milk",
        quantity_value: 1.5,
        quantity_unit: "l",
        quantity_text: "1.5 l",
        note: "oat, if any",
        is_checked: false,
        is_manual: true,
        aisle: "Dairy & eggs",
        sources: [],
      },
    });
    const items = await call<GroceryItemWire[]>(listItems, { token: person.token, params: { id: listId } });
    expect(items.body).toHaveLength(2);
  });

  it("refuse an invalid quantity (422)", async () => {
    for (const quantity of ["much", "1/0", -1, 1e9]) {
      const answer = await write({ name: "milk", quantity_value: quantity });
      expect(answer).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "quantity_value"] }] } });
    }
    expect((await read()).items).toEqual([]);
  });

  it("can be changed by hand without losing the share of recipes", async () => {
    const soup = await createRecipeOf(person.id, ["200 g rice"]);
    await add({ recipe_id: soup.id });
    const { id } = itemNamed(await read(), "rice");
    expect((await change(id, { quantity_value: 1, quantity_unit: "kg", note: "basmati" })).body).toMatchObject({
      quantity_text: "1 kg",
      note: "basmati",
    });
    await add({ recipe_id: soup.id });
    expect(itemNamed(await read(), "rice").quantity_text).toBe("1.2 kg");
    expect((await change(id, { quantity_value: null })).body).toMatchObject({
      quantity_text: "400 g",
      note: "basmati",
    });
    expect(await change(id, { quantity_value: 1, quantity_unit: "cup" })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "quantity_unit"] }] },
    });
  });

  it("are ticked, unticked and deleted; a line of another person or an unknown one is absent (404)", async () => {
    const { body: item } = await write({ name: "bread" });
    expect((await change(item.id, { is_checked: true })).body.is_checked).toBe(true);
    expect((await change(item.id, { is_checked: false })).body.is_checked).toBe(false);
    const stranger = await createSignedInPerson();
    const strangersList = await newList("Theirs", stranger);
    const { body: other } = await write({ name: "bread" }, strangersList.id, stranger);
    expect((await change(other.id, { is_checked: true })).status).toBe(404);
    expect((await drop(other.id)).status).toBe(404);
    expect((await drop(item.id)).status).toBe(204);
    expect((await drop(item.id)).status).toBe(404);
    expect((await change(item.id, { is_checked: true })).status).toBe(404);
    expect((await read()).items).toEqual([]);
  });
});

describe("a copy of a list", () => {
  it("has the same lines, unticked, and its recipes can be removed without changing the original", async () => {
    const soup = await createRecipeOf(person.id, ["2 onions", "salt"]);
    await add({ recipe_id: soup.id });
    await write({ name: "bread", quantity_value: 1 });
    await change(itemNamed(await read(), "bread").id, { is_checked: true });
    const before = await read();
    const answer = await call<GroceryListWire>(copy, {
      token: person.token,
      params: { id: listId },
      body: { new_name: "Weekend (Copy)", copy_checked_status: false },
    });
    expect(answer).toMatchObject({ status: 201, body: { name: "Weekend (Copy)" } });
    expect(lines(answer.body)).toEqual(lines(before).map(([name, text]) => [name, text, false]));
    const taken = await take({ recipe_id: soup.id }, answer.body.id);
    expect(lines(taken.body)).toEqual([["bread", "1", false]]);
    expect(await read()).toEqual(before);
  });

  it("keeps ticks on request", async () => {
    const { body: item } = await write({ name: "bread" });
    await change(item.id, { is_checked: true });
    const body = { new_name: "Again", copy_checked_status: true };
    const answer = await call<GroceryListWire>(copy, { token: person.token, params: { id: listId }, body });
    expect(lines(answer.body)).toEqual([["bread", "", true]]);
  });
});
