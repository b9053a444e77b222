import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { POST as addRecipe } from "@/app/grocery-lists/[id]/add-recipe/route";
import { POST as sendChanges } from "@/app/grocery-lists/[id]/changes/route";
import { PUT as rescale } from "@/app/grocery-lists/[id]/recipes/[additionId]/route";
import { POST as removeRecipe } from "@/app/grocery-lists/[id]/remove-recipe/route";
import { GET as getList } from "@/app/grocery-lists/[id]/route";
import { POST as createList } from "@/app/grocery-lists/route";
import type { GroceryChange, GroceryChangedWire, GroceryListWire, RecipeAddedWire } from "@/lib/schemas/grocery";
import { now } from "@/server/clock";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createRecipeOf } from "../../factories/recipes";
import { call } from "../../support/request";

let person: SignedInPerson;
let listId: string;

const minutesAgo = (minutes: number) => new Date(now().getTime() - minutes * 60_000).toISOString();
const send = (...changes: GroceryChange[]) =>
  call<GroceryChangedWire>(sendChanges, { token: person.token, params: { id: listId }, body: { changes } });
const read = async () => (await call<GroceryListWire>(getList, { token: person.token, params: { id: listId } })).body;
const put = async (lines: readonly string[], over: { servings?: number | null; scale?: number } = {}) => {
  const { scale, ...options } = over;
  const recipe = await createRecipeOf(person.id, lines, options);
  const body = { recipe_id: recipe.id, ...(scale === undefined ? {} : { scale }) };
  return (await call<RecipeAddedWire>(addRecipe, { token: person.token, params: { id: listId }, body })).body;
};
const lineOf = (list: GroceryListWire, name: string) => list.items.find((item) => item.name === name);

beforeEach(async () => {
  person = await createSignedInPerson();
  listId = (await call<GroceryListWire>(createList, { token: person.token, body: { name: "Shop" } })).body.id;
});

describe("lines edited offline", () => {
  it("keep the later change of each field, in whatever order the changes arrive, also when sent twice", async () => {
    const id = randomUUID();
    await send({ type: "add", item: { id, name: "milk" }, at: minutesAgo(30) });
    const newer: GroceryChange = {
      type: "edit",
      item_id: id,
      at: minutesAgo(5),
      name: "oat milk",
      note: "unsweetened",
    };
    const older: GroceryChange = {
      type: "edit",
      item_id: id,
      at: minutesAgo(9),
      name: "soy milk",
      aisle: "Drinks",
      amount: { value: "1 1/2", unit: "litres", recipes: null },
    };
    await send(newer);
    const first = await send(older, older);
    expect(first.body).toMatchObject({
      skipped: [],
      items: [
        {
          id,
          name: "oat milk",
          note: "unsweetened",
          aisle: "Drinks",
          quantity_value: 1.5,
          quantity_unit: "l",
          own_exact: "3/2",
        },
      ],
    });
    expect((await send(newer, older)).body.items).toEqual(first.body.items);
  });

  it("stay deleted if they were deleted, and show the edit when restored", async () => {
    const id = randomUUID();
    await send({ type: "add", item: { id, name: "milk" }, at: minutesAgo(30) });
    await send({ type: "delete", item_id: id, at: minutesAgo(9) });
    expect((await send({ type: "edit", item_id: id, at: minutesAgo(5), note: "oat" })).body.items).toEqual([]);
    const back = await send({ type: "restore", item_id: id, at: minutesAgo(2) });
    expect(back.body.items).toMatchObject([{ id, note: "oat" }]);
  });

  it("are added to what recipes need: removing the recipe leaves what was added by hand", async () => {
    const soup = await put(["250 g flour"]);
    await put(["1/3 kg flour"]);
    const flour = lineOf(await read(), "flour");
    expect(flour?.quantity_value).toBeCloseTo(583.333, 3);
    const edited = await send({
      type: "edit",
      item_id: flour?.id ?? "",
      at: minutesAgo(0),
      amount: { value: "1", unit: "kg", recipes: { value: "1750/3", unit: "g" } },
    });
    expect(lineOf(edited.body, "flour")).toMatchObject({ quantity_text: "1 kg" });
    await call(removeRecipe, {
      token: person.token,
      params: { id: listId },
      body: { adding_id: soup.adding_id },
    });
    expect(lineOf(await read(), "flour")?.quantity_text).toBe("750 g");
  });

  it("are skipped whole if the amount is invalid, and the rest is applied", async () => {
    await put(["250 g flour"]);
    const id = lineOf(await read(), "flour")?.id ?? "";
    const cups = { value: "2", unit: "cups", recipes: null };
    const answer = await send(
      { type: "edit", item_id: id, at: minutesAgo(1), name: "wheat", amount: cups },
      { type: "edit", item_id: id, at: minutesAgo(1), note: "strong" },
    );
    expect(answer.body).toMatchObject({ skipped: [0], items: [{ name: "flour", note: "strong" }] });
    expect((await read()).items[0]?.quantity_text).toBe("250 g");
  });

  it("are cleared again after the clearing was undone", async () => {
    const id = randomUUID();
    const tick = minutesAgo(20);
    await send({ type: "add", item: { id, name: "milk" }, at: minutesAgo(30) });
    await send({ type: "check", item_id: id, is_checked: true, at: tick });
    await send({ type: "clear", item_id: id, ticked_at: tick });
    const [undone] = (await send({ type: "restore", item_id: id, at: minutesAgo(10) })).body.items;
    expect(undone).toMatchObject({ is_checked: true, checked_changed_at: tick });
    expect((await send({ type: "clear", item_id: id, ticked_at: undone?.revived_at ?? "" })).body.items).toEqual([]);
  });
});

