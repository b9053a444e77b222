import { beforeEach, describe, expect, it } from "vitest";
import { POST as createRow } from "@/app/admin/[model]/route";
import { POST as undo } from "@/app/admin/audit-log/[id]/undo/route";
import { GET as readLog } from "@/app/admin/audit-log/route";
import { POST as confirmFoods } from "@/app/api/admin/ml/confirm/route";
import { PATCH as dietary } from "@/app/api/admin/ml/ingredients/[id]/dietary/route";
import { POST as mergeFood } from "@/app/api/admin/ml/ingredients/[id]/merge/route";
import { PATCH as nutrients } from "@/app/api/admin/ml/ingredients/[id]/nutrients-per-100g/route";
import { POST as mergeItem } from "@/app/api/items/[id]/merge/route";
import type { AuditPage, Undone } from "@/lib/schemas/admin";
import { settleBackground } from "@/server/background/run-in-background";
import { db, pool } from "@/server/db/client";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { createFavorite, createFavoriteItem, createIngredient } from "../../factories/food";
import { createPerson, createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createRecipeOf } from "../../factories/recipes";
import { createSignedInAdmin } from "../../support/admin";
import { call } from "../../support/request";

let admin: SignedInPerson;
beforeEach(async () => {
  admin = await createSignedInAdmin();
});

type Refusal = { detail: string; code?: string };
const log = async () => (await call<AuditPage>(readLog, { token: admin.token })).body.items;
const undoEntry = (id: string, body: object) =>
  call<Undone & Refusal>(undo, { token: admin.token, params: { id }, body });
const undoNewest = async (body: object = { confirm: true }) => undoEntry((await log())[0]?.id ?? "", body);

/** A digest of every table that a merge or a review may change, without times of change. */
async function everything(): Promise<Record<string, string | undefined>> {
  const tables = [
    ...["ingredients", "ingredient_synonyms", "ingredient_attributes", "ingredient_allergens", "ingredient_nutrients"],
    ...["ingredient_portions", "ingredient_parents", "ingredient_preferences", "table_limits", "recipe_ingredients"],
    ...["favorite_items", "favorite_item_aliases", "user_favorites", "merged_records", "verdict_reports"],
  ];
  const digests = tables.map(async (table) => {
    const { rows } = await pool.query<{ digest: string }>(
      `SELECT md5(string_agg(row, ',' ORDER BY row)) AS digest
       FROM (SELECT (to_jsonb(t) - 'updated_at')::text AS row FROM ${table} t) rows`,
    );
    return [table, rows[0]?.digest] as const;
  });
  return Object.fromEntries(await Promise.all(digests));
}

const record = (userId: string, ingredientId: string, values: object) =>
  db.ingredientPreference.create({ data: { userId, ingredientId, preferenceType: "allergy", ...values } });
const merge = (id: string, into: string) =>
  call<Refusal>(mergeFood, { token: admin.token, params: { id }, body: { into, confirm: true } });

/** Two foods with names, values, places, recipe lines and records of people and of guests at their tables. */
async function createTwoFoods() {
  const group = await createIngredient("Zebra foods");
  const from = await createIngredient("Zorblax", { origin: "inferred", parentId: group.id });
  const into = await createIngredient("Zorb", { origin: "admin", parentId: group.id });
  await db.ingredientSynonym.createMany({
    data: ["zorblaxes", "zorb root", "zorblax"].map((text) => ({
      ingredientId: from.id,
      text,
      normalizedText: text,
      source: "reference",
    })),
  });
  const shared = { text: "zorb root", normalizedText: "zorb root" };
  await db.ingredientSynonym.create({ data: { ingredientId: into.id, ...shared } });
  const vegan = await db.dietaryAttribute.findUniqueOrThrow({ where: { key: "vegan" } });
  await db.ingredientAttribute.create({
    data: { ingredientId: from.id, attributeId: vegan.id, value: "maybe", source: "classifier: egg 0.4" },
  });
  const about = { ingredientId: from.id, source: "test" };
  await db.ingredientNutrient.create({ data: { ...about, nutrientKey: "sodium", per100g: 1.25 } });
  await db.ingredientPortion.create({ data: { ...about, amount: 1, measure: "cup", grams: 80 } });
  const [one, both, likes] = await Promise.all([createSignedInPerson(), createSignedInPerson(), createPerson()]);
  await record(one.id, from.id, { severity: "severe", traces: false });
  await record(both.id, from.id, { severity: "severe" });
  await record(both.id, into.id, { preferenceType: "like" });
  await record(likes.id, into.id, { preferenceType: "love" });
  for (const limits of [
    [{ ingredientId: from.id, severity: "severe" as const, position: 0 }],
    [
      { ingredientId: into.id, severity: null, position: 0 },
      { ingredientId: from.id, severity: "severe" as const, position: 1 },
    ],
    [
      { ingredientId: into.id, severity: "allergy" as const, traces: false, position: 0 },
      { ingredientId: from.id, severity: "allergy" as const, position: 1 },
    ],
  ]) {
    await db.tablePerson.create({ data: { ownerId: one.id, name: "Ida", limits: { create: limits } } });
  }
  const recipe = await createRecipeOf(one.id, ["1 zorblax", "2 zorb"]);
  const lines = await db.recipeIngredient.findMany({ where: { recipeId: recipe.id }, orderBy: { position: "asc" } });
  for (const [index, line] of lines.entries()) {
    await db.recipeIngredient.update({
      where: { id: line.id },
      data: { ingredientId: [from.id, into.id][index] ?? null },
    });
  }
  return { from, into, one, both };
}

