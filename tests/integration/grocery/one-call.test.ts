import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { POST as putPlanOnList } from "@/app/api/meal-plan/grocery-list/route";
import { POST as addRecipe } from "@/app/grocery-lists/[id]/add-recipe/route";
import { GET as getList } from "@/app/grocery-lists/[id]/route";
import { POST as createList } from "@/app/grocery-lists/route";
import type { GroceryListWire, ListCreatedWire } from "@/lib/schemas/grocery";
import type { PlanToListWire } from "@/lib/schemas/meal-plan";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createRecipeOf } from "../../factories/recipes";
import { call } from "../../support/request";

let person: SignedInPerson;
let recipeId: string;

const create = (body: Record<string, unknown>, who = person) =>
  call<ListCreatedWire>(createList, { token: who.token, body: { name: "Weekend", ...body } });
const listsOf = (who: SignedInPerson) => db.groceryList.findMany({ where: { ownerId: who.id }, select: { id: true } });

beforeEach(async () => {
  person = await createSignedInPerson();
  recipeId = (await createRecipeOf(person.id, ["2 leeks", "1 l stock"], { title: "Soup" })).id;
});

describe("a recipe on a new list", () => {
  it("takes one call; sent twice or at once, it gives one list with the recipe once", async () => {
    const body = { id: randomUUID(), recipe: { id: randomUUID(), recipe_id: recipeId, servings: 2 } };
    const answers = await Promise.all([create(body), create(body), create(body)]);
    for (const answer of answers) {
      expect(answer).toMatchObject({
        status: 201,
        body: { id: body.id, name: "Weekend", adding_id: body.recipe.id, added_items: 2 },
      });
    }
    const [list, ...others] = await listsOf(person);
    expect([list?.id, others]).toEqual([body.id, []]);
    const { body: read } = await call<GroceryListWire>(getList, { token: person.token, params: { id: body.id } });
    expect(read.recipes).toHaveLength(1);
    expect(read.items.map(({ sources }) => sources.length)).toEqual([1, 1]);
    const again = await call(addRecipe, { token: person.token, params: { id: body.id }, body: body.recipe });
    expect(again).toMatchObject({ status: 200, body: { added_items: 2, recipes: [{ id: body.recipe.id }] } });
  });

  it("creates no list if the recipe cannot be added", async () => {
    const stranger = await createSignedInPerson();
    const secret = await createRecipeOf(stranger.id, ["1 egg"], { title: "Secret" });
    await db.recipe.update({ where: { id: secret.id }, data: { isPublic: false } });
    expect((await create({ recipe: { recipe_id: secret.id } })).status).toBe(404);
    expect((await create({ recipe: { recipe_id: randomUUID() } })).status).toBe(404);
    expect((await create({ recipe: {} })).status).toBe(422);
    expect(await listsOf(person)).toEqual([]);
  });

  it("is refused with the id of somebody else's list", async () => {
    const stranger = await createSignedInPerson();
    const id = randomUUID();
    await create({ id }, stranger);
    expect((await create({ id, recipe: { recipe_id: recipeId } })).status).toBe(404);
    const { body } = await call<GroceryListWire>(getList, { token: stranger.token, params: { id } });
    expect(body.items).toEqual([]);
  });
});

describe("a plan added to a list", () => {
  it("creates a list if none is named, only once, however often it is sent", async () => {
    await db.mealEntry.create({
      data: {
        ownerId: person.id,
        recipeId,
        title: "Soup",
        day: new Date("2026-11-24T00:00:00Z"),
        meal: "dinner",
        position: 0,
        createdAt: now(),
      },
    });
    const body = { list_id: null, new_list_id: randomUUID(), week: "2026-W48" };
    const put = () => call<PlanToListWire>(putPlanOnList, { token: person.token, body });
    const first = await put();
    expect(first).toMatchObject({ status: 200, body: { list_id: body.new_list_id, added: 1 } });
    expect((await put()).body).toMatchObject({ list_id: body.new_list_id, added: 0, unchanged: 1 });
    expect(await listsOf(person)).toEqual([{ id: body.new_list_id }]);
    expect((await call(putPlanOnList, { token: person.token, body: { ...body, list_id: randomUUID() } })).status).toBe(
      404,
    );
  });
});
