import { isDeepStrictEqual } from "node:util";
import type { PoolClient } from "pg";
import { AppError, notFound } from "@/lib/errors";
import type { UndoBody, Undone } from "@/lib/schemas/admin";
import { pool } from "@/server/db/client";
import { inTransaction } from "@/server/db/in-transaction";
import { effectOnFoods, requireSeen } from "../effect/effect-of";
import { whyItStays } from "../effect/must-stay";
import { foodColumns, foodsOf, isAboutFoods } from "../effect/touched-foods";
import { applyChange, followChange } from "../rows/after-change";
import { toRefusal, trying } from "../rows/database-refusal";
import { findRow } from "../rows/get-row";
import { insertRows, writeRow } from "../rows/insert-rows";
import { columnsOf, rowName, type StoredRow } from "../rows/row-wire";
import { type AdminModel, getModel, quoted } from "../schema/admin-model";
import { type Actor, NEW, writeAudit } from "./write-audit";

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

/** How many rows of a bulk change are restored in one call, so that the screen can show progress. */
const ROWS_PER_CALL = 200;

/**
 * Undoes a change if it is the newest of its row and the row is still as the change left it. A deleted row is restored
 * without the rows that depended on it. The undo is an audit entry of its own.
 */
export async function undoChange(actor: Actor, entryId: string, confirm: boolean): Promise<Undone> {
  try {
    const { model, rowId } = await inTransaction(async (client) => {
      const entry = await findEntry(client, entryId);
      const model = getModel(entry.model);
      await putBack(client, actor, model, entry, { confirm, batch: null });
      return { model, rowId: entry.row_id };
    });
    applyChange(model);
    return { row_id: rowId, undone: 1, kept: [], next: null };
  } catch (error) {
    throw toRefusal(error, "write");
  }
}

/**
 * Undoes a bulk change or an import in parts, the last row first: `next` says where to continue. A row that somebody
 * has changed since stays as it is, and is reported. Error: 409 `effect` before the first row, until the administrator
 * has confirmed whom it affects.
 */
export async function undoBatch(actor: Actor, batch: string, { confirm, from }: UndoBody): Promise<Undone> {
  const { rows: head } = await pool.query<Entry>("SELECT * FROM audit_log WHERE id = $1 AND batch_id = $1", [batch]);
  const [entry] = head;
  if (!entry) throw notFound("Change");
  requireUndoable(entry);
  const model = getModel(entry.model);
  if (!confirm && isAboutFoods(model)) {
    requireSeen(await effectOnFoods(pool, await foodsOfBatch(model, batch)), false);
  }
  const result = await inTransaction((client) => undoPart(client, actor, model, batch, from));
  applyChange(model);
  return { row_id: entry.row_id, ...result };
}

async function undoPart(
  client: PoolClient,
  actor: Actor,
  model: AdminModel,
  batch: string,
  from: string | undefined,
): Promise<Omit<Undone, "row_id">> {
  const { rows: part } = await client.query<{ id: string; row_name: string }>(
    `SELECT id, row_name FROM audit_log WHERE batch_id = $1 AND ($2::uuid IS NULL OR id < $2::uuid)
     ORDER BY id DESC LIMIT ${ROWS_PER_CALL}`,
    [batch, from ?? null],
  );
  const kept: Undone["kept"] = [];
  let undoing: string | null = NEW;
  for (const { id, row_name } of part) {
    const tried = await trying(client, async () =>
      putBack(client, actor, model, await findEntry(client, id), { confirm: true, batch: undoing }),
    );
    if ("refusal" in tried) kept.push({ row_name, why: tried.refusal });
    else undoing = tried.value;
  }
  const next = part.length === ROWS_PER_CALL ? (part.at(-1)?.id ?? null) : null;
  return { undone: part.length - kept.length, kept, next };
}

async function foodsOfBatch(model: AdminModel, batch: string): Promise<string[]> {
  const columns = foodColumns(model).map((column) => `coalesce(before->>'${column}', after->>'${column}')`);
  const { rows } = await pool.query<{ id: string }>(
    `SELECT DISTINCT f.id FROM audit_log CROSS JOIN LATERAL unnest(ARRAY[${columns.join(", ")}]) AS f(id)
     WHERE batch_id = $1 AND f.id IS NOT NULL`,
    [batch],
  );
  return rows.map(({ id }) => id);
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
  requireUndoable(entry);
  if (!entry.is_newest) throw changedSince();
  return entry;
}

function requireUndoable({ action }: Entry): void {
  if (action === "undo" || action === "merge") throw new AppError("conflict", "This cannot be undone.");
}

const changedSince = () => new AppError("conflict", "The row was changed since: only its newest change can be undone.");

type How = { confirm: boolean; batch: string | null };

/** Returns the batch of undone changes that this one belongs to. */
async function putBack(
  client: PoolClient,
  actor: Actor,
  model: AdminModel,
  entry: Entry,
  { confirm, batch }: How,
): Promise<string | null> {
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
  return writeAudit(client, { actor, action: "undo", model, undoes: entry.id, batch }, [
    { ...change, before: now, after: row ? columnsOf(model, row) : null },
  ]);
}

const isSame = (one: unknown, other: unknown) => isDeepStrictEqual(one ?? null, other ?? null);

async function deleteRow(client: PoolClient, model: AdminModel, key: readonly unknown[]): Promise<void> {
  const where = model.key.map((column, index) => `${quoted(column)} = $${index + 1}`).join(" AND ");
  await client.query(`DELETE FROM ${quoted(model.table)} WHERE ${where}`, [...key]);
}

/** The columns of a deleted row. Columns that never leave the server were not recorded. */
function withoutGenerated(model: AdminModel, before: Values): Values {
  return Object.fromEntries(model.columns.flatMap(({ name }) => (name in before ? [[name, before[name]]] : [])));
}

/** The previous values of the changed columns, and a new time of change, so that observers of changes find it. */
function restored(model: AdminModel, before: Values, changed: readonly string[]): Values {
  const values = Object.fromEntries(changed.map((name) => [name, before[name]]));
  for (const { name, field } of model.columns) if (field.isUpdatedAt) values[name] = new Date().toISOString();
  return values;
}
