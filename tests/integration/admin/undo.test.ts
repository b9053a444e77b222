import { describe, expect, it } from "vitest";
import { POST as bulkUpdate } from "@/app/admin/[model]/bulk-update/route";
import { POST as undo } from "@/app/admin/audit-log/[id]/undo/route";
import { POST as seed } from "@/app/admin/dietary-attributes/seed/route";
import type { Undone } from "@/lib/schemas/admin";
import { db } from "@/server/db/client";
import { createFavoriteItem, createIngredient } from "../../factories/food";
import { createPerson } from "../../factories/people";
import { call } from "../../support/request";
import { admin, create, log, patch, remove, signInBeforeEach, take, undoChange, undoNewest } from "./console-calls";

signInBeforeEach();

describe("undo", () => {
  it("reverts a change, a deletion and a new row, each once and only the newest", async () => {
    const id = String((await create("favorite_items", { name: "Plum soup royale", type: "food" })).body.id);
    await patch("favorite_items", id, { approved: true });
    await patch("favorite_items", id, { name: "Plum stew royale" });
    expect((await undoNewest()).status).toBe(200);
    expect(await db.favoriteItem.findUniqueOrThrow({ where: { id } })).toMatchObject({
      name: "Plum soup royale",
      normalizedName: "plum soup royale",
      approved: true,
    });
    const { items } = await log({ row_id: id });
    expect(items.map(({ action, undo }) => [action, undo])).toEqual([
      ["undo", "not possible"],
      ["update", "undone"],
      ["update", "changed since"],
      ["create", "changed since"],
    ]);
    await remove("favorite_items", { ids: [id] });
    expect((await undoNewest()).status).toBe(200);
    expect((await db.favoriteItem.findUniqueOrThrow({ where: { id } })).name).toBe("Plum soup royale");
  });

  it("of a new row previews whom it affects, and keeps rows that the engine needs", async () => {
    const id = String((await create("favorite_items", { name: "Plum soup royale", type: "food" })).body.id);
    const person = await createPerson();
    await db.userFavorite.create({ data: { userId: person.id, itemId: id, type: "food", slot: 1 } });
    const answer = await undoNewest(false);
    expect(answer).toMatchObject({ status: 409, body: { code: "effect" } });
    expect(answer.body.detail).toContain("1 person has it as a favorite and loses it.");
    expect(await db.userFavorite.count({ where: { itemId: id } })).toBe(1);
    expect((await undoNewest(true)).status).toBe(200);

    await db.dietaryAttribute.delete({ where: { key: "vegan" } });
    expect((await call(seed, { method: "POST", token: admin.token })).body).toEqual({ created: 1 });
    expect((await undoNewest()).body.detail).toBe("The engine must have this attribute.");
  });

  it("succeeds for only one of several simultaneous requests, and tells the others that it was undone", async () => {
    const { id } = await createFavoriteItem({ name: "Plum soup royale" });
    await remove("favorite_items", { ids: [id] });
    const change = (await log()).items[0]?.id ?? "";
    const answers = await Promise.all([1, 2, 3].map(() => undoChange(change)));
    const outcomes = answers.map(({ status, body }) => (status === 200 ? "done" : body.detail)).sort();
    expect(outcomes).toEqual(["This change was undone already.", "This change was undone already.", "done"]);
    expect(await db.favoriteItem.count({ where: { id } })).toBe(1);
  });

  it("refuses what was undone already, and what was changed in the table itself since (409)", async () => {
    const id = String((await create("favorite_items", { name: "Plum soup royale", type: "food" })).body.id);
    await patch("favorite_items", id, { approved: true });
    const [entry] = (await log()).items;
    await db.favoriteItem.update({ where: { id }, data: { approved: false } });
    const again = () => call(undo, { token: admin.token, params: { id: entry?.id ?? "" }, body: {} });
    expect((await again()).status).toBe(409);
  });
});

