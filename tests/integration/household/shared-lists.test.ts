import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as watchHousehold } from "@/app/api/households/[id]/events/route";
import { PATCH as chooseRows, DELETE as leave } from "@/app/api/households/[id]/me/route";
import { DELETE as removeMember } from "@/app/api/households/[id]/members/[memberId]/route";
import { GET as getHousehold } from "@/app/api/households/[id]/route";
import { DELETE as deleteAccount } from "@/app/auth/user/delete-account/route";
import { POST as addRecipe } from "@/app/grocery-lists/[id]/add-recipe/route";
import { POST as change } from "@/app/grocery-lists/[id]/changes/route";
import { POST as copy } from "@/app/grocery-lists/[id]/copy/route";
import { PUT as share } from "@/app/grocery-lists/[id]/household/route";
import { DELETE as removeItem, PUT as updateItem } from "@/app/grocery-lists/[id]/items/[itemId]/route";
import { POST as addItem, GET as listItems } from "@/app/grocery-lists/[id]/items/route";
import { GET as judge } from "@/app/grocery-lists/[id]/judgement/route";
import { POST as removeRecipe } from "@/app/grocery-lists/[id]/remove-recipe/route";
import { DELETE as deleteList, GET as getList, PUT as renameList } from "@/app/grocery-lists/[id]/route";
import { POST as createList, GET as listLists } from "@/app/grocery-lists/route";
import { GET as summarize } from "@/app/grocery-lists/summary/route";
import { POST as setPreference } from "@/app/user/ingredient-preferences/route";
import type { GroceryChange, GroceryItemWire, GroceryJudgementWire, GroceryListWire } from "@/lib/schemas/grocery";
import type { HouseholdWire } from "@/lib/schemas/household";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { createUserHealthConcern } from "../../factories/food";
import { createAllergy, createHousehold } from "../../factories/households";
import { createSignedInPerson, PASSWORD, type SignedInPerson } from "../../factories/people";
import { createRecipeOf } from "../../factories/recipes";
import { buildRequest, type CallOptions, call, type Handler } from "../../support/request";

let ayumi: SignedInPerson;
let ben: SignedInPerson;
let stranger: SignedInPerson;
let home: { id: string; members: string[] };
let list: GroceryListWire;

const as = <T = GroceryListWire>(who: SignedInPerson, handler: Handler, options: CallOptions = {}) =>
  call<T>(handler, { token: who.token, ...options });
const shareWith = (household_id: string | null, who = ayumi, id = list.id) =>
  as(who, share, { method: "PUT", params: { id }, body: { household_id } });
const add = async (who: SignedInPerson, name: string) =>
  (await as<GroceryItemWire>(who, addItem, { params: { id: list.id }, body: { name } })).body;
const read = (who: SignedInPerson, id = list.id) => as(who, getList, { params: { id } });
const namesOf = async (who: SignedInPerson, id = list.id) => (await read(who, id)).body.items.map(({ name }) => name);

beforeEach(async () => {
  ayumi = await createSignedInPerson({ firstName: "Ayumi" });
  ben = await createSignedInPerson({ firstName: "Ben" });
  stranger = await createSignedInPerson({ firstName: "Sid" });
  home = await createHousehold([ayumi, ben]);
  list = (await as(ayumi, createList, { body: { name: "Week" } })).body;
});

