import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { POST as checkCode } from "@/app/api/food-checks/code/route";
import { POST as checkWords } from "@/app/api/food-checks/route";
import { GET as listPantry } from "@/app/api/grocery/pantry/route";
import { PUT as chooseChecked } from "@/app/api/household/checked-for/route";
import { GET as listRecalls } from "@/app/api/recalls/route";

import { POST as sendChanges } from "@/app/grocery-lists/[id]/changes/route";
import { POST as copyList } from "@/app/grocery-lists/[id]/copy/route";
import { PUT as updateItem } from "@/app/grocery-lists/[id]/items/[itemId]/route";
import { POST as addItem } from "@/app/grocery-lists/[id]/items/route";
import { GET as judge } from "@/app/grocery-lists/[id]/judgement/route";
import { GET as getList } from "@/app/grocery-lists/[id]/route";
import { GET as exportAccount } from "@/app/user/export/route";
import type { FoodCheckWire } from "@/lib/schemas/food-checks";
import type { GroceryItemWire, GroceryJudgementWire, GroceryListWire } from "@/lib/schemas/grocery";
import type { PantryItemWire } from "@/lib/schemas/pantry";
import type { RecallListWire } from "@/lib/schemas/recalls";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { newestSharedList } from "@/server/grocery/newest-shared-list";
import { storeRecalls } from "@/server/recalls/store-recalls";
import { createAllergy, createHousehold } from "../../factories/households";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { FSA } from "../../support/recalls/told-recalls";
import { call } from "../../support/request";

/** The code of the chocolate that the saved notice of a recall names. */
const CODE = "09520000000059";
let ayumi: SignedInPerson;
let ben: SignedInPerson;
let listId: string;

const sell = (more: object) =>
  db.product.create({
    data: { gtin: CODE, name: "Dark chocolate", ingredients: "Cocoa mass, sugar.", readAt: now(), ...more },
  });
const put = (body: object = {}, { token } = ayumi) =>
  call<GroceryItemWire>(addItem, { token, params: { id: listId }, body: { name: "Rice", gtin: CODE, ...body } });
const judged = async ({ token } = ayumi) =>
  (await call<GroceryJudgementWire>(judge, { token, params: { id: listId } })).body;
const scan = async ({ token } = ayumi) => (await call<FoodCheckWire>(checkCode, { token, body: { code: CODE } })).body;
const statesOf = (people: readonly { name: string | null; state: string | null }[] = []) =>
  people.map(({ name, state }) => [name, state]);
const productOf = async (who = ayumi) => (await judged(who)).products?.[0];

beforeEach(async () => {
  await db.recall.deleteMany();
  await db.product.deleteMany();
  ayumi = await createSignedInPerson({ firstName: "Ayumi" });
  ben = await createSignedInPerson({ firstName: "Ben" });
  const { id: householdId } = await createHousehold([ayumi, ben]);
  listId = (await db.groceryList.create({ data: { ownerId: ayumi.id, householdId, name: "Week", createdAt: now() } }))
    .id;
  await createAllergy(ayumi.id, "soy");
  await createAllergy(ben.id, "milk");
});