describe("undo of rows that were changed together", () => {
  const undoAll = async (id: string, body: object = {}) =>
    call<Undone & { detail: string; code?: string }>(undo, {
      token: admin.token,
      params: { id },
      body: { all: true, ...body },
    });
  const items = async () =>
    (await db.favoriteItem.findMany({ where: { name: { startsWith: "Plum dish" } }, orderBy: { name: "asc" } })).map(
      ({ name, approved }) => `${name} ${approved}`,
    );
  const rowsOf = (count: number, approved: boolean) =>
    Array.from({ length: count }, (_, i) => ({ name: `Plum dish ${i + 100}`, type: "food", approved }));

  it("reverts an import part by part, and keeps and names rows that somebody changed since", async () => {
    const first = (await take("favorite_items", { rows: rowsOf(2, true) })).body;
    const batch = first.batch ?? "";
    const rest = { rows: rowsOf(450, true).slice(2), first_row: 3, batch };
    expect((await take("favorite_items", rest)).body).toMatchObject({ created: 448, batch });
    const [line] = (await log()).items;
    expect(line).toMatchObject({ id: batch, action: "import", rows: 450, undo: "possible" });
    expect((await log({ batch })).total_count).toBe(450);
    const [kept] = await db.favoriteItem.findMany({ where: { name: "Plum dish 333" } });
    await patch("favorite_items", kept?.id ?? "", { approved: false });
    const parts = [];
    let from: string | null = null;
    do {
      const { body }: { body: Undone } = await undoAll(batch, from ? { from } : {});
      parts.push(body);
      from = body.next;
    } while (from);
    expect(parts.map((part) => part.undone + part.kept.length)).toEqual([200, 200, 50]);
    expect(parts.flatMap((part) => part.kept)).toEqual([
      { row_name: "Plum dish 333", why: "The row was changed since: only its newest change can be undone." },
    ]);
    expect(await items()).toEqual(["Plum dish 333 false"]);
    expect((await log()).items.find(({ id }) => id === batch)?.undo).toBe("changed since");
  });

  it("reverts a bulk change once, and the log shows it as one line", async () => {
    await take("favorite_items", { rows: rowsOf(3, false) });
    const ids = (await db.favoriteItem.findMany({ where: { name: { startsWith: "Plum dish" } } })).map(({ id }) => id);
    const params = { model: "favorite_items" };
    await call(bulkUpdate, { token: admin.token, params, body: { ids, updates: { approved: true } } });
    const [line] = (await log()).items;
    expect(line).toMatchObject({ action: "update", rows: 3 });
    expect((await undoAll(line?.id ?? "")).body).toMatchObject({ undone: 3, kept: [], next: null });
    expect(await items()).toEqual(["Plum dish 100 false", "Plum dish 101 false", "Plum dish 102 false"]);
    expect((await log()).items.slice(0, 2).map(({ action, rows, undo }) => [action, rows, undo])).toEqual([
      ["undo", 3, "not possible"],
      ["update", 3, "undone"],
    ]);
    expect((await undoAll(line?.id ?? "")).body).toMatchObject({ undone: 0, kept: [{}, {}, {}] });
  });

  it("previews whom it affects before it reverts the first row", async () => {
    const group = await createIngredient("Zebra foods");
    const foods = await Promise.all(
      ["Zebra grass", "Zebra bread"].map((name) => createIngredient(name, { parentId: group.id })),
    );
    const person = await createPerson();
    await db.ingredientPreference.create({
      data: { userId: person.id, ingredientId: group.id, preferenceType: "allergy" },
    });
    const body = { ids: foods.map(({ id }) => id), updates: { is_group: true }, confirm: true };
    await call(bulkUpdate, { token: admin.token, params: { model: "ingredients" }, body });
    const [line] = (await log()).items;
    expect(await undoAll(line?.id ?? "")).toMatchObject({ status: 409, body: { code: "effect" } });
    expect(await db.ingredient.count({ where: { category: "test", isGroup: true } })).toBe(2);
    expect((await undoAll(line?.id ?? "", { confirm: true })).body.undone).toBe(2);
    expect(await db.ingredient.count({ where: { category: "test", isGroup: true } })).toBe(0);
  });

  it("refuses the batch of another administrator, and one of another model", async () => {
    const { batch } = (await take("favorite_items", { rows: rowsOf(1, true) })).body;
    const rows = [{ name: "Zebra grass", category: "test" }];
    expect((await take("ingredients", { rows, batch })).status).toBe(422);
    expect((await take("ingredients", { rows, batch: admin.id })).status).toBe(422);
    expect((await undoAll(admin.id)).status).toBe(404);
  });
});