describe("a shared list", () => {
  it("is written, ticked and named by every member, and names its household", async () => {
    expect((await read(ben)).status).toBe(404);
    expect((await shareWith(home.id)).body.household).toEqual({ id: home.id, name: "Elm Street", is_own: true });
    await add(ayumi, "milk");
    const bread = await add(ben, "bread");
    const tick = { type: "check", item_id: bread.id, is_checked: true, at: now().toISOString() };
    expect((await as(ben, change, { params: { id: list.id }, body: { changes: [tick] } })).status).toBe(200);
    await as(ben, renameList, { method: "PUT", params: { id: list.id }, body: { name: "Our week" } });
    const { body } = await read(ayumi);
    expect(body).toMatchObject({ name: "Our week", items: [{ name: "milk" }, { name: "bread", is_checked: true }] });
    expect((await read(ben)).body).toEqual({ ...body, household: { ...body.household, is_own: false } });
    expect((await as<GroceryListWire[]>(ben, listLists)).body.map(({ id }) => id)).toEqual([list.id]);
    expect((await as<unknown>(ben, summarize)).body).toEqual([
      {
        id: list.id,
        name: "Our week",
        created_at: list.created_at,
        total_items: 2,
        completion_percentage: 50,
        last_recipe_added: null,
        household: { id: home.id, name: "Elm Street", is_own: false },
      },
    ]);
  });

  it("is shared, withdrawn and deleted only by its owner, with a household of theirs", async () => {
    const otherHousehold = await createHousehold([stranger]);
    expect((await shareWith(otherHousehold.id)).status).toBe(404);
    expect((await shareWith(home.id, stranger)).status).toBe(404);
    expect((await shareWith(home.id, ben)).status).toBe(404);
    await shareWith(home.id);
    expect((await shareWith(null, ben)).status).toBe(403);
    expect((await as(ben, deleteList, { method: "DELETE", params: { id: list.id } })).status).toBe(403);
    expect((await as(ayumi, share, { method: "PUT", params: { id: list.id }, body: {} })).status).toBe(422);
    expect((await shareWith(null)).body.household).toBeUndefined();
    expect((await read(ben)).status).toBe(404);
  });

  it("is absent for others in every call", async () => {
    await shareWith(home.id);
    const milk = await add(ayumi, "milk");
    const tick = { type: "check", item_id: milk.id, is_checked: true, at: now().toISOString() };
    const params = { id: list.id };
    const attempts: [Handler, CallOptions][] = [
      [getList, { params }],
      [renameList, { method: "PUT", params, body: { name: "x" } }],
      [deleteList, { method: "DELETE", params }],
      [listItems, { params }],
      [addItem, { params, body: { name: "x" } }],
      [updateItem, { method: "PUT", params: { ...params, itemId: milk.id }, body: { is_checked: true } }],
      [removeItem, { method: "DELETE", params: { ...params, itemId: milk.id } }],
      [change, { params, body: { changes: [tick] } }],
      [copy, { params, body: { new_name: "x" } }],
      [judge, { params }],
      [removeRecipe, { params, body: { adding_id: milk.id } }],
      [watchHousehold, { params: { id: home.id } }],
    ];
    for (const [handler, options] of attempts) expect((await as(stranger, handler, options)).status).toBe(404);
    expect((await as<unknown[]>(stranger, listLists)).body).toEqual([]);
    expect((await read(ayumi)).body.items).toMatchObject([{ name: "milk", is_checked: false }]);
  });

  it("accepts a recipe that only one of the members can read", async () => {
    await shareWith(home.id);
    const stew = await createRecipeOf(ben.id, ["2 onions"], { title: "Stew" });
    expect((await as(ayumi, addRecipe, { params: { id: list.id }, body: { recipe_id: stew.id } })).status).toBe(404);
    expect((await as(ben, addRecipe, { params: { id: list.id }, body: { recipe_id: stew.id } })).status).toBe(200);
    expect((await read(ayumi)).body).toMatchObject({ items: [{ name: "onions" }], recipes: [{ title: "Stew" }] });
  });
});

