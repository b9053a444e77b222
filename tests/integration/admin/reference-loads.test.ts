import { describe, expect, it } from "vitest";
import { GET as getRow } from "@/app/admin/[model]/[id]/route";
import { POST as bulkDelete } from "@/app/admin/[model]/bulk-delete/route";
import { POST as mergeItem } from "@/app/api/items/[id]/merge/route";
import type { AdminRow } from "@/lib/schemas/admin";
import { type AdminColumn, listModels } from "@/server/admin/schema/admin-model";
import { settleBackground } from "@/server/background/run-in-background";
import { db, pool } from "@/server/db/client";
import { loadReferenceData } from "@/server/reference/load-reference";
import { loadValues } from "@/server/reference/values/load-values";
import { call } from "../../support/request";
import { admin, list, log, patch, signInBeforeEach, undoChange } from "./console-calls";

signInBeforeEach();

/** Loads the reference data as the start of a later edition does. */
async function loadAgain(): Promise<void> {
  await pool.query("DELETE FROM reference_loads");
  await loadReferenceData();
  await loadValues();
}

async function loadListsAgain(): Promise<void> {
  await pool.query("DELETE FROM reference_loads");
  await loadReferenceData();
}

/** Another value of the column that the product accepts. */
function otherValue({ type, options, name }: AdminColumn, now: unknown): unknown {
  if (type === "boolean") return now !== true;
  if (type === "enum") return options.find((option) => option !== now);
  if (["integer", "decimal", "float"].includes(type)) return Number(now) + 7;
  return name === "language" ? "pt-BR" : "zorblax of the team";
}

/** A row that a load of the reference writes. */
const OF_REFERENCE: Readonly<Record<string, Record<string, string>>> = {
  ingredients: { "f.origin": "reference", "f.name": "=Leek" },
};

const edits = listModels()
  .filter(({ group, model }) => group === "Reference" && model !== "health_rules")
  .flatMap((model) => model.columns.filter(({ read_only }) => !read_only).map((column) => ({ model, column })));

describe("a change of the reference data by an administrator", () => {
  it("is possible in every table that a load writes to and the console may edit", () => {
    expect([...new Set(edits.map(({ model }) => model.model))].sort()).toEqual([
      "allergen_classes",
      "dietary_attributes",
      "favorite_items",
      "health_concerns",
      "ingredient_allergens",
      "ingredient_attributes",
      "ingredient_nutrients",
      "ingredient_portions",
      "ingredient_synonyms",
      "ingredients",
      "nutrients",
    ]);
  });

  it("survives the next load in every column, and the load adds no second row beside it", async () => {
    await loadAgain();
    const changed: { name: string; model: string; id: string; column: string; wanted: unknown }[] = [];
    const counts = new Map<string, number>();
    const rows = new Map<string, AdminRow>();
    const countOf = async (model: string) => (await pool.query(`SELECT count(*)::int AS n FROM ${model}`)).rows[0].n;
    for (const { model, column } of edits) {
      if (!counts.has(model.table)) counts.set(model.table, await countOf(model.table));
      const row = rows.get(model.table) ?? (await list(model.model, OF_REFERENCE[model.model] ?? {})).items[0] ?? {};
      rows.set(model.table, row);
      const id = String(row._id);
      const wanted = otherValue(column, row[column.name]);
      const saved = await patch(model.model, id, { [column.name]: wanted, _confirm: true });
      const name = `${model.model}.${column.name}`;
      expect([name, saved.status, saved.body.detail]).toEqual([name, 200, undefined]);
      expect([name, saved.body[column.name]]).not.toEqual([name, row[column.name]]);
      changed.push({ name, model: model.model, id, column: column.name, wanted: saved.body[column.name] });
    }
    await settleBackground();
    await loadAgain();
    for (const { name, model, id, column, wanted } of changed) {
      const { body } = await call<AdminRow>(getRow, { token: admin.token, params: { model, id } });
      expect([name, body[column]]).toEqual([name, wanted]);
    }
    for (const [table, count] of counts) expect([table, await countOf(table)]).toEqual([table, count]);
  });

  it("is replaced by the reference's value once it was undone", async () => {
    const leek = (await list("ingredients", { "f.name": "=Leek" })).items[0] as AdminRow;
    const id = String(leek._id);
    await patch("ingredients", id, { name: "Leek of the team", _confirm: true });
    await undoChange((await log({ model: "ingredients", row_id: id })).items[0]?.id ?? "");
    await db.ingredient.update({ where: { id }, data: { name: "Leek of an earlier edition" } });
    await settleBackground();
    await loadListsAgain();
    expect((await db.ingredient.findUniqueOrThrow({ where: { id } })).name).toBe("Leek");
  });

  it("stays deleted or merged after the next load", async () => {
    await loadListsAgain();
    const [gone, kept, merged] = (await list("favorite_items", { "f.type": "food", "f.created_by_team": "true" }))
      .items;
    const ids = [String(gone?._id)];
    const params = { model: "favorite_items" };
    const body = { ids, confirm: true };
    expect((await call(bulkDelete, { token: admin.token, params, body })).body).toEqual({ deleted: 1 });
    const into = { into: String(kept?._id) };
    expect(
      (await call(mergeItem, { token: admin.token, params: { id: String(merged?._id) }, body: into })).status,
    ).toBe(200);
    await loadListsAgain();
    const names = [gone, merged].map((row) => String(row?.normalized_name));
    expect(await db.favoriteItem.count({ where: { type: "food", normalizedName: { in: names } } })).toBe(0);
  });
});
