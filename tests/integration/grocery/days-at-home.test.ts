import { beforeEach, describe, expect, it } from "vitest";
import { PUT as change, DELETE as remove } from "@/app/api/grocery/pantry/[id]/route";
import { GET as cook } from "@/app/api/grocery/pantry/recipes/route";
import { POST as add, GET as list } from "@/app/api/grocery/pantry/route";
import { PUT as setAllergy } from "@/app/user/allergies/[key]/route";
import type { PantryItemWire, PantryRecipesWire } from "@/lib/schemas/pantry";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { listUseFirst } from "@/server/grocery/pantry";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { analyseAndStore, createRecipeOf } from "../../factories/recipes";
import { call } from "../../support/request";

const GTIN = "09520000000035";
let person: SignedInPerson;

const put = (body: Record<string, unknown>, who = person) =>
  call<PantryItemWire>(add, { method: "POST", token: who.token, body });
const edit = (id: string, body: Record<string, unknown>, who = person) =>
  call<PantryItemWire>(change, { method: "PUT", token: who.token, params: { id }, body });
const foods = async (who = person) =>
  (await call<PantryItemWire[]>(list, { token: who.token, path: "/api/grocery/pantry" })).body;
const recipes = (query: Record<string, string> = {}, who = person) =>
  call<PantryRecipesWire>(cook, { token: who.token, query: { today: "2026-11-30", ...query } });
const titles = (body: PantryRecipesWire) => body.items.map(({ title }) => title);
/** The day that is so many days from now, by the server's clock. */
const dayIn = (days: number) => new Date(now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

beforeEach(async () => {
  person = await createSignedInPerson();
});

describe("a food at home", () => {
  it("has an amount, a day and the code of its packet, and none of them if nobody wrote them down", async () => {
    const full = { name: "Oat bars", amount: "6 bars", good_until: "2026-12-24", gtin: GTIN };
    expect(await put(full)).toMatchObject({ status: 201, body: full });
    expect((await put({ name: "Salt", amount: "  " })).body).toMatchObject({
      amount: null,
      good_until: null,
      gtin: null,
    });
    expect(await foods()).toMatchObject([full, { name: "Salt" }]);
  });

  it.each([
    ["a day that is none", { good_until: "2026-02-30" }, "good_until"],
    ["a day of another century", { good_until: "0000-01-01" }, "good_until"],
    ["a moment", { good_until: "2026-12-24T10:00:00Z" }, "good_until"],
    ["a code with a wrong check digit", { gtin: "09520000000036" }, "gtin"],
    ["an amount that is too long", { amount: "x".repeat(61) }, "amount"],
  ])("is refused with %s, and nothing is stored", async (_, field, name) => {
    expect(await put({ name: "Milk", ...field })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", name] }] },
    });
    expect(await foods()).toEqual([]);
  });

  it("keeps the earlier of two days, unless that one is over", async () => {
    const [soon, later] = [dayIn(2), dayIn(9)];
    await put({ name: "milk", good_until: later, amount: "1 l" });
    expect((await put({ name: "Milk", good_until: soon, amount: "2 l" })).body).toMatchObject({
      good_until: soon,
      amount: "1 l",
    });
    expect((await put({ name: "milk", good_until: later })).body.good_until).toBe(soon);
    expect((await put({ name: "milk" })).body.good_until).toBe(soon);
    const { id } = (await foods())[0] as PantryItemWire;
    await edit(id, { good_until: dayIn(-3) });
    expect((await put({ name: "milk", good_until: later })).body.good_until).toBe(later);
    expect(await foods()).toHaveLength(1);
  });

  it("changes field by field, and under another name is another packet", async () => {
    const { id } = (await put({ name: "Oat bars", amount: "6", good_until: "2026-12-24", gtin: GTIN })).body;
    expect((await edit(id, { amount: null })).body).toMatchObject({
      amount: null,
      good_until: "2026-12-24",
      gtin: GTIN,
    });
    expect((await edit(id, { good_until: null })).body).toMatchObject({ good_until: null, gtin: GTIN });
    expect((await edit(id, { name: "OAT BARS" })).body).toMatchObject({ name: "OAT BARS", gtin: GTIN });
    expect((await edit(id, { name: "Seed bars" })).body).toMatchObject({ name: "Seed bars", gtin: null });
    expect((await edit(id, { name: "" })).status).toBe(422);
    expect((await edit(id, { gtin: null })).status).toBe(422);
  });

  it("does not take the name of another food that is there, but that of one that was used up", async () => {
    const { id } = (await put({ name: "Cream" })).body;
    const milk = (await put({ name: "Milk" })).body;
    expect(await edit(id, { name: "milk" })).toMatchObject({ status: 409 });
    await call(remove, { method: "DELETE", token: person.token, params: { id: milk.id } });
    expect(await edit(id, { name: "milk" })).toMatchObject({ status: 200, body: { id, name: "milk" } });
    expect(await foods()).toHaveLength(1);
    expect(await db.pantryItem.count({ where: { ownerId: person.id } })).toBe(1);
  });

  it("that comes home again is another packet: without the day, the amount and the code of the last one", async () => {
    const { id } = (await put({ name: "Oat bars", amount: "6", good_until: "2026-12-01", gtin: GTIN })).body;
    await call(remove, { method: "DELETE", token: person.token, params: { id } });
    expect(await edit(id, { amount: "1" })).toMatchObject({ status: 404 });
    expect((await put({ name: "oat bars" })).body).toMatchObject({ amount: null, good_until: null, gtin: null });
  });

  it("of a household is changed by its members, and by nobody else", async () => {
    const [member, stranger] = await Promise.all([createSignedInPerson(), createSignedInPerson()]);
    const { id: householdId } = await db.household.create({ data: { name: "Home" } });
    for (const { id: userId } of [person, member])
      await db.householdMember.create({
        data: { householdId, userId, isKeeper: userId === person.id, joinedAt: now() },
      });
    const { id } = (await put({ name: "Milk", household_id: householdId, good_until: dayIn(1) })).body;
    expect((await edit(id, { amount: "half" }, member)).status).toBe(200);
    expect(await edit(id, { amount: "none" }, stranger)).toMatchObject({ status: 404 });
    expect(await recipes({ household_id: householdId }, stranger)).toMatchObject({ status: 404 });
    expect(await listUseFirst(member.id, 4)).toMatchObject([{ name: "Milk", good_until: dayIn(1) }]);
    expect(await listUseFirst(stranger.id, 4)).toEqual([]);
  });
});