describe("the lines of a shared list", () => {
  const tableFor = async (who: SignedInPerson) =>
    (await as<GroceryJudgementWire>(who, judge, { params: { id: list.id } })).body.table;

  it("are judged by an intolerance of a member who shares allergies and diet only", async () => {
    const soy = await db.ingredient.findUniqueOrThrow({ where: { slug: "soy" }, select: { id: true } });
    await db.ingredientPreference.create({
      data: { userId: ben.id, ingredientId: soy.id, preferenceType: "intolerance", createdAt: now() },
    });
    await shareWith(home.id);
    const tofu = await add(ayumi, "tofu");
    const line = (await tableFor(ayumi))?.lines.find(({ id }) => id === tofu.id);
    expect(line?.fits).toContainEqual(expect.objectContaining({ person_id: home.members[1], state: "conflict" }));
    const { body } = await as<HouseholdWire>(ayumi, getHousehold, { params: { id: home.id } });
    expect(body.members.find(({ name }) => name === "Ben")?.shows).toContainEqual({
      row: "allergies",
      values: ["Soy (intolerance)"],
    });
  });

  it("are judged for every member, by the rows that each of them shares", async () => {
    await createAllergy(ben.id, "peanut", "severe");
    await createUserHealthConcern(ben.id, "lactose_intolerance");
    const limits = {
      create: { ingredientId: (await db.ingredient.findUniqueOrThrow({ where: { slug: "egg" } })).id, position: 1 },
    };
    const mio = await db.tablePerson.create({ data: { ownerId: ben.id, name: "Mio", householdId: home.id, limits } });
    await shareWith(home.id);
    const [, benId] = home.members;
    const [peanuts, , , odd] = [
      await add(ayumi, "peanut butter"),
      await add(ayumi, "carrots"),
      await add(ayumi, "whole milk"),
      await add(ayumi, "zorblax"),
    ];
    const table = await tableFor(ayumi);
    expect(table?.people).toEqual([
      { id: benId, name: "Ben", is_checked: true },
      { id: mio.id, name: "Mio", is_checked: true },
    ]);
    const fits = new Map(table?.lines.map((line) => [line.id, line.fits]));
    expect(fits.get(peanuts.id)).toContainEqual({
      person_id: benId,
      state: "conflict",
      because: [expect.stringMatching(/^peanuts? \(severe\)$/i)],
    });
    expect(fits.get(odd.id)).toMatchObject([
      { person_id: benId, state: "unknown" },
      { person_id: mio.id, state: "unknown" },
    ]);
    expect(JSON.stringify(table)).not.toMatch(/lactose|milk/i);
    expect((await tableFor(ben))?.people).toEqual([
      { id: home.members[0], name: "Ayumi", is_checked: false, unchecked: "empty" },
      { id: mio.id, name: "Mio", is_checked: true },
    ]);
  });

  it("use no row from the moment it is withdrawn, and name members who are not checked", async () => {
    await createAllergy(ben.id, "peanut");
    await shareWith(home.id);
    await add(ayumi, "peanuts");
    expect((await tableFor(ayumi))?.lines).toHaveLength(1);
    await as(ben, chooseRows, { method: "PATCH", params: { id: home.id }, body: { rows: ["diet"] } });
    const unchecked = {
      people: [{ id: home.members[1], name: "Ben", is_checked: false, unchecked: "hidden" }],
      lines: [],
    };
    expect(await tableFor(ayumi)).toEqual(unchecked);
    await shareWith(null);
    expect(await tableFor(ayumi)).toEqual(unchecked);
    await as(ben, leave, { method: "DELETE", params: { id: home.id } });
    expect(await tableFor(ayumi)).toBeUndefined();
  });
});

describe("leaving the household", () => {
  it("takes nothing from the others: their list stays, and its owner keeps a copy", async () => {
    await shareWith(home.id);
    await add(ayumi, "milk");
    await add(ben, "bread");
    await as(ayumi, leave, { method: "DELETE", params: { id: home.id } });
    expect((await read(ayumi)).status).toBe(404);
    expect((await read(ben)).body.household).toMatchObject({ is_own: true });
    expect(await namesOf(ben)).toEqual(["milk", "bread"]);
    const [own, ...more] = (await as<GroceryListWire[]>(ayumi, listLists)).body;
    expect(more).toEqual([]);
    expect(own).toMatchObject({ name: "Week", items: [{ name: "milk" }, { name: "bread" }] });
    expect(own?.household).toBeUndefined();
  });

  it("by a removal ends the person's access at once, even while they write", async () => {
    await shareWith(home.id);
    const [, memberId = ""] = home.members;
    const write = (index: number) =>
      index === 5
        ? as<unknown>(ayumi, removeMember, { method: "DELETE", params: { id: home.id, memberId } })
        : as<unknown>(ben, addItem, { params: { id: list.id }, body: { name: `thing ${index}` } });
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => write(index)));
    const acceptedCount = answers.filter(({ status }) => status === 201).length;
    expect(answers.every(({ status }) => [201, 204, 404].includes(status))).toBe(true);
    expect((await read(ayumi)).body.items).toHaveLength(acceptedCount);
    expect((await read(ben)).status).toBe(404);
    expect((await as<unknown[]>(ben, listLists)).body).toEqual([]);
    const late = [{ type: "add", item: { id: randomUUID(), name: "late" }, at: now().toISOString() }];
    expect((await as(ben, change, { params: { id: list.id }, body: { changes: late } })).status).toBe(404);
  });

  it("by the last member leaves the list to them alone", async () => {
    await shareWith(home.id);
    await as(ben, leave, { method: "DELETE", params: { id: home.id } });
    await as(ayumi, leave, { method: "DELETE", params: { id: home.id } });
    expect((await read(ayumi)).body.household).toBeUndefined();
    expect((await as<GroceryListWire[]>(ayumi, listLists)).body).toHaveLength(1);
  });

  it("by deleting the account leaves the list to the others", async () => {
    await shareWith(home.id);
    await add(ayumi, "milk");
    await as<unknown>(ayumi, deleteAccount, { method: "DELETE", body: { password: PASSWORD } });
    expect(await namesOf(ben)).toEqual(["milk"]);
    expect(await db.groceryList.count({ where: { id: list.id, ownerId: ben.id } })).toBe(1);
  });
});

