import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { POST as addRecipe } from "@/app/grocery-lists/[id]/add-recipe/route";
import { POST as sendChanges } from "@/app/grocery-lists/[id]/changes/route";
import { PUT as rescale } from "@/app/grocery-lists/[id]/recipes/[additionId]/route";
import { GET as getList } from "@/app/grocery-lists/[id]/route";
import { POST as createList } from "@/app/grocery-lists/route";
import type { GroceryListWire, RecipeAddedWire } from "@/lib/schemas/grocery";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createRecipeOf } from "../../factories/recipes";
import { call } from "../../support/request";

let person: SignedInPerson;
let listId: string;

const read = async () => (await call<GroceryListWire>(getList, { token: person.token, params: { id: listId } })).body;
const scale = (additionId: string, servings: unknown, who = person) =>
  call<GroceryListWire>(rescale, {
    method: "PUT",
    token: who.token,
    params: { id: listId, additionId },
    body: { servings },
  });
const add = async (lines: readonly string[], servings: number | null = 4) => {
  const recipe = await createRecipeOf(person.id, lines, { servings });
  const body = { recipe_id: recipe.id };
  return (await call<RecipeAddedWire>(addRecipe, { token: person.token, params: { id: listId }, body })).body;
};
const tick = (item_id: string) =>
  call(sendChanges, {
    token: person.token,
    params: { id: listId },
    body: { changes: [{ type: "check", item_id, is_checked: true, at: now().toISOString() }] },
  });

beforeEach(async () => {
  person = await createSignedInPerson();
  listId = (await call<GroceryListWire>(createList, { token: person.token, body: { name: "Shop" } })).body.id;
});

describe("a change of a recipe's servings on the list", () => {
  it("scales only the recipe's share, and the list shows the servings", async () => {
    await add(["100 g rice"]);
    const { adding_id: id } = await add(["200 g rice", "1 onion", "salt"]);
    const answer = await scale(id, 6);
    expect(answer.status).toBe(200);
    expect(answer.body.items.map((item) => [item.name, item.quantity_text])).toEqual([
      ["rice", "400 g"],
      ["onion", "1 1/2"],
      ["salt", ""],
    ]);
    expect(answer.body.recipes.at(-1)).toMatchObject({ id, servings: 6 });
    expect(await read()).toEqual(answer.body);
  });

  it("returns exactly to the start, by whatever steps", { timeout: 120_000 }, async () => {
    const { adding_id: id } = await add(["1/3 cup rice", "240 ml milk", "2 onions", "7 g yeast"], 3);
    await add(["1 cup rice", "1 onion"]);
    const stored = () => db.groceryContribution.findMany({ where: { listRecipe: { listId } }, orderBy: { id: "asc" } });
    const before = await stored();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 4 }), async (ways) => {
        for (const servings of [...ways, 3]) expect((await scale(id, servings)).status).toBe(200);
        expect(await stored()).toEqual(before);
      }),
      { numRuns: 15 },
    );
  });

  it("unticks lines that are too little now, and keeps ticks where the amount is still enough", async () => {
    const { adding_id: id, items } = await add(["200 g rice", "salt"]);
    for (const item of items) await tick(item.id);
    expect((await scale(id, 2)).body.items.map((item) => item.is_checked)).toEqual([true, true]);
    expect((await scale(id, 4)).body.items.map((item) => [item.name, item.is_checked])).toEqual([
      ["rice", false],
      ["salt", true],
    ]);
  });

  it("is refused for a recipe without a number of servings", async () => {
    const { adding_id: id } = await add(["200 g rice"], null);
    expect(await scale(id, 4)).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "servings"] }] } });
  });

  it("is refused with invalid servings (422), without a sign-in (401), and to another person (404)", async () => {
    const { adding_id: id } = await add(["200 g rice"]);
    for (const servings of [0, -1, "four", null, 1e9]) {
      expect(await scale(id, servings)).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ["body", "servings"] }] },
      });
    }
    const params = { id: listId, additionId: id };
    expect((await call(rescale, { method: "PUT", params, body: { servings: 2 } })).status).toBe(401);
    expect((await scale(id, 2, await createSignedInPerson())).status).toBe(404);
    expect((await scale(randomUUID(), 2)).status).toBe(404);
    expect((await read()).items).toMatchObject([{ quantity_text: "200 g" }]);
  });
});
