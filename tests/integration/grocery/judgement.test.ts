import { beforeEach, describe, expect, it } from "vitest";
import { POST as addRecipe } from "@/app/grocery-lists/[id]/add-recipe/route";
import { POST as addItem } from "@/app/grocery-lists/[id]/items/route";
import { GET as judge } from "@/app/grocery-lists/[id]/judgement/route";
import { POST as createList } from "@/app/grocery-lists/route";
import type { GroceryItemWire, GroceryJudgementWire, GroceryListWire, RecipeAddedWire } from "@/lib/schemas/grocery";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createRecipeOf } from "../../factories/recipes";
import { call } from "../../support/request";

let person: SignedInPerson;
let listId: string;

const read = (who = person) => call<GroceryJudgementWire>(judge, { token: who.token, params: { id: listId } });
const write = async (name: string, note?: string) =>
  (await call<GroceryItemWire>(addItem, { token: person.token, params: { id: listId }, body: { name, note } })).body.id;
const kindOf = (judgement: GroceryJudgementWire, id: string) =>
  judgement.ingredients.find((line) => line.id === id)?.kind;

beforeEach(async () => {
  person = await createSignedInPerson();
  await db.userDiet.create({ data: { userId: person.id, diet: "dairy_free", slot: 1 } });
  listId = (await call<GroceryListWire>(createList, { token: person.token, body: { name: "Shop" } })).body.id;
});

describe("a list judged by its owner's settings", () => {
  it("says for every line whether it fits, and why not", async () => {
    const [milk, rice, odd] = [await write("whole milk"), await write("rice"), await write("glorbium paste")];
    const { status, body } = await read();
    expect(status).toBe(200);
    expect(body.ingredients.map(({ id }) => id)).toEqual([milk, rice, odd]);
    expect([milk, rice, odd].map((id) => kindOf(body, id))).toEqual(["conflict", "match", "unknown"]);
    expect(body.ingredients[0]?.tags[0]).toMatchObject({ kind: "conflict", setting: { key: "dairy_free" } });
    expect(body.kind).toBe("conflict");
  });

  it("uses the worse verdict of a line's two names: the recipe's and the shop's", async () => {
    const recipe = await createRecipeOf(person.id, ["200 g chocolate (contains milk)"]);
    const body = { recipe_id: recipe.id };
    const added = await call<RecipeAddedWire>(addRecipe, { token: person.token, params: { id: listId }, body });
    const judgement = (await read()).body;
    expect(kindOf(judgement, added.body.items[0]?.id ?? "")).toBe("conflict");
  });

  it("ignores a note that contradicts the food itself", async () => {
    const id = await write("milk", "dairy-free");
    expect(kindOf((await read()).body, id)).toBe("conflict");
  });

  it("suggests a substitute for each line that does not fit, and for no other", async () => {
    const [butter] = [await write("butter"), await write("rice")];
    const { substitutes } = (await read()).body;
    expect(substitutes.map(({ id }) => id)).toEqual([butter]);
    expect(substitutes[0]?.substitutes.length).toBeGreaterThan(0);
    for (const { lines } of substitutes[0]?.substitutes ?? []) {
      const ids = await Promise.all(lines.map(({ name }) => write(name)));
      const { body } = await read();
      for (const id of ids) expect(kindOf(body, id)).toBe("match");
    }
  });

  it("has one verdict for a line, whatever its words", async () => {
    const recipes = await Promise.all([
      createRecipeOf(person.id, ["2 onions"]),
      createRecipeOf(person.id, ["1 large onion, sliced"]),
    ]);
    for (const { id } of recipes) {
      await call(addRecipe, { token: person.token, params: { id: listId }, body: { recipe_id: id } });
    }
    expect((await read()).body.ingredients).toHaveLength(1);
  });

  it("is absent for others: 401 without a sign-in, 404 for another person", async () => {
    expect((await call(judge, { params: { id: listId } })).status).toBe(401);
    expect((await read(await createSignedInPerson())).status).toBe(404);
  });
});
