import type { Queryable } from "@/server/db/client";
import { type AdminModel, quoted } from "../schema/admin-model";
import { requirePlaces } from "./food-places";
import type { RowValues } from "./read-values";
import { rowId, type StoredRow } from "./row-wire";

/**
 * Inserts rows with the same columns in one statement. The database converts the values to the column types. Returns
 * the ids.
 */
export async function insertRows(client: Queryable, model: AdminModel, rows: readonly RowValues[]): Promise<string[]> {
  const columns = Object.keys(rows[0] ?? {})
    .map(quoted)
    .join(", ");
  const table = quoted(model.table);
  const { rows: made } = await client.query<StoredRow>(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)
     RETURNING ${model.key.map(quoted).join(", ")}`,
    [JSON.stringify(rows)],
  );
  if (model.table === "ingredient_parents")
    await requirePlaces(
      client,
      made.map((row) => row.child_id),
    );
  return made.map((row) => rowId(model, row));
}

/** Sets the given columns of one row. */
export async function writeRow(
  client: Queryable,
  model: AdminModel,
  key: readonly unknown[],
  values: RowValues,
): Promise<void> {
  const columns = Object.keys(values).map(quoted);
  if (columns.length === 0) return;
  const table = quoted(model.table);
  const where = model.key.map((column, index) => `t.${quoted(column)} = $${index + 2}`).join(" AND ");
  await client.query(
    `UPDATE ${table} t SET ${columns.map((column) => `${column} = v.${column}`).join(", ")}
     FROM jsonb_populate_record(NULL::${table}, $1::jsonb) v WHERE ${where}`,
    [JSON.stringify(values), ...key],
  );
}
