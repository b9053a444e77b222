import { isDeepStrictEqual } from "node:util";
import type { PoolClient } from "pg";
import { AppError, notFound } from "@/lib/errors";
import { inTransaction } from "@/server/db/in-transaction";
import { effectOnFoods, requireSeen } from "../effect/effect-of";
import { whyItStays } from "../effect/must-stay";
import { foodsOf, isAboutFoods } from "../effect/touched-foods";
import { applyChange, followChange } from "../rows/after-change";
import { toRefusal } from "../rows/database-refusal";
import { findRow } from "../rows/get-row";
import { insertRows, writeRow } from "../rows/insert-rows";
import { columnsOf, rowName, type StoredRow } from "../rows/row-wire";
import { type AdminModel, getModel, quoted } from "../schema/admin-model";
import { type Actor, writeAudit } from "./write-audit";

type Values = Record<string, unknown>;
type Entry = {
  id: string;
  action: string;
  model: string;
  row_id: string;
  row_name: string;
  before: Values | null;
  after: Values | null;
};

/**
 * Puts back what one change changed, if it is the newest of its row and the row is still as that change left it. A
 * deleted row comes back by itself, without the rows that hung on it. The undo is an entry of its own.
 */
export async function undoChange(actor: Actor, entryId: string, confirm: boolean): Promise<{ row_id: string }> {
  try {
    const { model, rowId } = await inTransaction(async (client) => {
      const entry = await findEntry(client, entryId);
      const model = getModel(entry.model);
      await putBack(client, actor, model, entry, confirm);
      return { model, rowId: entry.row_id };
    });
    applyChange(model);
    return { row_id: rowId };
  } catch (error) {
    throw toRefusal(error, "write");
  }
}

async function findEntry(client: PoolClient, id: string): Promise<Entry> {
  const { rows } = await client.query<Entry & { is_newest: boolean; is_undone: boolean }>(
    `SELECT a.id, a.action, a.model, a.row_id, a.row_name, a.before, a.after,
       NOT EXISTS (SELECT FROM audit_log n WHERE n.model = a.model AND n.row_id = a.row_id AND n.id > a.id) AS is_newest,
       EXISTS (SELECT FROM audit_log u WHERE u.undoes_id = a.id) AS is_undone
     FROM audit_log a WHERE a.id = $1 FOR UPDATE OF a`,
    [id],
  );
  const entry = rows[0];
  if (!entry) throw notFound("Change");
  if (entry.is_undone) throw new AppError("conflict", "This change was undone already.");
  if (entry.action === "undo" || entry.action === "merge") throw new AppError("conflict", "This cannot be undone.");
  if (!entry.is_newest) throw changedSince();
  return entry;
}

const changedSince = () => new AppError("conflict", "The row was changed since: only its newest change can be undone.");

async function putBack(client: PoolClient, actor: Actor, model: AdminModel, entry: Entry, confirm: boolean) {
  const current = await findRow(client, model, entry.row_id, true);
  const now = current ? columnsOf(model, current) : null;
  const { before, after } = entry;
  const changed = Object.keys({ ...before, ...after }).filter(
    (name) => !isDeepStrictEqual(before?.[name], after?.[name]),
  );
  // What triggers and the application keep beside it may have changed: only what this change changed must be as it was.
  const isAsLeft =
    after === null ? now === null : now !== null && changed.every((name) => isSame(now[name], after[name]));
  if (!isAsLeft) throw changedSince();
  const touched: StoredRow[] = [current, before].filter((row) => row !== null && row !== undefined);
  if (isAboutFoods(model)) {
    const blocked = before === null && current ? await whyItStays(client, model, [current]) : null;
    requireSeen({ ...(await effectOnFoods(client, foodsOf(model, touched))), blocked }, confirm);
  }
  const key = model.key.map((column) => (current ?? before)?.[column]);
  if (before === null) await deleteRow(client, model, key);
  else if (after === null) await insertRows(client, model, [withoutGenerated(model, before)]);
  else await writeRow(client, model, key, restored(model, before, changed));
  const row = before === null ? undefined : await findRow(client, model, entry.row_id);
  if (model.table !== "ingredients" || row) await followChange(client, model, touched);
  const change = { rowId: entry.row_id, rowName: row ? rowName(model, row) : entry.row_name };
  await writeAudit(client, { actor, action: "undo", model, undoes: entry.id }, [
    { ...change, before: now, after: row ? columnsOf(model, row) : null },
  ]);
}

const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(one ?? null, other ?? null);

async function deleteRow(client: PoolClient, model: AdminModel, key: readonly unknown[]): Promise<void> {
  const where = model.key.map((column, index) => `${quoted(column)} = $${index + 1}`).join(" AND ");
  await client.query(`DELETE FROM ${quoted(model.table)} WHERE ${where}`, [...key]);
}

/** A row that was deleted: its columns as they were. What never leaves the server was not written down. */
function withoutGenerated(model: AdminModel, before: Values): Values {
  return Object.fromEntries(model.columns.flatMap(({ name }) => (name in before ? [[name, before[name]]] : [])));
}

/** The changed columns as they were, and a new time of change: whoever looks for changes finds this one. */
function restored(model: AdminModel, before: Values, changed: readonly string[]): Values {
  const values = Object.fromEntries(changed.map((name) => [name, before[name]]));
  for (const { name, field } of model.columns) if (field.isUpdatedAt) values[name] = new Date().toISOString();
  return values;
}
