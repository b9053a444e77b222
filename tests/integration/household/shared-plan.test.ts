import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { DELETE as leave } from "@/app/api/households/[id]/me/route";
import { POST as copyWeek } from "@/app/api/meal-plan/copy/route";
import { PATCH as changeEntry, DELETE as removeEntry } from "@/app/api/meal-plan/entries/[id]/route";
import { POST as addEntry } from "@/app/api/meal-plan/entries/route";
import { POST as putOnList } from "@/app/api/meal-plan/grocery-list/route";
import { GET as getPlan } from "@/app/api/meal-plan/route";
import { DELETE as deleteAccount } from "@/app/auth/user/delete-account/route";
import { PUT as shareList } from "@/app/grocery-lists/[id]/household/route";
import { GET as getList } from "@/app/grocery-lists/[id]/route";
import { POST as createList } from "@/app/grocery-lists/route";
import type { GroceryListWire } from "@/lib/schemas/grocery";
import type { PlanEntryWire, PlanToListWire, PlanWire } from "@/lib/schemas/meal-plan";
import { db } from "@/server/db/client";
import { createAllergy, createHousehold } from "../../factories/households";
import { createSignedInPerson, PASSWORD, type SignedInPerson } from "../../factories/people";
import { createRecipeOf } from "../../factories/recipes";
import { statusesAtOnce } from "../../support/at-once";
import { type CallOptions, call, type Handler } from "../../support/request";

const WEEK = "2026-W48";
const SLOT = { day: "2026-11-23", meal: "dinner" };

let ayumi: SignedInPerson;
let ben: SignedInPerson;
let stranger: SignedInPerson;
let home: { id: string; members: string[] };

const as = <T = PlanWire>(who: SignedInPerson, handler: Handler, options: CallOptions = {}) =>
  call<T>(handler, { token: who.token, ...options });
const planOf = (who: SignedInPerson, household_id: string | null = home.id, week = WEEK) =>
  as(who, getPlan, { query: { week, ...(household_id ? { household_id } : {}) } });
const plan = (who: SignedInPerson, body: Record<string, unknown>) =>
  as<PlanEntryWire>(who, addEntry, { body: { ...SLOT, household_id: home.id, ...body } });
const change = (who: SignedInPerson, id: string, body: Record<string, unknown>) =>
  as<PlanEntryWire>(who, changeEntry, { method: "PATCH", params: { id }, body });
const remove = (who: SignedInPerson, id: string) => as<unknown>(who, removeEntry, { method: "DELETE", params: { id } });

beforeEach(async () => {
  ayumi = await createSignedInPerson({ firstName: "Ayumi" });
  ben = await createSignedInPerson({ firstName: "Ben" });
  stranger = await createSignedInPerson({ firstName: "Sid" });
  home = await createHousehold([ayumi, ben]);
});

