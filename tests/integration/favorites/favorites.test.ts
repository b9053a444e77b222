import { beforeEach, describe, expect, it } from "vitest";
import { DELETE as remove } from "@/app/api/user-favorites/my-favorites/by-id/[id]/route";
import { POST as addByItem } from "@/app/api/user-favorites/my-favorites/by-item/route";
import { POST as addCustom, GET as list } from "@/app/api/user-favorites/my-favorites/route";
import type { FavoriteType, FavoriteWire } from "@/lib/schemas/favorites";
import { db } from "@/server/db/client";
import { createFavoriteItem } from "../../factories/food";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { statusesAtOnce } from "../../support/at-once";
import { call } from "../../support/request";

let person: SignedInPerson;
beforeEach(async () => {
  person = await createSignedInPerson();
});

const add = (itemId: string, who = person) =>
  call<FavoriteWire>(addByItem, { token: who.token, body: { item_id: itemId } });
const create = (name: string, type: FavoriteType = "food", who = person) =>
  call<FavoriteWire>(addCustom, { token: who.token, body: { name, type } });
const removeId = (id: string, who = person) => call(remove, { method: "DELETE", params: { id }, token: who.token });
const own = async (who = person) => (await call<FavoriteWire[]>(list, { token: who.token })).body;
const newItems = (count: number, type: FavoriteType) =>
  Promise.all(Array.from({ length: count }, () => createFavoriteItem({ type })));

const TOO_MANY = {
  food: "You can only have up to 3 favorite foods",
  drink: "You can only have up to 3 favorite drinks",
} as const;

describe("POST /api/user-favorites/my-favorites/by-item", () => {
  it("adds an item and returns its record", async () => {
    const item = await createFavoriteItem({ name: "Lamington royale" });
    const answer = await add(item.id);
    const [row] = await db.userFavorite.findMany();
    expect(answer).toMatchObject({ status: 201, body: { id: row?.id, item_id: item.id, item } });
    expect(await own()).toEqual([answer.body]);
  });

  it("refuses an item that was added before (409) and one that does not exist (422)", async () => {
    const item = await createFavoriteItem();
    await add(item.id);
    expect(await add(item.id)).toMatchObject({
      status: 409,
      body: { detail: "This item is already in your favorites" },
    });
    expect(await add("0192d3f4-7c1a-7b2e-9f00-1a2b3c4d5e6f")).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "item_id"], msg: "Unknown item" }] },
    });
  });

  it.each(["food", "drink"] as const)(
    "accepts three of type %s, and three of the other type beside them",
    async (type) => {
      const items = await newItems(4, type);
      for (const item of items.slice(0, 3)) expect((await add(item.id)).status).toBe(201);
      expect(await add(items[3]?.id ?? "")).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ["body", "item_id"], msg: TOO_MANY[type] }] },
      });
      const [other] = await newItems(1, type === "food" ? "drink" : "food");
      expect((await add(other?.id ?? "")).status).toBe(201);
    },
  );

  it("adds three foods and three drinks of forty simultaneous requests", async () => {
    const items = [...(await newItems(20, "food")), ...(await newItems(20, "drink"))];
    expect(await statusesAtOnce(40, (index) => add(items[index]?.id ?? ""))).toEqual({ 201: 6, 422: 34 });
    const rows = await db.userFavorite.groupBy({ by: ["type"], _count: true, orderBy: { type: "asc" } });
    expect(rows.map(({ type, _count }) => [type, _count])).toEqual([
      ["food", 3],
      ["drink", 3],
    ]);
  });

  it("adds one of twenty identical simultaneous requests", async () => {
    const { id } = await createFavoriteItem();
    expect(await statusesAtOnce(20, () => add(id))).toEqual({ 201: 1, 409: 19 });
  });
});