describe("what can be cooked with it", () => {
  const write = async (title: string, lines: string[]) => {
    const { id } = await createRecipeOf(person.id, lines, { title });
    await analyseAndStore([id]);
  };

  beforeEach(async () => {
    await write("Spinach pie", ["500 g spinach", "200 g feta", "4 eggs", "250 g filo pastry"]);
    await write("Rice pudding", ["200 g white rice", "1 l milk"]);
    await write("Peanut rice", ["200 g white rice", "100 g peanut butter", "1 onion"]);
    await write("Lamb stew", ["1 kg lamb", "2 carrots"]);
  });

  it("comes first if it uses up what ends soon, then by how little is missing", async () => {
    await put({ name: "rice", good_until: "2027-06-01" });
    await put({ name: "milk" });
    await put({ name: "spinach", good_until: "2026-12-02" });
    const { status, body } = await recipes();
    expect(status).toBe(200);
    expect(titles(body)).toEqual(["Spinach pie", "Rice pudding", "Peanut rice"]);
    expect(body.items.map(({ uses_soon: soon }) => soon)).toEqual([["spinach"], [], []]);
    expect(body.items.map(({ missing }) => missing?.count)).toEqual([3, 0, 2]);
    expect(body).toMatchObject({ counted: 3, past: [], total_count: 3 });
  });

  it("uses nothing that is past its day", async () => {
    await put({ name: "lamb", good_until: "2026-11-29" });
    await put({ name: "milk", good_until: "2026-11-30" });
    // The pie has cheese, which is made of milk and is another food.
    const { body } = await recipes();
    expect(titles(body)).toEqual(["Rice pudding"]);
    expect(body).toMatchObject({ counted: 1, past: ["lamb"] });
    expect((await recipes({ today: "2026-12-05" })).body).toMatchObject({
      ...{ items: [], counted: 0, past: ["lamb", "milk"], total_count: 0 },
    });
  });

  it("is only what fits, where that is asked for", async () => {
    await call(setAllergy, {
      method: "PUT",
      token: person.token,
      params: { key: "peanut" },
      body: { severity: "severe" },
    });
    await put({ name: "rice" });
    expect(titles((await recipes()).body)).toEqual(["Rice pudding", "Peanut rice"]);
    const { body } = await recipes({ fits_me: "true" });
    expect(titles(body)).toEqual(["Rice pudding"]);
    expect(body.hidden_count).toBe(1);
  });

  it("is found page by page, and of words that nobody knows by their text", async () => {
    await write("Blorptang soup", ["1 blorptang", "1 l water"]);
    await put({ name: "blorptang", good_until: "2026-12-01" });
    await put({ name: "rice" });
    const first = (await recipes({ page_size: "1" })).body;
    expect(first.items).toMatchObject([{ title: "Blorptang soup", uses_soon: ["blorptang"] }]);
    expect(first).toMatchObject({ total_pages: 3, total_count: 3 });
    expect(titles((await recipes({ page_size: "1", page: "2" })).body)).toEqual(["Rice pudding"]);
  });
});
