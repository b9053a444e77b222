import { describe, expect, it } from "vitest";
import { GET as getRow } from "@/app/admin/[model]/[id]/route";
import { GET as meta } from "@/app/admin/[model]/meta/route";
import { GET as listRows } from "@/app/admin/[model]/route";
import { GET as counts } from "@/app/admin/models/counts/route";
import { GET as models } from "@/app/admin/models/route";
import type { AdminRow, ModelMeta } from "@/lib/schemas/admin";
import { forgetCounts } from "@/server/admin/count-models";
import { findValues } from "@/server/admin/rows/few-values";
import { getModel } from "@/server/admin/schema/admin-model";
import { db } from "@/server/db/client";
import { createIngredient } from "../../factories/food";
import { createPerson } from "../../factories/people";
import { createRecipeOf } from "../../factories/recipes";
import { call } from "../../support/request";
import { admin, list, signInBeforeEach } from "./console-calls";

signInBeforeEach();

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

  it("that do not exist or are closed give 404", async () => {
    for (const model of ["nothing", "oauth_access_tokens", "pg_class"]) {
      expect((await call(listRows, { token: admin.token, params: { model } })).status).toBe(404);
    }
  });

  it("never include a password's hash", async () => {
    const page = await list("users");
    expect(page.total_count).toBeGreaterThan(0);
    expect(JSON.stringify(page)).not.toMatch(/\$2b\$|password/);
    const query = { "f.password_hash": "x" };
    expect((await call(listRows, { token: admin.token, params: { model: "users" }, query })).status).toBe(422);
  });
});

describe("GET /admin/{model}", () => {
  it("returns pages, and searches, filters and sorts", async () => {
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

  it("orders search results by closeness on every page, unless an order is chosen", async () => {
    for (const name of ["Old zebra", "Zebra grass", "Zebra", "Zebra nut"]) await createIngredient(name);
    const found = async (query: object) =>
      (await list("ingredients", { search: "ZEBRA", ...query })).items.map((row) => row.name);
    expect(await found({})).toEqual(["Zebra", "Zebra nut", "Zebra grass", "Old zebra"]);
    expect(await found({ page: 2, page_size: 3 })).toEqual(["Old zebra"]);
    expect(await found({ sort: "name" })).toEqual(["Old zebra", "Zebra", "Zebra grass", "Zebra nut"]);
  });

  it("returns 20 rows a page, and names the rows that they refer to", async () => {
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

  it("names the ancestors of a row of a tree, in the list and in the opened row", async () => {
    const above = await Promise.all(["Reeds", "Grasses"].map((name) => createIngredient(name)));
    const child = await createIngredient("Zebra grass");
    const places = above.map(({ id: parentId }) => ({ parentId, childId: child.id }));
    await db.ingredientParent.createMany({ data: places });
    const [row] = (await list("ingredients", { "f.id": child.id })).items;
    expect(row?._below).toEqual(["Grasses", "Reeds"]);
    const opened = await call<AdminRow>(getRow, {
      token: admin.token,
      params: { model: "ingredients", id: child.id },
    });
    expect(opened.body._below).toEqual(["Grasses", "Reeds"]);
    expect(
      (await list("favorite_items")).items.every(({ _below }) => Array.isArray(_below) && _below.length === 0),
    ).toBe(true);
  });
});

describe("a row that refers to other rows", () => {
  it("names them, and distinguishes a variant from a recipe", async () => {
    const owner = await createPerson();
    const recipe = await createRecipeOf(owner.id, ["1 onion"]);
    const variant = await createRecipeOf(owner.id, ["1 leek"]);
    await db.recipe.update({
      where: { id: variant.id },
      data: { baseRecipeTitle: "Onion soup", baseUpdatedAt: new Date() },
    });
    const items = [];
    for (const { id: recipeId } of [recipe, variant]) {
      const upload = { contentType: "image/png", sizeBytes: 1, createdAt: new Date(), expiresAt: new Date() };
      const { id } = await db.photoUpload.create({ data: { ...upload, recipeId, userId: owner.id } });
      items.push(...(await list("photo_uploads", { "f.id": id })).items);
    }
    expect(items.map(({ _models }) => _models)).toEqual([{}, { recipe_id: "variants" }]);
    expect(items.map(({ _labels }) => (_labels as Record<string, string>).user_id)).toEqual([owner.email, owner.email]);
    const open = (model: string, id: string) => call(getRow, { token: admin.token, params: { model, id } });
    expect((await open("variants", variant.id)).status).toBe(200);
    expect((await open("recipes", variant.id)).status).toBe(404);
  });
});

describe("a filter of a large table by a column of few values", () => {
  it("finds all values that contain the text, in any case, as a walk over all rows does", async () => {
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
