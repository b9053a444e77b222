import { describe, expect, it } from "vitest";
import { GET as getRow } from "@/app/admin/[model]/[id]/route";
import { POST as bulkDelete } from "@/app/admin/[model]/bulk-delete/route";
import { POST as bulkUpdate } from "@/app/admin/[model]/bulk-update/route";
import type { AdminRow } from "@/lib/schemas/admin";
import { db } from "@/server/db/client";
import { createPerson } from "../../factories/people";
import { createRecipeOf } from "../../factories/recipes";
import { call } from "../../support/request";
import { admin, create, list, log, patch, remove, signInBeforeEach, take } from "./console-calls";

signInBeforeEach();

describe("changing rows", () => {
  const NEW = { key: "halal", attribute_type: "boolean", description: "Meat of allowed animals" };

  it("creates, changes and deletes a row, and logs each with its state before and after", async () => {
    const created = await create("dietary_attributes", NEW);
    expect(created).toMatchObject({ status: 201, body: { key: "halal", is_active: true, unit: null } });
    const id = String(created.body.id);
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

  it("refuses wrong values, read-only columns and unknown columns, each by name (422)", async () => {
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

  it("answers 409 for a row that was changed meanwhile, and loses neither change", async () => {
    const id = String((await create("dietary_attributes", NEW)).body.id);
    const mine = (await call<AdminRow>(getRow, { token: admin.token, params: { model: "dietary_attributes", id } }))
      .body;
    await patch("dietary_attributes", id, { description: "Theirs" });
    const answer = await patch("dietary_attributes", id, { description: "Mine", _version: mine._version });
    expect(answer).toMatchObject({ status: 409, body: { code: "row_changed" } });
    expect((await db.dietaryAttribute.findUniqueOrThrow({ where: { id } })).description).toBe("Theirs");
  });

  it("accepts only one of two simultaneous changes of the same version", async () => {
    const { body } = await create("dietary_attributes", NEW);
    const answers = await Promise.all(
      ["One", "Two"].map((description) =>
        patch("dietary_attributes", String(body.id), { description, _version: body._version }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it("answers 409 when one of many rows was changed meanwhile, and changes or deletes none", async () => {
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

  it("does not change a row's version when only the application writes to it", async () => {
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

  it("changes and deletes a thousand rows at once with the versions that the caller saw", async () => {
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

  it("changes many rows at once, either all or none", async () => {
    const rows = await Promise.all(["a1", "b1"].map((key) => create("dietary_attributes", { ...NEW, key })));
    const ids = rows.map(({ body }) => String(body.id));
    const update = (updates: AdminRow) =>
      call(bulkUpdate, { token: admin.token, params: { model: "dietary_attributes" }, body: { ids, updates } });
    expect(await update({ is_active: false })).toMatchObject({ status: 200, body: { updated: 2 } });
    expect(await db.dietaryAttribute.count({ where: { isActive: false } })).toBe(2);
    expect((await update({ is_active: "perhaps" })).status).toBe(422);
  });

  it("applies the product's own rules for values to single changes, bulk changes and imports", async () => {
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

  it("refuses every change of a read-only model (403)", async () => {
    expect(await patch("audit_log", admin.id, { action: "none" })).toMatchObject({ status: 403 });
    expect(await remove("users", { ids: [admin.id] })).toMatchObject({ status: 403 });
  });
});
