import Papa from "papaparse";
import { beforeEach, describe, expect, it } from "vitest";
import { GET as getRow, PATCH as patchRow } from "@/app/admin/[model]/[id]/route";
import { POST as bulkDelete } from "@/app/admin/[model]/bulk-delete/route";
import { POST as bulkUpdate } from "@/app/admin/[model]/bulk-update/route";
import { POST as exportChosen, GET as exportRows } from "@/app/admin/[model]/export/route";
import { POST as importRows } from "@/app/admin/[model]/import/route";
import { GET as meta } from "@/app/admin/[model]/meta/route";
import { POST as createRow, GET as listRows } from "@/app/admin/[model]/route";
import { POST as undo } from "@/app/admin/audit-log/[id]/undo/route";
import { GET as audit } from "@/app/admin/audit-log/route";
import { POST as seed } from "@/app/admin/dietary-attributes/seed/route";
import { GET as counts } from "@/app/admin/models/counts/route";
import { GET as models } from "@/app/admin/models/route";
import { GET as getRecipe } from "@/app/api/recipes/[id]/route";
import type { AdminRow, AuditPage, ImportResult, ModelMeta, RowPage, Undone } from "@/lib/schemas/admin";
import { forgetCounts } from "@/server/admin/count-models";
import { findValues } from "@/server/admin/rows/few-values";
import { getModel } from "@/server/admin/schema/admin-model";
import { db } from "@/server/db/client";
import { createFavorite, createFavoriteItem, createIngredient } from "../../factories/food";
import { createPerson, createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { createRecipeOf } from "../../factories/recipes";
import { createSignedInAdmin } from "../../support/admin";
import { call } from "../../support/request";
import { createParsedRecipe, saveRecipe } from "../recipes/create-recipe";

let admin: SignedInPerson;
beforeEach(async () => {
  admin = await createSignedInAdmin();
});

const list = async (model: string, query: Record<string, string | number> = {}) =>
  (await call<RowPage>(listRows, { token: admin.token, params: { model }, query })).body;
const create = (model: string, body: AdminRow) =>
  call<AdminRow>(createRow, { token: admin.token, params: { model }, body });
const patch = (model: string, id: string, body: AdminRow) =>
  call<AdminRow & { detail: string; code?: string }>(patchRow, {
    method: "PATCH",
    token: admin.token,
    params: { model, id },
    body,
  });
const remove = (model: string, body: { ids: string[]; confirm?: boolean }) =>
  call<{ deleted: number; detail: string; code?: string }>(bulkDelete, { token: admin.token, params: { model }, body });
const log = async (query: Record<string, string> = {}) =>
  (await call<AuditPage>(audit, { token: admin.token, query })).body;
const take = (model: string, body: object) =>
  call<ImportResult & { detail: string; code?: string }>(importRows, { token: admin.token, params: { model }, body });
const undoChange = (id: string, confirm = true) =>
  call<{ detail: string; code?: string }>(undo, { token: admin.token, params: { id }, body: { confirm } });
const undoNewest = async (confirm = true) => undoChange((await log()).items[0]?.id ?? "", confirm);

describe("models", () => {
  it("are named after their tables, counted, and describe their columns", async () => {
    const names = (await call<string[]>(models, { token: admin.token })).body;
    expect(names).toEqual(expect.arrayContaining(["dietary_attributes", "ingredients", "users", "recipes"]));
    forgetCounts();
    const count = (await call<Record<string, number>>(counts, { token: admin.token })).body;
    expect(Object.keys(count).sort()).toEqual([...names].sort());
    expect(count.dietary_attributes).toBe(await db.dietaryAttribute.count());
    const { body } = await call<ModelMeta>(meta, { token: admin.token, params: { model: "dietary-attributes" } });
    expect(body.fields.find((field) => field.name === "attribute_type")).toMatchObject({
      type: "enum",
      options: ["boolean", "quantity_dependent", "numeric"],
      primary_key: false,
    });
    expect(body.fields.find((field) => field.primary_key)?.name).toBe("id");
  });

  it("answers 404 for what is none, and for a closed one", async () => {
    for (const model of ["nothing", "oauth_access_tokens", "pg_class"]) {
      expect((await call(listRows, { token: admin.token, params: { model } })).status).toBe(404);
    }
  });

  it("never sends a password's hash", async () => {
    const page = await list("users");
    expect(page.total_count).toBeGreaterThan(0);
    expect(JSON.stringify(page)).not.toMatch(/\$2b\$|password/);
    const query = { "f.password_hash": "x" };
    expect((await call(listRows, { token: admin.token, params: { model: "users" }, query })).status).toBe(422);
  });
});

describe("GET /admin/{model}", () => {
  it("pages, searches, filters and sorts", async () => {
    for (const name of ["Zebra grass", "Zebra bread", "Plum stone"]) await createIngredient(name);
    expect((await list("ingredients", { search: "zebra", sort: "-name" })).items.map((row) => row.name)).toEqual([
      "Zebra grass",
      "Zebra bread",
    ]);
    const filtered = await list("ingredients", { "f.category": "=test", sort: "name", page_size: 2 });
    expect(filtered).toMatchObject({ total_count: 3, total_pages: 2, total_is_estimate: false });
    expect(filtered.items.map((row) => row.name)).toEqual(["Plum stone", "Zebra bread"]);
    const second = await list("ingredients", { filters: '{"category":"=test"}', sort: "name", page_size: 2, page: 2 });
    expect(second.items.map((row) => row.name)).toEqual(["Zebra grass"]);
  });

  it("gives what is found the closest first, on every page, unless an order is chosen", async () => {
    for (const name of ["Old zebra", "Zebra grass", "Zebra", "Zebra nut"]) await createIngredient(name);
    const found = async (query: object) =>
      (await list("ingredients", { search: "ZEBRA", ...query })).items.map((row) => row.name);
    expect(await found({})).toEqual(["Zebra", "Zebra nut", "Zebra grass", "Old zebra"]);
    expect(await found({ page: 2, page_size: 3 })).toEqual(["Old zebra"]);
    expect(await found({ sort: "name" })).toEqual(["Old zebra", "Zebra", "Zebra grass", "Zebra nut"]);
  });

  it("holds 20 rows a page, and names what a row points to", async () => {
    const parent = await createIngredient("Reeds");
    const child = await createIngredient("Zebra grass", { parentId: parent.id });
    expect((await list("ingredients")).items).toHaveLength(20);
    const [row] = (await list("ingredient_parents", { "f.child_id": child.id })).items;
    expect(row).toMatchObject({
      child_id: child.id,
      _id: `${child.id}~${parent.id}`,
      _labels: { child_id: "Zebra grass", parent_id: "Reeds" },
    });
  });
});

describe("changing rows", () => {
  const NEW = { key: "halal", attribute_type: "boolean", description: "Meat of allowed animals" };

  it("makes, changes and deletes one, and writes each down with before and after", async () => {
    const made = await create("dietary_attributes", NEW);
    expect(made).toMatchObject({ status: 201, body: { key: "halal", is_active: true, unit: null } });
    const id = String(made.body.id);
    const changed = await patch("dietary_attributes", id, { description: "Allowed", unit: "" });
    expect(changed).toMatchObject({ status: 200, body: { description: "Allowed", unit: null } });
    expect(await remove("dietary_attributes", { ids: [id] })).toMatchObject({ status: 200, body: { deleted: 1 } });
    const { items } = await log({ model: "dietary_attributes", row_id: id });
    expect(
      items.map(({ action, before, after, undo }) => [action, before?.description, after?.description, undo]),
    ).toEqual([
      ["delete", "Allowed", undefined, "possible"],
      ["update", NEW.description, "Allowed", "changed since"],
      ["create", undefined, NEW.description, "changed since"],
    ]);
    expect(items[0]?.actor_email).toBe(admin.email);
  });

  it("refuses wrong values, read-only columns and unknown ones, each by name (422)", async () => {
    const answer = await create("dietary_attributes", { ...NEW, attribute_type: "maybe", shape: 1, id: "x" });
    expect(answer.status).toBe(422);
    expect((answer.body.detail as { loc: string[] }[]).map(({ loc }) => loc[1])).toEqual([
      "attribute_type",
      "shape",
      "id",
    ]);
    expect((await create("dietary_attributes", { key: "kosher" })).body.detail).toMatchObject(
      [{ loc: ["body", "attribute_type"] }, { loc: ["body", "description"], msg: "This field is required" }].slice(1),
    );
  });

  it("answers 409 to a row changed meanwhile, and loses neither change", async () => {
    const id = String((await create("dietary_attributes", NEW)).body.id);
    const mine = (await call<AdminRow>(getRow, { token: admin.token, params: { model: "dietary_attributes", id } }))
      .body;
    await patch("dietary_attributes", id, { description: "Theirs" });
    const answer = await patch("dietary_attributes", id, { description: "Mine", _version: mine._version });
    expect(answer).toMatchObject({ status: 409, body: { code: "row_changed" } });
    expect((await db.dietaryAttribute.findUniqueOrThrow({ where: { id } })).description).toBe("Theirs");
  });

  it("lets one of two editors of the same version win", async () => {
    const { body } = await create("dietary_attributes", NEW);
    const answers = await Promise.all(
      ["One", "Two"].map((description) =>
        patch("dietary_attributes", String(body.id), { description, _version: body._version }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("answers 409 to many rows of which somebody changed one meanwhile, and changes or deletes none", async () => {
    const rows = await Promise.all(["a1", "b1"].map((key) => create("dietary_attributes", { ...NEW, key })));
    const ids = rows.map(({ body }) => String(body.id));
    const versions = Object.fromEntries(rows.map(({ body }) => [String(body.id), String(body._version)]));
    await patch("dietary_attributes", ids[1] ?? "", { description: "Theirs" });
    const params = { model: "dietary_attributes" };
    const update = (more: object) =>
      call(bulkUpdate, { token: admin.token, params, body: { ids, updates: { is_active: false }, ...more } });
    const detail = "Somebody changed b1 while you edited. Nothing was saved.";
    expect(await update({ versions })).toMatchObject({ status: 409, body: { code: "row_changed", detail } });
    const deletion = await call(bulkDelete, { token: admin.token, params, body: { ids, versions } });
    expect(deletion).toMatchObject({ status: 409, body: { code: "row_changed" } });
    expect(await db.dietaryAttribute.count({ where: { id: { in: ids }, isActive: true } })).toBe(2);
    const seen = await Promise.all(
      ids.map((id) => call<AdminRow>(getRow, { token: admin.token, params: { ...params, id } })),
    );
    const now = Object.fromEntries(seen.map(({ body }) => [String(body._id), String(body._version)]));
    expect((await update({ versions: now })).status).toBe(200);
  });

  it("keeps the version of a row while only the application writes to it", async () => {
    const owner = await createPerson();
    const { id } = await createRecipeOf(owner.id, ["1 onion"]);
    const read = async () =>
      (await call<AdminRow>(getRow, { token: admin.token, params: { model: "recipes", id } })).body;
    const before = await read();
    await db.recipe.update({ where: { id }, data: { engineVersion: "another" } });
    expect((await read())._version).toBe(before._version);
    expect((await patch("recipes", id, { title: "Onion soup", _version: before._version })).status).toBe(200);
    expect((await read())._version).not.toBe(before._version);
  });

  it("changes and deletes a thousand at once with the versions that were seen", async () => {
    const rows = Array.from({ length: 1000 }, (_, i) => ({ name: `Plum dish ${i + 1000}`, type: "food" }));
    await take("favorite_items", { rows });
    const seen: AdminRow[] = [];
    for (let page = 1; page <= 10; page++)
      seen.push(...(await list("favorite_items", { search: "Plum dish", page, page_size: 100 })).items);
    const versionsOf = (of: AdminRow[]) => Object.fromEntries(of.map((row) => [String(row._id), String(row._version)]));
    const body = { ids: seen.map(({ _id }) => String(_id)), versions: versionsOf(seen), updates: { approved: true } };
    const params = { model: "favorite_items" };
    expect((await call(bulkUpdate, { token: admin.token, params, body })).body).toEqual({ updated: 1000 });
    const { updates: _, ...deletion } = body;
    expect((await remove("favorite_items", deletion)).status).toBe(409);
    expect((await remove("favorite_items", { ids: body.ids })).body).toEqual({ deleted: 1000 });
  });

  it("changes many at once, all or none", async () => {
    const rows = await Promise.all(["a1", "b1"].map((key) => create("dietary_attributes", { ...NEW, key })));
    const ids = rows.map(({ body }) => String(body.id));
    const update = (updates: AdminRow) =>
      call(bulkUpdate, { token: admin.token, params: { model: "dietary_attributes" }, body: { ids, updates } });
    expect(await update({ is_active: false })).toMatchObject({ status: 200, body: { updated: 2 } });
    expect(await db.dietaryAttribute.count({ where: { isActive: false } })).toBe(2);
    expect((await update({ is_active: "perhaps" })).status).toBe(422);
  });

  it("obeys the product's own rules on values, on every road", async () => {
    const owner = await createPerson();
    const venue = { owner_id: owner.id, name: "Long hall", city: "Plum", country: "Damson", time_zone: "Europe/Rome" };
    const id = String((await create("venues", venue)).body.id);
    expect((await patch("venues", id, { time_zone: "Mars/Olympus" })).body.detail).toMatchObject([
      { loc: ["body", "time_zone"], msg: "Not a time zone, such as Europe/Rome" },
    ]);
    expect((await create("venues", { ...venue, name: "x".repeat(201) })).status).toBe(422);
    const file = await take("venues", { rows: [{ id, city: "two\nlines" }] });
    expect(file.body.errors).toMatchObject([{ field: "city", error_message: "Must not contain control characters" }]);
    expect(await db.venue.findUniqueOrThrow({ where: { id } })).toMatchObject({
      timeZone: "Europe/Rome",
      city: "Plum",
    });
  });

  it("lets nobody change a model that is read-only (403)", async () => {
    expect(await patch("audit_log", admin.id, { action: "none" })).toMatchObject({ status: 403 });
    expect(await remove("users", { ids: [admin.id] })).toMatchObject({ status: 403 });
  });
});

describe("a row that points to others", () => {
  it("says by name what it points to, and that a variant is a model of its own", async () => {
    const owner = await createPerson();
    const recipe = await createRecipeOf(owner.id, ["1 onion"]);
    const variant = await createRecipeOf(owner.id, ["1 leek"]);
    await db.recipe.update({
      where: { id: variant.id },
      data: { baseRecipeTitle: "Onion soup", baseUpdatedAt: new Date() },
    });
    const items = [];
    for (const { id: recipeId } of [recipe, variant]) {
      const { id: listId } = await db.groceryList.create({ data: { ownerId: owner.id, name: "Plum week" } });
      await db.groceryListRecipe.create({ data: { listId, recipeId, title: "Soup" } });
      items.push(...(await list("grocery_list_recipes", { "f.list_id": listId })).items);
    }
    expect(items.map(({ _models }) => _models)).toEqual([{}, { recipe_id: "variants" }]);
    expect(items.map(({ _labels }) => (_labels as Record<string, string>).list_id)).toEqual(["Plum week", "Plum week"]);
    const open = (model: string, id: string) => call(getRow, { token: admin.token, params: { model, id } });
    expect((await open("variants", variant.id)).status).toBe(200);
    expect((await open("recipes", variant.id)).status).toBe(404);
  });
});

describe("a filter of a large table by a column of few values", () => {
  it("finds the values that hold the text, whatever its case, as a walk through all rows does", async () => {
    const facts = { rows: 1_000_000, searchable: new Set<string>(), ofFewValues: new Set(["category"]) };
    const model = getModel("ingredients");
    for (const text of ["Fish", "al", "%", "no such category"]) {
      const rows = await db.ingredient.findMany({
        where: { category: { contains: text.replace("%", "\\%"), mode: "insensitive" } },
        distinct: ["category"],
        select: { category: true },
      });
      const found = await findValues(model, new Map([["category", text]]), facts);
      expect([...(found.get("category") ?? [])].sort()).toEqual(rows.map(({ category }) => category).sort());
    }
    expect(await findValues(model, new Map([["category", "=Fish"]]), facts)).toEqual(new Map());
    expect(await findValues(model, new Map([["category", "Fish"]]), { ...facts, rows: 10 })).toEqual(new Map());
  });
});

describe("rows of the reference", () => {
  it("are not renamed, and not given another place, before somebody has seen whom it touches", async () => {
    const group = await createIngredient("Zebra foods");
    const food = await createIngredient("Zebra grass", { parentId: group.id });
    const person = await createPerson();
    await db.ingredientPreference.create({
      data: { userId: person.id, ingredientId: group.id, preferenceType: "allergy" },
    });
    const answer = await patch("ingredients", food.id, { name: "Stripe grass" });
    expect(answer).toMatchObject({ status: 409, body: { code: "effect" } });
    expect(answer.body.detail).toContain("0 recipes and 1 person who has recorded an allergy");
    expect((await patch("ingredients", food.id, { category: "Grass" })).status).toBe(200);
    expect((await patch("ingredients", food.id, { name: "Stripe grass", _confirm: true })).body).toMatchObject({
      name: "Stripe grass",
      normalized_name: "stripe grass",
    });
    expect(await db.ingredientPreference.count({ where: { ingredientId: group.id, preferenceType: "allergy" } })).toBe(
      1,
    );
  });

  it("never lie below themselves", async () => {
    const [one, other] = await Promise.all([
      createIngredient("Zebra foods", { origin: "admin" }),
      createIngredient("Zebra grass", { origin: "admin" }),
    ]);
    const below = (child: string, parent: string) =>
      create("ingredient_parents", { child_id: child, parent_id: parent, _confirm: true });
    expect((await below(other.id, one.id)).status).toBe(201);
    expect(await below(one.id, other.id)).toMatchObject({
      status: 409,
      body: { detail: "A food cannot lie below itself." },
    });
    expect(await db.ingredientParent.count({ where: { childId: one.id } })).toBe(0);
  });

  it("get no other place, and lose nothing that the engine knows of them", async () => {
    const food = await createIngredient("Zebra grass", { synonyms: ["stripe grass"] });
    const group = await createIngredient("Zebra foods");
    const place = { child_id: food.id, parent_id: group.id };
    const refusal = "The engine knows where Zebra grass belongs: only a food of the team gets another place.";
    expect(await create("ingredient_parents", { ...place, _confirm: true })).toMatchObject({
      status: 409,
      body: { detail: refusal },
    });
    const own = await createIngredient("Plum stone", { origin: "admin" });
    const rows = [place, { child_id: own.id, parent_id: group.id }];
    expect((await take("ingredient_parents", { rows, confirm: true })).body).toMatchObject({
      created: 1,
      errors: [{ row_number: 1, error_message: refusal }],
    });
    const name = await db.ingredientSynonym.findFirstOrThrow({ where: { ingredientId: food.id } });
    expect((await remove("ingredient_synonyms", { ids: [name.id], confirm: true })).body.detail).toBe(
      "The engine knows this of Zebra grass: it cannot be deleted, but changed.",
    );
    const added = await create("ingredient_synonyms", {
      ingredient_id: food.id,
      text: "Zorb",
      language: "en",
      _confirm: true,
    });
    expect((await remove("ingredient_synonyms", { ids: [String(added.body.id)], confirm: true })).status).toBe(200);
  });

  it("that are favorites are not deleted before somebody has seen who loses them", async () => {
    const person = await createPerson();
    const { itemId } = await createFavorite(person.id);
    const answer = await remove("favorite_items", { ids: [itemId] });
    expect(answer).toMatchObject({ status: 409, body: { code: "effect" } });
    expect(answer.body.detail).toContain("1 person has it as a favorite and loses it.");
    expect((await remove("favorite_items", { ids: [itemId], confirm: true })).body.deleted).toBe(1);
  });

  it("stay where the engine must have them, or where somebody has recorded them", async () => {
    const reference = await createIngredient("Zebra grass");
    expect(await remove("ingredients", { ids: [reference.id], confirm: true })).toMatchObject({
      status: 409,
      body: { code: "blocked", detail: "The engine must have Zebra grass: it cannot be deleted." },
    });
    const own = await createIngredient("Plum stone", { origin: "admin" });
    const person = await createPerson();
    await db.ingredientPreference.create({
      data: { userId: person.id, ingredientId: own.id, preferenceType: "allergy" },
    });
    expect((await remove("ingredients", { ids: [own.id], confirm: true })).body.detail).toContain(
      "1 person has recorded Plum stone",
    );
    expect(await db.ingredient.count({ where: { id: { in: [own.id, reference.id] } } })).toBe(2);
  });
});

describe("undo", () => {
  it("puts back a change, a deletion and a new row, once, and only the newest", async () => {
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

  it("of a new row says whom it touches, and leaves what the engine must have", async () => {
    const id = String((await create("favorite_items", { name: "Plum soup royale", type: "food" })).body.id);
    const person = await createPerson();
    await db.userFavorite.create({ data: { userId: person.id, itemId: id, type: "food", slot: 1 } });
    const asked = await undoNewest(false);
    expect(asked).toMatchObject({ status: 409, body: { code: "effect" } });
    expect(asked.body.detail).toContain("1 person has it as a favorite and loses it.");
    expect(await db.userFavorite.count({ where: { itemId: id } })).toBe(1);
    expect((await undoNewest(true)).status).toBe(200);

    await db.dietaryAttribute.delete({ where: { key: "vegan" } });
    expect((await call(seed, { method: "POST", token: admin.token })).body).toEqual({ created: 1 });
    expect((await undoNewest()).body.detail).toBe("The engine must have this attribute.");
  });

  it("tells everybody but the first of those who undo at the same moment that it was undone", async () => {
    const { id } = await createFavoriteItem({ name: "Plum soup royale" });
    await remove("favorite_items", { ids: [id] });
    const change = (await log()).items[0]?.id ?? "";
    const answers = await Promise.all([1, 2, 3].map(() => undoChange(change)));
    const said = answers.map(({ status, body }) => (status === 200 ? "done" : body.detail)).sort();
    expect(said).toEqual(["This change was undone already.", "This change was undone already.", "done"]);
    expect(await db.favoriteItem.count({ where: { id } })).toBe(1);
  });

  it("refuses what was undone, and what somebody else has changed in the table itself (409)", async () => {
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

  it("puts an import back part by part, and keeps and names what somebody changed since", async () => {
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

  it("puts a bulk change back, once, and the log shows it as one line", async () => {
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

  it("says whom it touches before it puts the first row back", async () => {
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

  it("takes no batch of somebody else, and none of another model", async () => {
    const { batch } = (await take("favorite_items", { rows: rowsOf(1, true) })).body;
    const rows = [{ name: "Zebra grass", category: "test" }];
    expect((await take("ingredients", { rows, batch })).status).toBe(422);
    expect((await take("ingredients", { rows, batch: admin.id })).status).toBe(422);
    expect((await undoAll(admin.id)).status).toBe(404);
  });
});

describe("an imported recipe", () => {
  it("that the team hides or deletes opens for nobody, also not for who saved it, until that is undone", async () => {
    const { id } = await createParsedRecipe();
    const reader = await createSignedInPerson();
    await saveRecipe(reader.id, id);
    const opens = async (token?: string) =>
      (await call(getRecipe, { params: { id }, ...(token ? { token } : {}) })).status;
    expect([await opens(), await opens(reader.token)]).toEqual([200, 200]);
    expect((await patch("recipes", id, { hidden_at: "2020-01-01T00:00:00Z" })).status).toBe(200);
    expect([await opens(), await opens(reader.token)]).toEqual([404, 404]);
    expect((await undoNewest()).status).toBe(200);
    expect(await opens(reader.token)).toBe(200);
    expect((await remove("recipes", { ids: [id], confirm: true })).body).toMatchObject({ deleted: 1 });
    expect(await opens(reader.token)).toBe(404);
    expect((await undoNewest()).status).toBe(200);
    expect(await opens()).toBe(200);
  });
});

describe("import and export", () => {
  const CSV =
    "name,type,approved\r\nPlum soup royale,food,true\r\nPlum cider royale,drink,false\r\nNothing,meal,true\r\n";

  it("says what a file would do, does it, and does nothing the second time", async () => {
    const dry = (await take("favorite_items", { csv: CSV, dry_run: true })).body;
    expect(dry).toMatchObject({ created: 2, updated: 0, errors: [{ row_number: 3, field: "type" }] });
    expect(dry.changes[0]).toMatchObject({ row_number: 1, kind: "new", name: "Plum soup royale" });
    expect(await db.favoriteItem.count({ where: { name: { contains: "royale" } } })).toBe(0);
    expect((await take("favorite_items", { csv: CSV })).body).toMatchObject({
      created: 2,
      errors: [{ row_number: 3 }],
    });
    expect(await db.favoriteItem.count({ where: { name: { contains: "royale" } } })).toBe(2);
    const { items, total_count } = await log({ action: "import" });
    expect([total_count, items[0]?.rows]).toEqual([1, 2]);
    expect((await take("favorite_items", { csv: CSV })).body).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  });

  it("takes its own CSV back without a change, whatever its names begin with, also from a spreadsheet's hands", async () => {
    const names = [
      "=zebra(A1)",
      "'+zebra one",
      "''=zebra two",
      "-5 zebra",
      "- zebra three",
      "@zebra four",
      `zebra "quoted"; and, more`,
      "'zebra'",
    ];
    for (const name of names) await createFavoriteItem({ name });
    const query = { search: "zebra", format: "csv" };
    const file = await call<string>(exportRows, { token: admin.token, params: { model: "favorite_items" }, query });
    const csv = String(file.body);
    expect(csv).toContain("'=zebra(A1)");
    const unchanged = { created: 0, updated: 0, unchanged: names.length, errors: [] };
    expect((await take("favorite_items", { csv })).body).toMatchObject(unchanged);
    const { data } = Papa.parse<string[]>(csv.replace(/^\uFEFF/, ""), { skipEmptyLines: true });
    const semicolons = `\uFEFF${Papa.unparse(data, { delimiter: ";", newline: "\r\n" })}`;
    expect((await take("favorite_items", { csv: semicolons })).body).toMatchObject(unchanged);
  });

  it("reads TRUE as a spreadsheet saves it, and refuses a file of which a cell would be lost", async () => {
    const { id } = await createFavoriteItem({ name: "Zebra bread", approved: false });
    const file = `id,name,type,approved,created_by_team\r${id},Zebra bread,food,TRUE,TRUE`;
    expect((await take("favorite_items", { csv: file })).body).toMatchObject({ updated: 1, errors: [] });
    expect((await db.favoriteItem.findUniqueOrThrow({ where: { id } })).approved).toBe(true);
    expect((await take("favorite_items", { csv: "name,type\nZebra, striped,food" })).body.detail).toBe(
      "Row 1 has more cells than the header: quote a text that contains a comma",
    );
    expect((await take("favorite_items", { csv: "name,name,type\na,b,food" })).body.detail).toBe(
      "The header names the column “name” twice",
    );
  });

  it("takes its own export back without a change, and shows what a changed row changes", async () => {
    await createIngredient("Zebra grass");
    const query = { "f.category": "=test", format: "json" };
    const file = await call<AdminRow[]>(exportRows, { token: admin.token, params: { model: "ingredients" }, query });
    expect((await take("ingredients", { rows: file.body })).body).toMatchObject({
      unchanged: 1,
      updated: 0,
      errors: [],
    });
    const rows = file.body.map((row) => ({ ...row, category: "Grass" }));
    expect((await take("ingredients", { rows, dry_run: true })).body).toMatchObject({
      updated: 1,
      changes: [{ kind: "changed", fields: [{ field: "category", now: "test", after: "Grass" }] }],
    });
  });

  it("writes the good rows of a part whose others the database refuses", async () => {
    await create("ingredients", { name: "Plum stone", category: "test" });
    const rows = ["Zebra grass", "zebra  grass", "Zebra bread"].map((name) => ({ name, category: "test" }));
    const { body } = await take("ingredients", { rows });
    expect(body).toMatchObject({ created: 2, errors: [{ row_number: 2, error_message: "The row comes twice" }] });
  });

  it("says of a file what the database then refuses, and knows a row however its text is written", async () => {
    const owner = await createPerson();
    const venue = await create("venues", { owner_id: owner.id, name: "Long hall", city: "Plum", country: "Damson" });
    const venue_id = String(venue.body.id);
    const rows = [
      { venue_id, label: "Table 1" },
      { venue_id: owner.id, label: "nowhere" },
      { venue_id, label: " TABLE 1" },
    ];
    const error_message = "The row that it points to does not exist.";
    const errors = [
      { row_number: 3, error_message: "The row comes twice" },
      { row_number: 2, error_message },
    ];
    const dry = (await take("locations", { rows, dry_run: true })).body;
    expect(dry).toMatchObject({ created: 1, errors, changes: [{ row_number: 1 }], batch: null });
    expect(await db.location.count({ where: { venueId: venue_id } })).toBe(0);
    expect((await log({ action: "import" })).total_count).toBe(0);
    expect((await take("locations", { rows })).body).toMatchObject({ created: 1, errors });
    expect((await take("locations", { rows })).body).toMatchObject({ created: 0, unchanged: 1, errors });
  });

  it("says of a long file what it then does: also of rows that come twice, far apart or in two parts", async () => {
    const names = Array.from({ length: 1200 }, (_, i) => `Plum dish ${i}`);
    const row = (name: string, approved = true) => ({ name, type: "food", approved });
    const rows = [
      ...names.map((name) => row(name)),
      row("Plum dish 3", false),
      row("  plum  DISH 4"),
      { name: "Plum" },
    ];
    const report = { created: 1200, updated: 0, unchanged: 0 };
    const errors = [
      { row_number: 1201, error_message: "The row comes twice" },
      { row_number: 1202 },
      { row_number: 1203 },
    ];
    expect((await take("favorite_items", { rows, dry_run: true })).body).toMatchObject({ ...report, errors });
    const [first, last] = [rows.slice(0, 600), rows.slice(600)];
    const inParts = async (part: AdminRow[], more: object) =>
      (await take("favorite_items", { rows: part, dry_run: true, with_keys: true, ...more })).body;
    const seen = new Set((await inParts(first, {})).keys?.map(({ key }) => key));
    const { keys = [], created } = await inParts(last, { first_row: 601 });
    const repeated = keys.filter(({ key }) => seen.has(key)).map(({ row_number: number }) => number);
    expect([created, repeated]).toEqual([602, [1201, 1202]]);
    expect(await inParts(last, { first_row: 601, repeated })).toMatchObject({ created: 600, errors });
    expect((await take("favorite_items", { rows })).body).toMatchObject({ ...report, errors });
    expect(await db.favoriteItem.count({ where: { name: { startsWith: "Plum dish" }, approved: true } })).toBe(1200);
  });

  it("asks about the people that a long file touches before it writes any part of it", async () => {
    const { id } = await createIngredient("Plum stone");
    const person = await createPerson();
    await db.ingredientPreference.create({
      data: { userId: person.id, ingredientId: id, preferenceType: "allergy" },
    });
    const rows = Array.from({ length: 600 }, (_, i) => ({ name: `Plum food ${i}`, category: "test" }) as AdminRow);
    rows.push({ id, name: "Plum pit" });
    const refused = await take("ingredients", { rows });
    expect(refused.status).toBe(409);
    expect(await db.ingredient.count({ where: { name: { startsWith: "Plum food" } } })).toBe(0);
    expect((await take("ingredients", { rows, confirm: true })).body).toMatchObject({
      created: 600,
      updated: 1,
      people: 1,
    });
  });

  it("rejects a row that somebody changed since the file was compared, and writes the others", async () => {
    const names = ["Plum soup royale", "Plum stew royale"];
    for (const name of names) await create("favorite_items", { name, type: "food" });
    const rows = [...names, "Plum pie royale"].map((name) => ({ name, type: "food", approved: true }));
    const { keys = [] } = (await take("favorite_items", { rows, dry_run: true, with_keys: true })).body;
    const compared = keys.map(({ row_number, version }) => ({ row_number, version }));
    expect(compared.map(({ version }) => version === null)).toEqual([false, false, true]);
    const { id } = await db.favoriteItem.findFirstOrThrow({ where: { name: names[0] ?? "" } });
    await patch("favorite_items", id, { name: "Plum  soup royale" });
    await create("favorite_items", { name: "Plum pie royale", type: "food" });
    const error_message = "Somebody changed this row since the file was compared";
    expect((await take("favorite_items", { rows, compared })).body).toMatchObject({
      created: 0,
      updated: 1,
      errors: [
        { row_number: 1, error_message },
        { row_number: 3, error_message },
      ],
    });
  });

  it("gives the chosen rows, however many, and says so where the rows are too many for one file", async () => {
    const rows = Array.from({ length: 600 }, (_, i) => ({ name: `Plum dish ${i}`, type: "food", approved: true }));
    await take("favorite_items", { rows });
    const ids = (await db.favoriteItem.findMany({ where: { name: { startsWith: "Plum dish" } } })).map(({ id }) => id);
    const params = { model: "favorite_items" };
    const file = await call<AdminRow[]>(exportChosen, { token: admin.token, params, body: { ids, format: "json" } });
    expect([file.status, file.body.length]).toEqual([200, 600]);
    await db.$executeRaw`INSERT INTO favorite_items (id, name, normalized_name, type)
      SELECT gen_random_uuid(), 'many ' || n, 'many ' || n, 'drink' FROM generate_series(1, 50001) n`;
    const all = await call<{ detail: string }>(exportRows, { token: admin.token, params, query: { search: "many" } });
    expect(all.status).toBe(422);
    expect(JSON.stringify(all.body)).toContain("More than 50,000 rows match");
  });

  it("neutralises what a spreadsheet would run", async () => {
    await create("ingredients", { name: "=1+1 plum", category: "test" });
    const query = { "f.category": "=test" };
    const file = await call<string>(exportRows, { token: admin.token, params: { model: "ingredients" }, query });
    expect(file.body).toContain(",'=1+1 plum,");
    expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="ingredients.csv"');
  });
});
