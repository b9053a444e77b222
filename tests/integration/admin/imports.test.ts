import Papa from "papaparse";
import { describe, expect, it, vi } from "vitest";
import { POST as exportChosen, GET as exportRows } from "@/app/admin/[model]/export/route";
import { POST as importRows } from "@/app/admin/[model]/import/route";
import { POST as whichOnes } from "@/app/api/admin/foods/touched/route";
import type { AdminRow } from "@/lib/schemas/admin";
import { db } from "@/server/db/client";
import { createFavoriteItem, createIngredient } from "../../factories/food";
import { createPerson } from "../../factories/people";
import { createRecipeOf } from "../../factories/recipes";
import { buildRequest, call } from "../../support/request";
import { admin, create, list, log, patch, signInBeforeEach, take } from "./console-calls";

signInBeforeEach();

describe("import and export", () => {
  const CSV =
    "name,type,approved\r\nPlum soup royale,food,true\r\nPlum cider royale,drink,false\r\nNothing,meal,true\r\n";

  it("previews what a file would do, imports it, and changes nothing the second time", async () => {
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

  it("imports its own CSV without a change, also after a spreadsheet saved it, whatever its names begin with", async () => {
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

  it("reads TRUE as spreadsheets write it, and refuses a file that would lose a cell", async () => {
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

  it("imports its own export without a change, and shows the differences of a changed row", async () => {
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

  it("writes the valid rows of a part even if the database refuses others", async () => {
    await create("ingredients", { name: "Plum stone", category: "test" });
    const rows = ["Zebra grass", "zebra  grass", "Zebra bread"].map((name) => ({ name, category: "test" }));
    const { body } = await take("ingredients", { rows });
    expect(body).toMatchObject({ created: 2, errors: [{ row_number: 2, error_message: "The row comes twice" }] });
  });

  it("previews what the database would refuse, and recognises a row however its text is written", async () => {
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

  it("previews a long file as it imports it, with repeated rows far apart or in two parts", async () => {
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
    const known = new Set((await inParts(first, {})).keys?.map(({ key }) => key));
    const { keys = [], created } = await inParts(last, { first_row: 601 });
    const repeated = keys.filter(({ key }) => known.has(key)).map(({ row_number: number }) => number);
    expect([created, repeated]).toEqual([602, [1201, 1202]]);
    expect(await inParts(last, { first_row: 601, repeated })).toMatchObject({ created: 600, errors });
    expect((await take("favorite_items", { rows })).body).toMatchObject({ ...report, errors });
    expect(await db.favoriteItem.count({ where: { name: { startsWith: "Plum dish" }, approved: true } })).toBe(1200);
  });

  it("writes all of a file whose connection closes in the middle, each row with its entry in the log of changes", async () => {
    const rows = Array.from({ length: 1200 }, (_, place) => ({ name: `Quince dish ${place}`, type: "food" }));
    const written = () => db.favoriteItem.count({ where: { name: { startsWith: "Quince dish" } } });
    const connection = new AbortController();
    const request = new Request(buildRequest({ token: admin.token, body: { rows } }), { signal: connection.signal });
    const answer = importRows(request, { params: Promise.resolve({ model: "favorite_items" }) });
    await vi.waitFor(async () => expect(await written()).toBeGreaterThan(0), { timeout: 60_000, interval: 20 });
    connection.abort();
    expect(await (await answer).json()).toMatchObject({ created: 1200 });
    expect(await written()).toBe(1200);
    expect(await db.auditEntry.count({ where: { actorId: admin.id } })).toBe(1200);
    expect((await take("favorite_items", { rows })).body).toMatchObject({ created: 0, unchanged: 1200 });
  });

  it("asks for a confirmation of the people affected before it writes any part of a long file", async () => {
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

  it("says which foods and recipes a file affects, and of people only how many", async () => {
    const plum = await createIngredient("Plum stone");
    const person = await createPerson({ firstName: "Quillon" });
    const record = { userId: person.id, ingredientId: plum.id, preferenceType: "allergy" } as const;
    await db.ingredientPreference.create({ data: record });
    const { id: recipeId } = await createRecipeOf(person.id, ["1 plum stone"], { title: "Stone broth" });
    await db.recipeIngredient.updateMany({ where: { recipeId }, data: { ingredientId: plum.id } });
    const rows = [
      { id: plum.id, name: "Plum pit" },
      { name: "Plum leaf", category: "test" },
    ] as AdminRow[];
    const { touched, recipes, people } = (await take("ingredients", { rows, dry_run: true })).body;
    expect({ touched, recipes, people }).toEqual({ touched: [plum.id], recipes: 1, people: 1 });
    const { body } = await call(whichOnes, { token: admin.token, body: { foods: touched } });
    expect(body).toEqual({
      foods: [{ id: plum.id, name: "Plum stone", recipes: 1, people: 1 }],
      recipes: [{ id: recipeId, title: "Stone broth" }],
    });
    expect((await take("ingredients", { rows: [{ name: "Plum leaf", category: "test" }] })).body.touched).toEqual([]);
  });

  it("rejects an unknown column, whatever its name begins with, and accepts the console's own keys", async () => {
    const { items } = await list("favorite_items", { page_size: 1 });
    expect((await take("favorite_items", { rows: items })).body).toMatchObject({ unchanged: 1, errors: [] });
    const rows = ["_approved", "__proto__x", "constructor"].map((name) => ({ id: items[0]?.id, [name]: "true" }));
    const { errors } = (await take("favorite_items", { rows })).body;
    expect(errors.map(({ field, error_message: why }) => [field, why])).toEqual(
      ["_approved", "__proto__x", "constructor"].map((name) => [name, "There is no such column"]),
    );
  });

  it("rejects a row that was changed after the file was compared, and writes the others", async () => {
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

  it("exports any number of chosen rows, and says when they are too many for one file", async () => {
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

  it("escapes what a spreadsheet would run as a formula", async () => {
    await create("ingredients", { name: "=1+1 plum", category: "test" });
    const query = { "f.category": "=test" };
    const file = await call<string>(exportRows, { token: admin.token, params: { model: "ingredients" }, query });
    expect(file.body).toContain(",'=1+1 plum,");
    expect(file.headers.get("Content-Disposition")).toBe('attachment; filename="ingredients.csv"');
  });
});
