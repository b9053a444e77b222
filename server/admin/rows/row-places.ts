import { z } from "zod";
import { pool } from "@/server/db/client";
import { queryText } from "@/server/db/query-text";
import { type AdminModel, quoted } from "../schema/admin-model";
import { schemaModels } from "../schema/data-model";
import type { StoredRow } from "./row-wire";

/** The table that says below which rows the rows of a model stand, and its two columns. */
type Tree = { readonly table: string; readonly below: string; readonly above: string };

const PLACES = z.object({ key: z.string(), names: z.array(z.string()) });

/** The most places that are named for one row. */
const MOST_NAMED = 3;

/** A table whose key is a row and its parent, both of the model; read from the schema, so that a new tree is found. */
function treeOf(model: AdminModel): Tree | null {
  for (const { table, key, fields } of schemaModels) {
    const ends = fields.filter(
      ({ kind, type, from }) =>
        kind === "object" && type === model.schema.name && from.length === 1 && key.includes(from[0] ?? ""),
    );
    const above = ends.find(({ name }) => name === "parent");
    const below = ends.find(({ name }) => name !== "parent");
    if (!above || !below || key.length !== 2) continue;
    const columnOf = (end: typeof above) => fields.find(({ name }) => name === end.from[0])?.column ?? "";
    return { table, below: columnOf(below), above: columnOf(above) };
  }
  return null;
}

/** The names of the rows that each row stands below, by the row's key; empty for a model without a tree. */
export async function placesOf(model: AdminModel, rows: readonly StoredRow[]): Promise<ReadonlyMap<string, string[]>> {
  const tree = treeOf(model);
  const key = model.keyColumns[0];
  if (!tree || !key || rows.length === 0) return new Map();
  const found = await queryText(
    pool,
    PLACES,
    `SELECT t.${quoted(tree.below)}::text AS key,
       (array_agg(r.${quoted(model.name_column)} ORDER BY r.${quoted(model.name_column)}))[1:${MOST_NAMED}] AS names
     FROM ${quoted(tree.table)} t JOIN ${quoted(model.table)} r ON r.${quoted(key.name)} = t.${quoted(tree.above)}
     WHERE t.${quoted(tree.below)} = ANY ($1) GROUP BY 1`,
    [rows.map((row) => row[key.name])],
  );
  return new Map(found.map(({ key: id, names }) => [id, names]));
}