describe("a product on a list has the verdict of its check for each person", () => {
  it.each([
    ["by its ingredients", { ingredients: "Cocoa mass, sugar, whole milk powder." }, ["match", "conflict"]],
    ["by what the producer declares", { declared: ["milk"] }, ["match", "conflict"]],
    ["by what may be in it in traces", { traces: ["milk"] }, ["match", "may_contain"]],
    ["also where nothing is against it", {}, ["match", "match"]],
    ["as unknown without ingredients", { ingredients: null }, ["unknown", "unknown"]],
    ["without ingredients by what is declared", { ingredients: null, declared: ["milk"] }, ["unknown", "conflict"]],
  ])("%s", async (_name, product, states) => {
    await sell(product);
    await put();
    const said = await productOf();
    expect(said?.people.map(({ state }) => state)).toEqual(states);
    const check = await scan();
    expect(statesOf(said?.people)).toEqual(statesOf(check.people));
    expect(said?.people.map(({ against }) => against)).toEqual(check.people.map(({ against }) => against));
    expect(said?.doubts).toEqual(check.doubts);
  });

  it("whatever the line is called, and the whole list is as grave", async () => {
    await sell({ ingredients: "Soy sauce (water, soybeans, salt)." });
    await put({ name: "Rice" });
    const { ingredients, kind, fit, settings, table } = await judged();
    expect(ingredients).toMatchObject([{ kind: "conflict" }]);
    expect([kind, fit.state, settings.map((each) => each.kind)]).toEqual(["conflict", "conflict", ["conflict"]]);
    expect(table?.lines).toEqual([]);
    await call(addItem, { token: ayumi.token, params: { id: listId }, body: { name: "apples" } });
    expect(await judged()).toMatchObject({
      kind: "conflict",
      fit: { state: "conflict" },
      voices: { alarm: "conflict" },
    });
  });

  it("and a name that conflicts says nothing of a packet without it", async () => {
    await sell({ name: "Milk-style drink", ingredients: "Water, oats, salt." });
    await put({ name: "Milk" });
    const { products, table } = await judged();
    expect(products?.[0]?.people.map(({ state }) => state)).toEqual(["match", "match"]);
    expect(table?.lines).toEqual([]);
  });

  it("as unknown for everybody once nobody knows the product any more", async () => {
    await sell({});
    await put({ name: "Rice" });
    await db.product.deleteMany();
    const { products, table, ingredients } = await judged();
    expect(products).toMatchObject([{ doubts: ["no_ingredients"] }]);
    expect(products?.[0]?.people.map(({ state }) => state)).toEqual(["unknown", "unknown"]);
    expect(ingredients).toMatchObject([{ kind: "unknown" }]);
    expect(table?.lines[0]?.fits).toMatchObject([{ state: "unknown" }]);
  });

  it("for those alone for whom food is to be checked", async () => {
    await sell({ traces: ["milk"] });
    await put();
    const member = (await productOf())?.people.find(({ name }) => name !== null);
    const choose = (chosen: (string | undefined)[]) =>
      call(chooseChecked, { method: "PUT", token: ayumi.token, body: { chosen } });
    await choose([member?.person_id]);
    const body = await judged();
    expect(statesOf(body.products?.[0]?.people)).toEqual([["Ben", "may_contain"]]);
    expect(body.table).toMatchObject({ is_without_reader: true, lines: [{ fits: [{ state: "may_contain" }] }] });
    await choose([ayumi.id]);
    expect(statesOf((await productOf())?.people)).toEqual([[null, "match"]]);
  });

  it("by the label that the reader photographed, which nobody else sees", async () => {
    const label = { kind: "label", text: "Cocoa mass, sugar, soybeans.", is_whole: true, gtin: CODE };
    await call(checkWords, { token: ayumi.token, body: label });
    await put();
    expect((await productOf())?.people.map(({ state }) => state)).toEqual(["conflict", "match"]);
    expect(await productOf(ben)).toMatchObject({ doubts: ["no_ingredients"], people: [{ state: "unknown" }, {}] });
  });

  it("with the recalls that hold", async () => {
    await sell({});
    await put();
    expect(await productOf()).not.toHaveProperty("is_recalled");
    await storeRecalls("fsa", FSA);
    expect(await productOf()).toMatchObject({ is_recalled: true });
    expect((await productOf())?.people.map(({ state }) => state)).toEqual(["match", "may_contain"]);
    await db.recall.updateMany({ data: { allergens: [] } });
    expect(await productOf()).toMatchObject({ doubts: ["recalled"] });
    expect((await productOf())?.people.map(({ state }) => state)).toEqual(["unknown", "unknown"]);
  });
});