describe("POST /api/user-favorites/my-favorites", () => {
  it("creates a custom favorite from the trimmed text, waiting for approval", async () => {
    const answer = await create("  Grandmother's plum soup ");
    expect(answer).toMatchObject({ status: 201, body: { item: { name: "Grandmother's plum soup", type: "food" } } });
    const item = await db.favoriteItem.findUniqueOrThrow({ where: { id: answer.body.item_id } });
    expect(item).toMatchObject({ approved: false, createdByTeam: false, createdById: person.id });
  });

  it("uses the existing item of that name, ignoring accents and case", async () => {
    const item = await createFavoriteItem({ name: "Crème qwombleuse" });
    expect((await create("creme QWOMBLEUSE")).body).toMatchObject({ item_id: item.id, item });
    expect(await create("Crème Qwombleuse")).toMatchObject({ status: 409 });
    expect((await create("Crème qwombleuse", "drink")).status).toBe(201);
  });

  it("refuses a name without a letter or digit, a blank one, a long one, and a wrong type (422)", async () => {
    for (const name of ["  ", "!!!", "x".repeat(81), "two\nlines"]) {
      expect(await create(name)).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "name"] }] } });
    }
    expect(await create("Soup", "dessert" as FavoriteType)).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "type"] }] },
    });
    expect(await db.favoriteItem.count({ where: { approved: false } })).toBe(0);
  });

  it("names the field `name` when there are three already (422)", async () => {
    for (const item of await newItems(3, "drink")) await add(item.id);
    expect(await create("Plum juice royale", "drink")).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "name"], msg: TOO_MANY.drink }] },
    });
  });

  it("creates no item when a fourth is refused", async () => {
    const names = ["one", "two", "three", "four"].map((word) => `Stew number ${word}`);
    const statuses = await statusesAtOnce(4, (index) => create(names[index] ?? ""));
    expect(statuses).toEqual({ 201: 3, 422: 1 });
    expect(await db.favoriteItem.count({ where: { approved: false } })).toBe(3);
  });

  it("creates one item for a name that twenty people send at once", async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => createSignedInPerson()));
    expect(await statusesAtOnce(20, (index) => create("Plum soup royale", "food", people[index]))).toEqual({ 201: 20 });
    expect(await db.favoriteItem.count({ where: { approved: false } })).toBe(1);
    expect(await db.userFavorite.count()).toBe(20);
  });
});

describe("DELETE /api/user-favorites/my-favorites/by-id/{id}", () => {
  it("removes a favorite and frees its place; the second time it is absent (404)", async () => {
    const items = await newItems(4, "food");
    const records = [];
    for (const item of items.slice(0, 3)) records.push((await add(item.id)).body);
    expect(await removeId(records[1]?.id ?? "")).toMatchObject({ status: 204, body: null });
    expect(await removeId(records[1]?.id ?? "")).toMatchObject({ status: 404, body: { detail: "Favorite not found" } });
    expect((await add(items[3]?.id ?? "")).status).toBe(201);
    expect(await own()).toHaveLength(3);
  });

  it("never removes a custom item that somebody else chooses at the same moment", async () => {
    const otherPerson = await createSignedInPerson();
    for (let round = 0; round < 15; round++) {
      const name = `Plum soup number ${round}`;
      const mine = await create(name);
      const [, othersItem] = await Promise.all([removeId(mine.body.id), create(name, "food", otherPerson)]);
      expect(othersItem.status).toBe(201);
      expect(await own(otherPerson)).toEqual([othersItem.body]);
      await removeId(othersItem.body.id, otherPerson);
    }
  });

  it("removes a custom item together with its last favorite, and not before", async () => {
    const otherPerson = await createSignedInPerson();
    const mine = await create("Plum soup royale");
    const othersItem = await create("Plum soup royale", "food", otherPerson);
    await removeId(mine.body.id);
    expect(await own(otherPerson)).toEqual([othersItem.body]);
    await removeId(othersItem.body.id, otherPerson);
    expect(await db.favoriteItem.count({ where: { approved: false } })).toBe(0);
  });
});