describe("undo of a merge of foods", () => {
  it("previews whom it affects, and restores every row, every name and what everybody had recorded", async () => {
    const { from, into } = await createTwoFoods();
    const before = await everything();
    expect((await merge(from.id, into.id)).status).toBe(200);
    expect(await everything()).not.toEqual(before);
    expect((await log())[0]).toMatchObject({ action: "merge", undo: "possible" });
    const refusal = await undoNewest({ confirm: false });
    expect(refusal).toMatchObject({ status: 409, body: { code: "effect" } });
    expect(refusal.body.detail).toContain("1 recipe and 2 people");
    expect((await undoNewest()).status).toBe(200);
    expect(await everything()).toEqual(before);
    expect((await log()).slice(0, 2).map(({ action, undo: state }) => [action, state])).toEqual([
      ["undo", "not possible"],
      ["merge", "undone"],
    ]);
    await settleBackground();
    expect(loadKnowledge().conceptIndex.has(`reviewed:${into.id}`)).toBe(true);
    // The same two can be merged and undone again.
    expect((await merge(from.id, into.id)).status).toBe(200);
    expect((await undoNewest()).status).toBe(200);
    expect(await everything()).toEqual(before);
  });

  it("keeps nobody's record in the audit log, and deletes it with the account of its owner", async () => {
    const { from, into, both } = await createTwoFoods();
    await merge(from.id, into.id);
    const { rows } = await pool.query<{ log: string }>(
      "SELECT string_agg(to_jsonb(a)::text, '') AS log FROM audit_log a",
    );
    expect(rows[0]?.log).not.toContain(both.id);
    expect(rows[0]?.log).not.toMatch(/severe|allergy/);
    const kept = () =>
      db.mergedRecord.count({ where: { removed: { not: { equals: null } }, preferenceId: { not: null } } });
    expect(await db.mergedRecord.count()).toBe(5);
    await db.user.delete({ where: { id: both.id } });
    expect([await db.mergedRecord.count(), await kept()]).toEqual([4, 0]);
    expect((await undoNewest()).status).toBe(200);
    expect(await db.ingredientPreference.count({ where: { ingredientId: from.id } })).toBe(1);
  });

  it("is refused if a later record would cover less, or if a name was changed meanwhile (409)", async () => {
    const { from, into, both } = await createTwoFoods();
    await merge(from.id, into.id);
    const survivor = { userId_ingredientId: { userId: both.id, ingredientId: into.id } };
    const wait = () => new Promise((resolve) => setTimeout(resolve, 5));
    await wait();
    await db.ingredientPreference.update({ where: survivor, data: { severity: "intolerance" } });
    const after = await everything();
    const refused = await undoNewest();
    expect(refused).toMatchObject({ status: 409 });
    expect(refused.body.detail).toBe(
      "1 person has recorded Zorb since. What they recorded covers Zorblax too, and would not any more.",
    );
    expect(await everything()).toEqual(after);
    // A person's earlier record is deleted once they record something else.
    expect(await db.mergedRecord.count({ where: { preferenceId: { not: null } } })).toBe(1);
    await db.ingredientPreference.delete({ where: survivor });
    await db.ingredientSynonym.deleteMany({ where: { ingredientId: into.id, normalizedText: "zorblax" } });
    expect((await undoNewest()).body.detail).toContain("changed since");
  });

  it("is refused, too, if the limits of a guest at a table were written again", async () => {
    const { from, into, one } = await createTwoFoods();
    await merge(from.id, into.id);
    await new Promise((resolve) => setTimeout(resolve, 5));
    await db.tablePerson.create({
      data: { ownerId: one.id, name: "Emil", limits: { create: { ingredientId: into.id, position: 0 } } },
    });
    expect((await undoNewest()).body.detail).toContain("1 person has recorded Zorb since");
  });

  it("must follow the order of the merges if the remaining food took in another one", async () => {
    const { from, into } = await createTwoFoods();
    const third = await createIngredient("Zorbit", { origin: "admin" });
    await db.ingredientParent.deleteMany({ where: { childId: { in: [into.id, from.id] } } });
    await merge(from.id, into.id);
    const between = await everything();
    const [first] = await log();
    expect((await merge(into.id, third.id)).status).toBe(200);
    expect((await undoEntry(first?.id ?? "", { confirm: true })).status).toBe(409);
    expect((await undoNewest()).status).toBe(200);
    // Joined records were copied for the second merge, which ends their copies for the first.
    const [then, now] = [between, await everything()].map(({ merged_records: _, ...rest }) => rest);
    expect(now).toEqual(then);
  });
});