describe("changes by two members on devices that are offline now and then", () => {
  const THINGS = ["milk", "eggs", "flour"];
  const act = fc.record({
    who: fc.nat(1),
    item: fc.nat(THINGS.length - 1),
    kind: fc.constantFrom("tick", "untick", "delete", "restore", "rename", "note"),
    minute: fc.integer({ min: 1, max: 40 }),
    isSentTwice: fc.boolean(),
  });
  type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;
  const base = Date.now() - 3_600_000;
  const at = (minute: number) => new Date(base + minute * 60_000).toISOString();
  const toChange = ({ item, kind, minute, who }: Act, ids: readonly string[]): GroceryChange => {
    const change = { item_id: ids[item] ?? "", at: at(minute) };
    if (kind === "delete" || kind === "restore") return { type: kind, ...change };
    if (kind === "rename") return { type: "edit", ...change, name: `${THINGS[item]} of ${who}, ${minute}` };
    if (kind === "note") return { type: "edit", ...change, note: `${who}, ${minute}` };
    return { type: "check", ...change, is_checked: kind === "tick" };
  };

  it("lead to one list, the same for both, in whatever order they arrive", { timeout: 240_000 }, async () => {
    await shareWith(home.id);
    const people = [ayumi, ben];
    const send = async (who: number, changes: GroceryChange[]) => {
      const answer = await as(people[who] as SignedInPerson, change, { params: { id: list.id }, body: { changes } });
      expect(answer.status).toBe(200);
    };
    const lists = fc
      .array(act, { minLength: 2, maxLength: 8 })
      .chain((acts) =>
        fc.tuple(fc.constant(acts), fc.shuffledSubarray(acts, { minLength: acts.length, maxLength: acts.length })),
      );
    await fc.assert(
      fc.asyncProperty(lists, async ([acts, shuffled]) => {
        const ends = [];
        for (const order of [acts, shuffled]) {
          await db.groceryItem.deleteMany({ where: { listId: list.id } });
          const ids: string[] = THINGS.map(() => randomUUID());
          await send(
            0,
            ids.map((id, index) => ({ type: "add", item: { id, name: THINGS[index] ?? "" }, at: at(0) })),
          );
          for (const each of order) {
            await send(each.who, [toChange(each, ids)]);
            if (each.isSentTwice) await send(each.who, [toChange(each, ids)]);
          }
          const [one, other] = await Promise.all([read(ayumi), read(ben)]);
          expect(other.body.items).toEqual(one.body.items);
          ends.push(one.body.items.map((item) => [ids.indexOf(item.id), item.name, item.note, item.is_checked]));
        }
        expect(ends[1]).toEqual(ends[0]);
      }),
      { numRuns: 12 },
    );
  });
});

describe("a listener to a household", () => {
  it("is notified that something changed but not what, until they leave", async () => {
    await shareWith(home.id);
    const end = new AbortController();
    const request = new Request(buildRequest({ token: ben.token }), { signal: end.signal });
    const response = await watchHousehold(request, { params: Promise.resolve({ id: home.id }) });
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!reader) throw new Error("no stream");
    let text = "";
    const events = () => [...text.matchAll(/^data: (\{.*\})$/gm)].map(([, json]) => JSON.parse(json ?? ""));
    const readUntil = async (isThere: () => boolean) => {
      while (!isThere()) {
        const { value, done } = await reader.read();
        if (done) return "ended";
        text += value;
      }
      return "told";
    };
    expect(await readUntil(() => events().length === 1)).toBe("told");
    await add(ayumi, "secret soup");
    expect(await readUntil(() => events().length === 2)).toBe("told");
    const [first, second] = events();
    expect(second).toEqual({ ...first, lists: expect.any(String) });
    expect(second.lists).not.toBe(first.lists);
    expect(text).not.toContain("soup");
    await call(setPreference, {
      token: ben.token,
      body: {
        ingredient_normalization_id: (
          await db.ingredient.findFirstOrThrow({ where: { name: { contains: "anise", mode: "insensitive" } } })
        ).id,
        preference_type: "allergy",
      },
    });
    expect(await readUntil(() => events().length === 3)).toBe("told");
    expect(events()[2]).toEqual({ ...second, household: expect.any(String) });
    expect(events()[2].household).not.toBe(second.household);
    expect(text).not.toMatch(/anise/i);
    const [, memberId = ""] = home.members;
    await as(ayumi, removeMember, { method: "DELETE", params: { id: home.id, memberId } });
    expect(await readUntil(() => false)).toBe("ended");
    expect(text).toMatch(/event: over\ndata:\n\n$/);
    end.abort();
  });
});