describe("the plan of a household", () => {
  it("can be changed by every member, shows who changed it, and is separate from their own plans", async () => {
    const { status, body } = await plan(ayumi, { note: "Leftovers" });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      ...SLOT,
      position: 1,
      recipe_id: null,
      is_note: true,
      title: "Leftovers",
      servings: null,
      updated_at: expect.any(String),
      changed_by: { name: "Ayumi", is_me: true },
    });
    const moved = await change(ben, body.id, { meal: "lunch", note: "Soup" });
    expect(moved.body).toMatchObject({ meal: "lunch", title: "Soup", changed_by: { name: "Ben", is_me: true } });
    const seen = (await planOf(ayumi)).body;
    expect(seen).toMatchObject({ household: { id: home.id, name: "Elm Street" } });
    expect(seen.entries).toEqual([{ ...moved.body, changed_by: { name: "Ben", is_me: false } }]);
    expect((await planOf(ayumi, null)).body.entries).toEqual([]);
    expect((await remove(ben, body.id)).status).toBe(204);
    expect((await remove(ayumi, body.id)).status).toBe(404);
  });

  it("is absent for others: they cannot read, add, change, copy, buy or guess it by an id", async () => {
    const { id } = (await plan(ayumi, { note: "Leftovers" })).body;
    const list = (await as<GroceryListWire>(stranger, createList, { body: { name: "x" } })).body;
    expect((await planOf(stranger)).status).toBe(404);
    expect((await plan(stranger, { note: "x" })).status).toBe(404);
    expect((await plan(stranger, { id, note: "x", household_id: null })).status).toBe(404);
    expect((await change(stranger, id, { note: "x" })).status).toBe(404);
    expect((await remove(stranger, id)).status).toBe(404);
    const week = { from: WEEK, to: "2026-W49", household_id: home.id };
    expect((await as(stranger, copyWeek, { body: week })).status).toBe(404);
    const body = { list_id: list.id, week: WEEK, household_id: home.id };
    expect((await as(stranger, putOnList, { body })).status).toBe(404);
    expect((await planOf(ayumi)).body.entries).toMatchObject([{ title: "Leftovers" }]);
  });

  it("gives no access to another person's own plan, nor to a second household's", async () => {
    const own = (await as<PlanEntryWire>(ayumi, addEntry, { body: { ...SLOT, note: "Mine" } })).body;
    expect((await change(ben, own.id, { note: "x" })).status).toBe(404);
    expect((await plan(ben, { id: own.id, note: "x" })).status).toBe(404);
    const otherHousehold = await createHousehold([ayumi, stranger]);
    const theirs = (await plan(ayumi, { note: "Other", household_id: otherHousehold.id })).body;
    expect((await plan(ben, { id: theirs.id, note: "x" })).status).toBe(404);
    expect((await planOf(ben)).body.entries).toEqual([]);
  });

  it("keeps what two members add at once, each in its place, and limits a week", async () => {
    const ids = Array.from({ length: 6 }, () => randomUUID());
    const people = [ayumi, ben];
    const done = await statusesAtOnce(6, (at) =>
      plan(people[at % 2] as SignedInPerson, { id: ids[at], note: `Dish ${at}` }),
    );
    expect(done).toEqual({ 201: 6 });
    const { entries } = (await planOf(ben)).body;
    expect(entries.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await plan(ben, { id: ids[0], note: "again" })).body.title).toBe("Dish 0");
  });

  it("checks each dish for everybody, also a dish that only its planner may open", async () => {
    await createAllergy(ben.id, "peanut", "severe");
    const satay = await createRecipeOf(ayumi.id, ["200 g peanuts", "1 carrot"], { title: "Satay" });
    expect((await plan(ben, { recipe_id: satay.id })).status).toBe(404);
    expect((await plan(ayumi, { recipe_id: satay.id, servings: 2 })).status).toBe(201);
    const [, benId] = home.members;
    const [seen] = (await planOf(ayumi)).body.recipes;
    expect(seen?.is_closed).toBeUndefined();
    expect(seen?.table).toEqual([
      { person_id: benId, name: "Ben", state: "conflict", because: [expect.stringMatching(/^peanuts? \(severe\)$/i)] },
    ]);
    const [closed] = (await planOf(ben)).body.recipes;
    expect(closed).toMatchObject({
      title: "Satay",
      is_closed: true,
      image: null,
      photos: [],
      fit: { state: "conflict" },
    });
  });

  it("goes to the shared list as planned, for one member, or for all of them", async () => {
    await db.tablePerson.create({ data: { ownerId: ben.id, name: "Mio", householdId: home.id } });
    const rice = await createRecipeOf(ayumi.id, ["400 g rice"], { title: "Rice", servings: 4 });
    await plan(ayumi, { recipe_id: rice.id, servings: 2 });
    const list = (await as<GroceryListWire>(ayumi, createList, { body: { name: "Week" } })).body;
    await as(ayumi, shareList, { method: "PUT", params: { id: list.id }, body: { household_id: home.id } });
    const put = (body: Record<string, unknown>) =>
      as<PlanToListWire>(ben, putOnList, { body: { list_id: list.id, week: WEEK, household_id: home.id, ...body } });
    const amount = async () =>
      (await as<GroceryListWire>(ayumi, getList, { params: { id: list.id } })).body.items[0]?.quantity_value;
    expect((await put({})).body).toMatchObject({ added: 1, gone: [] });
    expect(await amount()).toBe(200);
    expect((await put({ servings_for: "one" })).body).toMatchObject({ rescaled: 1 });
    expect(await amount()).toBe(100);
    await put({ servings_for: "all" });
    expect(await amount()).toBe(300);
    expect((await put({ servings_for: "all" })).body).toMatchObject({ unchanged: 1 });
    expect((await put({ servings_for: "everybody" })).status).toBe(422);
  });

  it("is copied to another week once", async () => {
    await plan(ayumi, { note: "Leftovers" });
    const body = { from: WEEK, to: "2026-W49", household_id: home.id };
    for (const who of [ayumi, ben]) expect((await as(who, copyWeek, { body })).body.entries).toHaveLength(1);
    expect((await planOf(ben, null, "2026-W49")).body.entries).toEqual([]);
  });
});

describe("a member", () => {
  it.each(["leaves", "ends their account"])(
    "who %s takes nothing from the others, and leaves no dish of their own",
    async (how) => {
      const stew = await createRecipeOf(ayumi.id, ["2 onions"], { title: "Secret stew" });
      const open = await createRecipeOf(ayumi.id, ["1 leek"], { title: "Open soup", isPublic: true });
      await plan(ayumi, { recipe_id: stew.id });
      await plan(ayumi, { recipe_id: open.id });
      await plan(ben, { note: "Leftovers" });
      await plan(ayumi, { note: "Bread" });
      if (how === "leaves") await as<unknown>(ayumi, leave, { method: "DELETE", params: { id: home.id } });
      else await as<unknown>(ayumi, deleteAccount, { method: "DELETE", body: { password: PASSWORD } });
      const { entries } = (await planOf(ben)).body;
      expect(entries.map(({ title }) => title)).toEqual(["Open soup", "Leftovers", "Bread"]);
      expect(JSON.stringify(entries)).not.toContain("Ayumi");
      if (how === "leaves") expect((await planOf(ayumi)).status).toBe(404);
    },
  );

  it("who leaves last keeps the plan as their own", async () => {
    await plan(ayumi, { note: "Leftovers" });
    for (const who of [ben, ayumi]) await as<unknown>(who, leave, { method: "DELETE", params: { id: home.id } });
    expect((await planOf(ayumi, null)).body.entries).toMatchObject([{ title: "Leftovers" }]);
    expect((await planOf(ben, null)).body.entries).toEqual([]);
  });
});