describe("undo of a review", () => {
  const review = (id: string, body: object) =>
    call(dietary, { method: "PATCH", token: admin.token, params: { id }, body });

  it("restores values with their sources, and who had confirmed them", async () => {
    const { from } = await createTwoFoods();
    const before = await everything();
    expect((await review(from.id, { is_vegan: false, is_gluten_free: true, confirm: true })).status).toBe(200);
    expect((await undoNewest({ confirm: false })).body).toMatchObject({ code: "effect" });
    expect((await undoNewest()).status).toBe(200);
    expect(await everything()).toEqual(before);
    const amounts = { method: "PATCH", token: admin.token, params: { id: from.id } } as const;
    expect((await call(nutrients, { ...amounts, body: { sodium_per_100g: null, iron_per_100g: 2.5 } })).status).toBe(
      200,
    );
    expect((await undoNewest()).status).toBe(200);
    expect(await everything()).toEqual(before);
  });

  it("of foods that were confirmed together undoes them together, and keeps later changes", async () => {
    const foods = await Promise.all(
      ["Zorba", "Zorbb", "Zorbc"].map((name) => createIngredient(name, { origin: "inferred" })),
    );
    const ids = foods.map(({ id }) => id);
    const answer = await call(confirmFoods, { token: admin.token, body: { ids } });
    expect(answer.body).toEqual({ confirmed: 3 });
    const [entry] = await log();
    expect(entry).toMatchObject({ action: "confirm", model: "classification", rows: 3, undo: "possible" });
    await db.ingredientNutrient.create({
      data: { ingredientId: ids[1] ?? "", nutrientKey: "sodium", per100g: 1, source: "test" },
    });
    const { body } = await undoEntry(entry?.id ?? "", { confirm: true, all: true });
    expect(body).toMatchObject({ undone: 2, kept: [{ row_name: "Zorbb" }], next: null });
    const now = await db.ingredient.findMany({ where: { id: { in: ids } }, orderBy: { name: "asc" } });
    expect(now.map(({ confirmed, confirmedBy, origin }) => [confirmed, confirmedBy, origin])).toEqual([
      [false, null, "inferred"],
      [true, admin.email, "admin"],
      [false, null, "inferred"],
    ]);
  });

  it("is refused for a food that took in another one meanwhile (409)", async () => {
    const into = await createIngredient("Zorb", { origin: "inferred" });
    const from = await createIngredient("Zorblax", { origin: "inferred" });
    await call(confirmFoods, { token: admin.token, body: { ids: [into.id] } });
    const [confirmed] = await log();
    expect((await merge(from.id, into.id)).status).toBe(200);
    const refused = await undoEntry(confirmed?.id ?? "", { confirm: true });
    expect(refused).toMatchObject({
      status: 409,
      body: { detail: "Zorblax was merged into Zorb since: undo that first." },
    });
    expect((await undoNewest()).status).toBe(200);
    expect((await undoEntry(confirmed?.id ?? "", { confirm: true })).status).toBe(200);
  });
});

describe("undo of a merge of items", () => {
  it("previews how many people it affects, and restores the item, its aliases and favorites", async () => {
    const kept = await createFavoriteItem({ name: "Plum soup royale" });
    const [one, both] = await Promise.all([createPerson(), createPerson()]);
    const old = await createFavorite(one.id, { name: "Royal plum soup" });
    await db.favoriteItemAlias.create({
      data: { type: "food", normalizedName: "plum royale", name: "Plum royale", itemId: old.itemId },
    });
    await db.userFavorite.createMany({
      data: [kept.id, old.itemId].map((itemId, index) => ({
        userId: both.id,
        itemId,
        type: "food" as const,
        slot: index + 1,
      })),
    });
    const before = await everything();
    const mergeThem = () =>
      call(mergeItem, { token: admin.token, params: { id: old.itemId }, body: { into: kept.id } });
    expect((await mergeThem()).status).toBe(200);
    const refusal = await undoNewest({ confirm: false });
    expect(refusal.body).toMatchObject({ code: "effect" });
    expect(refusal.body.detail).toContain("2 people have it as a favorite again.");
    expect((await undoNewest()).status).toBe(200);
    expect(await everything()).toEqual(before);

    await mergeThem();
    const third = await createFavoriteItem({ name: "Pear soup" });
    await db.userFavorite.create({ data: { userId: both.id, itemId: third.id, type: "food", slot: 2 } });
    expect((await undoNewest()).body.detail).toBe("1 person has put another favorite in its place since.");
  });
});

describe("columns that only the product's rules write", () => {
  it("cannot be set in the console: who confirmed a food, and when an application was verified", async () => {
    const body = { name: "Zorblax", category: "test", confirmed: true };
    const created = await call<{ detail: { loc: string[] }[] }>(createRow, {
      token: admin.token,
      params: { model: "ingredients" },
      body,
    });
    expect([created.status, created.body.detail.map(({ loc }) => loc[1])]).toEqual([422, ["confirmed"]]);
  });
});