describe("servings changed offline", () => {
  it("keep the later number, scale exactly, and untick lines that grew even if the tick arrives later", async () => {
    const added = await put(["1/3 cup milk", "salt"]);
    const [milk, salt] = [lineOf(added, "milk")?.id ?? "", lineOf(added, "salt")?.id ?? ""];
    const adding_id = added.adding_id;
    const before = minutesAgo(0);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await send({ type: "servings", adding_id, at: minutesAgo(-1), servings: 12, from: 4 });
    await send({ type: "servings", adding_id, at: minutesAgo(9), servings: 2, from: 4 });
    const answer = await send(
      { type: "check", item_id: milk, is_checked: true, at: before },
      { type: "check", item_id: salt, is_checked: true, at: before },
    );
    expect(answer.body.recipes).toMatchObject([{ servings: 12 }]);
    expect(lineOf(answer.body, "milk")).toMatchObject({ is_checked: false, quantity_value: 1 });
    expect(lineOf(answer.body, "milk")?.sources[0]?.quantity_exact).toBe("1/1");
    expect(lineOf(answer.body, "salt")).toMatchObject({ is_checked: true });
  });

  it("remove a recipe and restore it, as the later change says", async () => {
    const { adding_id, items } = await put(["250 g flour"]);
    expect((await send({ type: "remove_recipe", adding_id, at: minutesAgo(9) })).body).toMatchObject({
      items: [],
      recipes: [],
    });
    const back = await send({ type: "restore_recipe", adding_id, at: minutesAgo(5) });
    expect(back.body.items).toEqual(items);
    expect((await send({ type: "remove_recipe", adding_id, at: minutesAgo(8) })).body.items).toEqual(items);
  });
});

describe("a recipe without a number of servings", () => {
  it("is added as many times as its page is scaled to, and rescaled by times", async () => {
    const added = await put(["3 onions", "salt"], { servings: null, scale: 0.5 });
    expect(added.recipes).toMatchObject([{ servings: null, scale: 0.5 }]);
    expect(lineOf(added, "onions")?.quantity_value).toBe(1.5);
    const at = { token: person.token, params: { id: listId, additionId: added.adding_id } };
    const twice = await call<GroceryListWire>(rescale, { ...at, method: "PUT", body: { scale: 2 } });
    expect(lineOf(twice.body, "onions")?.quantity_value).toBe(6);
    expect((await call(rescale, { ...at, method: "PUT", body: { servings: 2 } })).status).toBe(422);
    expect((await call(rescale, { ...at, method: "PUT", body: {} })).status).toBe(422);
  });

  it("is refused by times if it does have servings", async () => {
    const added = await put(["3 onions"], { servings: 4, scale: 2 });
    expect(added.recipes).toMatchObject([{ servings: 4, scale: 1 }]);
    expect(lineOf(added, "onions")?.quantity_value).toBe(3);
  });
});
