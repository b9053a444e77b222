import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { DELETE as removeFromPantry } from "@/app/api/grocery/pantry/[id]/route";
import { POST as addToPantry, GET as listPantry } from "@/app/api/grocery/pantry/route";
import { DELETE as deleteShop, PUT as updateShop } from "@/app/api/grocery/shops/[id]/route";
import { POST as createShop, GET as listShops } from "@/app/api/grocery/shops/route";
import { GET as suggest } from "@/app/api/grocery/suggestions/route";
import { POST as addRecipe } from "@/app/grocery-lists/[id]/add-recipe/route";
import { POST as sendChanges } from "@/app/grocery-lists/[id]/changes/route";
import { GET as getList } from "@/app/grocery-lists/[id]/route";
import { MAX_PANTRY, MAX_SHOPS } from "@/lib/grocery/limits";
import type {
  GroceryChange,
  GroceryChangedWire,
  GroceryListWire,
  ShopWire,
  SuggestionWire,
} from "@/lib/schemas/grocery";
import type { PantryItemWire } from "@/lib/schemas/pantry";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createRecipeOf } from "../../factories/recipes";
import { call } from "../../support/request";

let person: SignedInPerson;
let other: SignedInPerson;
let householdId: string;
let own: string;
let shared: string;

const listOf = async (householdId: string | null) =>
  (await db.groceryList.create({ data: { ownerId: person.id, householdId, name: "Week", createdAt: now() } })).id;
const read = async (id: string, who = person) =>
  (await call<GroceryListWire>(getList, { token: who.token, params: { id } })).body;
const send = (id: string, changes: GroceryChange[], who = person) =>
  call<GroceryChangedWire>(sendChanges, { token: who.token, params: { id }, body: { changes } });
const at = (minute: number) => new Date(now().getTime() - 3_600_000 + minute * 60_000).toISOString();
const pantry = async (who = person, household?: string) =>
  (
    await call<PantryItemWire[]>(listPantry, {
      token: who.token,
      path: `/api/grocery/pantry${household ? `?household_id=${household}` : ""}`,
    })
  ).body;
const names = (items: { name: string }[]) => items.map(({ name }) => name).sort();
const add = async (id: string, name: string, minute = 1, who = person) => {
  const itemId = randomUUID();
  await send(id, [{ type: "add", item: { id: itemId, name }, at: at(minute) }], who);
  return itemId;
};
const isAtHome = async (id: string, itemId: string) =>
  (await read(id)).items.find((item) => item.id === itemId)?.is_at_home === true;
const say = (item_id: string, at_home: boolean, minute: number): GroceryChange => ({
  type: "edit",
  item_id,
  at_home,
  at: at(minute),
});

beforeEach(async () => {
  [person, other] = await Promise.all([createSignedInPerson(), createSignedInPerson()]);
  householdId = (await db.household.create({ data: { name: "Home" } })).id;
  for (const [index, { id: userId }] of [person, other].entries())
    await db.householdMember.create({ data: { householdId, userId, isKeeper: index === 0, joinedAt: now() } });
  [own, shared] = [await listOf(null), await listOf(householdId)];
});

