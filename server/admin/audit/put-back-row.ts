import { isDeepStrictEqual } from "node:util";
import type { PoolClient } from "pg";
import { requireDeletable } from "../effect/deletable";
import { effectOnFoods, requireSeen } from "../effect/effect-of";
import { foodsOf, isAboutFoods } from "../effect/touched-foods";
import { followChange } from "../rows/after-change";
import { toRefusal } from "../rows/database-refusal";
import { findRow } from "../rows/get-row";
import { insertRows, writeRow } from "../rows/insert-rows";
import { columnsOf, rowName, type StoredRow } from "../rows/row-wire";
import { type AdminModel, getModel, quoted } from "../schema/admin-model";
import { changedSince, type Entry } from "./audit-entry";
import type { Change } from "./write-audit";

type Values = Record<string, unknown>;

/** Restores the columns of one row. Returns what the audit log records of it. */
export async function putBackRow(client: PoolClient, entry: Entry, confirm: boolean): Promise<Change> {
  const model = getModel(entry.model);
  const current = await findRow(client, model, entry.row_id, true);
  const now = current ? columnsOf(model, current) : null;
  const { before, after } = entry;
  const changed = Object.keys({ ...before, ...after }).filter(
    (name) => !isDeepStrictEqual(before?.[name], after?.[name]),
  );
  // Triggers and the application may have changed other columns; only the columns of this change must be as it left
  // them.
  const isAsLeft =
    after === null ? now === null : now !== null && changed.every((name) => isSame(now[name], after[name]));
  if (!isAsLeft) throw changedSince();
  const touched: StoredRow[] = [current, before].filter((row) => row !== null && row !== undefined);
  if (before === null && current) await requireDeletable(client, model, [current], confirm);
  else if (isAboutFoods(model)) requireSeen(await effectOnFoods(client, foodsOf(model, touched)), confirm);
  const key = model.key.map((column) => (current ?? before)?.[column]);
  if (before === null) await deleteRow(client, model, key);
  else if (after === null) await insertRows(client, model, [recordedColumns(model, before)]);
  else await writeRow(client, model, key, restored(model, before, changed));
  const row = before === null ? undefined : await findRow(client, model, entry.row_id);
  if (model.table !== "ingredients" || row) await followChange(client, model, touched);
  return {
    rowId: entry.row_id,
    rowName: row ? rowName(model, row) : entry.row_name,
    before: now,
    after: row ? columnsOf(model, row) : null,
  };
}

const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(one ?? null, other ?? null);

async function deleteRow(client: PoolClient, model: AdminModel, key: readonly unknown[]): Promise<void> {
  const where = model.key.map((column, index) => `${quoted(column)} = $${index + 1}`).join(" AND ");
  try {
    await client.query(`DELETE FROM ${quoted(model.table)} WHERE ${where}`, [...key]);
  } catch (error) {
    throw toRefusal(error, "delete");
  }
}

/** The columns of a deleted row. Columns that never leave the server were not recorded. */
export function recordedColumns(model: AdminModel, before: Values): Values {
  return Object.fromEntries(model.columns.flatMap(({ name }) => (name in before ? [[name, before[name]]] : [])));
}

/** The previous values of the changed columns, and a new time of change, so that observers of changes find it. */
function restored(model: AdminModel, before: Values, changed: readonly string[]): Values {
  const values = Object.fromEntries(changed.map((name) => [name, before[name]]));
  for (const { name, field } of model.columns) if (field.isUpdatedAt) values[name] = new Date().toISOString();
  return values;
}