describe("the list on which a find is shared", () => {
  it("is the newest that a household of the person shares, and no one else's", async () => {
    const stranger = await createSignedInPerson();
    expect(await newestSharedList(stranger.id)).toBeNull();
    await db.groceryList.create({ data: { ownerId: ayumi.id, name: "Mine", createdAt: new Date("2027-01-01") } });
    for (const who of [ayumi, ben])
      expect(await newestSharedList(who.id)).toEqual({ id: listId, name: "Week", household: "Elm Street" });
  });
});

describe("the code of a product on a list", () => {
  it.each(["9520000000059", "09520000000058", "", "abc", "0952000000005", "095200000000590"])(
    "is refused as %j, with the field",
    async (gtin) => {
      const { status, body } = await put({ gtin });
      expect(status).toBe(422);
      expect(JSON.stringify(body)).toContain("gtin");
      expect(await db.groceryItem.count({ where: { listId } })).toBe(0);
    },
  );

  it("is a code also for the database", async () => {
    const data = { listId, name: "x", normalizedName: "x", createdAt: now(), gtin: "12" };
    await expect(db.groceryItem.create({ data })).rejects.toThrow("grocery_items_gtin_check");
  });

  it("stays on the line, on copies, in the export, and comes into the pantry", async () => {
    const { body: line } = await put({ name: "The dark one" });
    expect(line.gtin).toBe(CODE);
    const read = (id: string) => call<GroceryListWire>(getList, { token: ben.token, params: { id } });
    expect((await read(listId)).body.items).toMatchObject([{ gtin: CODE }]);
    const body = { new_name: "Again", copy_checked_status: false };
    const copy = await call<GroceryListWire>(copyList, { token: ayumi.token, params: { id: listId }, body });
    expect(copy.body.items).toMatchObject([{ name: "The dark one", gtin: CODE }]);
    const exported = await call<{ grocery_lists: { items: { gtin: string | null }[] }[] }>(exportAccount, {
      token: ayumi.token,
    });
    expect(exported.body.grocery_lists.flatMap(({ items }) => items.map(({ gtin }) => gtin))).toEqual([CODE, CODE]);
    const change = { type: "edit", item_id: line.id, at_home: true, at: now().toISOString() };
    await call(sendChanges, { token: ben.token, params: { id: listId }, body: { changes: [change] } });
    const household = await db.groceryList.findUniqueOrThrow({ where: { id: listId } });
    const query = { household_id: household.householdId ?? "" };
    expect((await call<PantryItemWire[]>(listPantry, { token: ben.token, query })).body).toMatchObject([
      { name: "The dark one", gtin: CODE },
    ]);
  });

  it("is kept once, however often a device sends it, and goes with the name", async () => {
    const item = { id: randomUUID(), name: "The dark one", gtin: CODE };
    const send = (...changes: object[]) =>
      call<GroceryListWire>(sendChanges, { token: ayumi.token, params: { id: listId }, body: { changes } });
    const add = { type: "add", item, at: now().toISOString() };
    await send(add);
    expect((await send(add)).body.items).toMatchObject([{ gtin: CODE }]);
    const update = (body: object) =>
      call<GroceryItemWire>(updateItem, {
        ...{ method: "PUT", token: ayumi.token, params: { id: listId, itemId: item.id } },
        body,
      });
    expect((await update({ note: "two" })).body.gtin).toBe(CODE);
    expect((await update({ name: "Any chocolate" })).body).not.toHaveProperty("gtin");
    expect((await judged()).products).toBeUndefined();
  });

  it("finds its recall exactly, as long as it is to be bought", async () => {
    const { body: line } = await put({ name: "The dark one" });
    await storeRecalls("fsa", FSA);
    const recalls = async (who = ayumi) => (await call<RecallListWire>(listRecalls, { token: who.token })).body.recalls;
    for (const who of [ayumi, ben])
      expect((await recalls(who))[0]).toMatchObject({ why: "on_list", found: "The dark one" });
    const change = { type: "delete", item_id: line.id, at: now().toISOString() };
    await call(sendChanges, { token: ben.token, params: { id: listId }, body: { changes: [change] } });
    for (const who of [ayumi, ben]) expect((await recalls(who))[0]).toMatchObject({ why: "allergy", found: null });
  });
});