describe("an item of the pantry", () => {
  it("is suggested as at home when it comes onto a list, by hand or by a recipe, and can still be bought", async () => {
    const flour = await add(own, "plain flour");
    await send(own, [say(flour, true, 2)]);
    expect(names(await pantry())).toEqual(["plain flour"]);
    const next = await listOf(null);
    const again = await add(next, "Plain Flour", 3);
    expect(await isAtHome(next, again)).toBe(true);
    const { id } = await createRecipeOf(person.id, ["200 g plain flour", "2 eggs"]);
    const third = await listOf(null);
    await call(addRecipe, { token: person.token, params: { id: third }, body: { recipe_id: id } });
    expect((await read(third)).items.map(({ name, is_at_home }) => [name, is_at_home ?? false])).toEqual([
      ["plain flour", true],
      ["eggs", false],
    ]);
    await send(next, [say(again, false, 4)]);
    expect(await isAtHome(next, again)).toBe(false);
    expect(await pantry()).toEqual([]);
    // The line on the other list stays marked as at home, because nobody changed that line.
    expect((await read(third)).items[0]?.is_at_home).toBe(true);
  });

  it("keeps the later of two changes in whatever order they arrive, also when one is sent twice", async () => {
    const salt = await add(own, "salt");
    const [first, second] = [say(salt, true, 5), say(salt, false, 6)];
    for (const changes of [[second], [first], [second, first], [first]]) await send(own, changes);
    expect(await isAtHome(own, salt)).toBe(false);
    expect(await pantry()).toEqual([]);
    const later = await add(await listOf(null), "salt", 7);
    expect(await db.groceryItem.findUnique({ where: { id: later }, select: { isAtHome: true } })).toEqual({
      isAtHome: false,
    });
    await send(own, [say(salt, true, 8)]);
    expect(names(await pantry())).toEqual(["salt"]);
  });

  it("belongs to the household on its lists and to each person on their own", async () => {
    const rice = await add(shared, "rice", 1, other);
    await send(shared, [say(rice, true, 2)], other);
    expect(names(await pantry(person, householdId))).toEqual(["rice"]);
    expect([await pantry(person), await pantry(other)]).toEqual([[], []]);
    expect(await isAtHome(own, await add(own, "rice"))).toBe(false);
    expect(await isAtHome(await listOf(householdId), rice)).toBe(false);
    const stranger = await createSignedInPerson();
    const request = { token: stranger.token, path: `/api/grocery/pantry?household_id=${householdId}` };
    expect((await call(listPantry, request)).status).toBe(404);
    const kept = { token: stranger.token, body: { name: "salt", household_id: householdId } };
    expect((await call(addToPantry, kept)).status).toBe(404);
    const [item] = await pantry(person, householdId);
    const taken = { token: stranger.token, params: { id: item?.id ?? "" } };
    expect((await call(removeFromPantry, taken)).status).toBe(404);
    // A member who leaves takes nothing from the others; the pantry is deleted with the household.
    await db.householdMember.deleteMany({ where: { userId: other.id } });
    expect(names(await pantry(person, householdId))).toEqual(["rice"]);
    expect((await call(listPantry, { ...request, token: other.token })).status).toBe(404);
  });

  it("is added and removed by hand, once each, up to a limit", async () => {
    const keep = (name: string) => call<PantryItemWire>(addToPantry, { token: person.token, body: { name } });
    const answers = await Promise.all([keep("Olive oil"), keep("olive oil"), keep("Olive oil")]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const id = answers[0]?.body.id ?? "";
    const drop = () => call(removeFromPantry, { token: person.token, params: { id } });
    expect([(await drop()).status, (await drop()).status]).toEqual([204, 404]);
    expect(await pantry()).toEqual([]);
    await db.pantryItem.createMany({
      data: Array.from({ length: MAX_PANTRY }, (_, i) => ({
        ownerId: person.id,
        name: `food ${i}`,
        foodKey: `food ${i}`,
        changedAt: now(),
      })),
    });
    expect((await keep("one more")).status).toBe(409);
  });
});

describe("shops", () => {
  const make = (body: Record<string, unknown>, who = person) =>
    call<ShopWire>(createShop, { token: who.token, body: { aisles: ["Frozen", "Bakery"], ...body } });

  it("belong to one person, each with its own order of aisles", async () => {
    const id = randomUUID();
    const created = await make({ id, name: " Corner shop " });
    expect(created).toMatchObject({ status: 201, body: { id, name: "Corner shop", aisles: ["Frozen", "Bakery"] } });
    expect((await make({ id, name: "Corner shop" })).body).toEqual(created.body);
    expect((await make({ id, name: "Taken" }, other)).status).toBe(404);
    const body = { name: "Market", aisles: ["Bakery", "My own", "Frozen"] };
    const put = (token: string) => call(updateShop, { token, params: { id }, body });
    expect((await put(other.token)).status).toBe(404);
    expect((await put(person.token)).body).toEqual({ id, ...body });
    const all = async (who: SignedInPerson) => (await call<ShopWire[]>(listShops, { token: who.token })).body;
    expect([await all(person), await all(other)]).toEqual([[{ id, ...body }], []]);
    expect((await call(deleteShop, { token: other.token, params: { id } })).status).toBe(404);
    expect((await call(deleteShop, { token: person.token, params: { id } })).status).toBe(204);
    expect(await all(person)).toEqual([]);
  });

  it("need a name and different aisles, and are limited in number (422, 409)", async () => {
    for (const body of [{ name: "" }, { name: "A", aisles: ["Bakery", "Bakery"] }, { name: "A", aisles: [""] }])
      expect((await make(body)).status, JSON.stringify(body)).toBe(422);
    expect((await make({ name: "A", aisles: Array.from({ length: 61 }, (_, i) => `${i}`) })).status).toBe(422);
    const rows = Array.from({ length: MAX_SHOPS }, (_, i) => ({ ownerId: person.id, name: `${i}`, aisles: [] }));
    await db.groceryShop.createMany({ data: rows });
    expect((await make({ name: "One more" })).status).toBe(409);
  });
});

describe("suggestions", () => {
  it("are what the person bought more than once on their own lists and this list does not have", async () => {
    const buy = async (list: string, name: string, times: number, who = person) => {
      for (let i = 0; i < times; i++) {
        const item_id = await add(list, name, 1, who);
        await send(list, [{ type: "check", item_id, is_checked: true, at: at(2) }], who);
        if (i > 0) await send(list, [{ type: "delete", item_id, at: at(3) }], who);
      }
    };
    await buy(own, "milk", 3);
    await buy(own, "Bread", 2);
    await buy(own, "saffron", 1);
    await add(own, "never bought");
    await buy(shared, "coffee", 3, other);
    await buy(shared, "tea", 3);
    const suggestionsFor = async (list: string, who = person) =>
      (
        await call<SuggestionWire[]>(suggest, {
          token: who.token,
          path: `/api/grocery/suggestions?list_id=${list}`,
        })
      ).body;
    const next = await listOf(householdId);
    expect(await suggestionsFor(next)).toEqual([
      { name: "milk", times: 3 },
      { name: "Bread", times: 2 },
    ]);
    await add(next, "Milk");
    expect(names(await suggestionsFor(next))).toEqual(["Bread"]);
    expect(await suggestionsFor(next, other)).toEqual([]);
  });
});
