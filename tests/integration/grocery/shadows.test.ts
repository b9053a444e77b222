import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { POST as addRecipe } from "@/app/grocery-lists/[id]/add-recipe/route";
import { POST as sendChanges } from "@/app/grocery-lists/[id]/changes/route";
import { POST as removeRecipe } from "@/app/grocery-lists/[id]/remove-recipe/route";
import { GET as getList } from "@/app/grocery-lists/[id]/route";
import { POST as createList } from "@/app/grocery-lists/route";
import type { GroceryChange, GroceryChangedWire, GroceryListWire, RecipeAddedWire } from "@/lib/schemas/grocery";
import { now, replaceClock } from "@/server/clock";
import { db } from "@/server/db/client";
import { purgeShadows } from "@/server/grocery/purge-shadows";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createRecipeOf } from "../../factories/recipes";
import { call } from "../../support/request";

const DAY = 86_400_000;
let person: SignedInPerson;
let listId: string;
let putBack: (() => void)[] = [];

const read = async () => (await call<GroceryListWire>(getList, { token: person.token, params: { id: listId } })).body;
const send = (changes: readonly GroceryChange[]) =>
  call<GroceryChangedWire>(sendChanges, { token: person.token, params: { id: listId }, body: { changes } });
const at = () => now().toISOString();
const addChange = (id: string): GroceryChange => ({ type: "add", item: { id, name: "bread" }, at: at() });
/** Moves the server's clock forward by days. Sign-ins would have expired, so the people sign in again. */
async function daysLater(days: number) {
  const moment = now().getTime() + days * DAY;
  putBack.push(replaceClock(() => new Date(moment)));
}
const rows = () => db.groceryItem.findMany({ where: { listId }, select: { id: true }, orderBy: { position: "asc" } });

beforeEach(async () => {
  person = await createSignedInPerson();
  listId = (await call<GroceryListWire>(createList, { token: person.token, body: { name: "Shop" } })).body.id;
});
afterEach(() => {
  for (const back of putBack.reverse()) back();
  putBack = [];
});

describe("a deleted list or line", () => {
  it("is remembered for 30 days and then forgotten; other rows stay", async () => {
    const [gone, back, kept] = [randomUUID(), randomUUID(), randomUUID()];
    await send([addChange(gone), addChange(back), addChange(kept)]);
    await send([
      { type: "delete", item_id: gone, at: at() },
      { type: "delete", item_id: back, at: at() },
      { type: "restore", item_id: back, at: new Date(now().getTime() + 1).toISOString() },
    ]);
    const lived = (await rows()).length;
    await daysLater(29);
    await purgeShadows();
    expect(await rows()).toHaveLength(lived);
    await daysLater(2);
    await purgeShadows();
    expect((await rows()).map(({ id }) => id).sort()).toEqual([back, kept].sort());
  });

  it("is not restored by a device that waited longer than that", async () => {
    const id = randomUUID();
    const early = addChange(id);
    await send([early]);
    await send([{ type: "delete", item_id: id, at: at() }]);
    const stale = { ...early };
    await daysLater(31);
    await purgeShadows();
    const fresh = await createSignedInPerson();
    const list = await call<GroceryListWire>(createList, { token: fresh.token, body: { name: "Later" } });
    const answer = await call<GroceryChangedWire>(sendChanges, {
      token: fresh.token,
      params: { id: list.body.id },
      body: { changes: [stale, addChange(randomUUID())] },
    });
    expect(answer.body).toMatchObject({ skipped: [0], items: [{ name: "bread" }] });
  });

  it("includes the lines that only a removed recipe needed, but no others", async () => {
    const [soup, stew] = [
      await createRecipeOf(person.id, ["2 onions", "1 leek"]),
      await createRecipeOf(person.id, ["1 onion"]),
    ];
    for (const { id } of [soup, stew]) {
      await call<RecipeAddedWire>(addRecipe, {
        token: person.token,
        params: { id: listId },
        body: { recipe_id: id },
      });
    }
    await call(removeRecipe, { token: person.token, params: { id: listId }, body: { recipe_id: soup.id } });
    const shown = (await read()).items;
    await daysLater(31);
    expect(await purgeShadows()).toBeGreaterThanOrEqual(1);
    expect(await rows()).toEqual([{ id: shown[0]?.id }]);
    expect(await db.groceryListRecipe.count({ where: { listId } })).toBe(1);
    expect(await db.groceryContribution.count({ where: { listRecipe: { listId } } })).toBe(1);
  });
});
