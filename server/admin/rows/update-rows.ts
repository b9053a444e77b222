import type { PoolClient } from "pg";
import { AppError, notFound } from "@/lib/errors";
import type { AdminRow } from "@/lib/schemas/admin";
import { inTransaction } from "@/server/db/in-transaction";
import { type Actor, type Change, writeAudit } from "../audit/write-audit";
import { effectOnFoods, requireSeen } from "../effect/effect-of";
import { foodsOf, isDeciding } from "../effect/touched-foods";
import { type AdminModel, getEditableModel } from "../schema/admin-model";
import { applyChange, followChange } from "./after-change";
import { toRefusal } from "./database-refusal";
import { withDerived } from "./derived-values";
import { findRow } from "./get-row";
import { writeRow } from "./insert-rows";
import { type RowValues, readValues } from "./read-values";
import { labelsOf } from "./row-labels";
import { columnsOf, rowId, rowName, type StoredRow, toRow } from "./row-wire";

/** The console sends `_version` with what it changes: a row that somebody else changed since is a conflict (409). */
export async function updateRow(actor: Actor, name: string, id: string, input: AdminRow): Promise<AdminRow> {
  const model = getEditableModel(name);
  const values = readValues(model, input, { isNew: false });
  const version = input._version;
  const changed = await change(actor, model, { ids: [id], values, version, isConfirmed: input._confirm === true });
  const [row] = changed;
  if (!row) throw notFound("Row");
  const [labels] = await labelsOf(model, [row]);
  return toRow(model, row, labels);
}

/** All or none; a row that is gone is not counted. */
export async function bulkUpdate(
  actor: Actor,
  name: string,
  { ids, updates, confirm }: { ids: readonly string[]; updates: AdminRow; confirm: boolean },
): Promise<{ updated: number }> {
  const model = getEditableModel(name);
  const values = readValues(model, updates, { isNew: false });
  const rows = await change(actor, model, { ids, values, version: undefined, isConfirmed: confirm });
  return { updated: rows.length };
}

type Wanted = { ids: readonly string[]; values: RowValues; version: unknown; isConfirmed: boolean };

async function change(actor: Actor, model: AdminModel, wanted: Wanted): Promise<StoredRow[]> {
  try {
    const rows = await inTransaction((client) => changeIn(client, actor, model, wanted));
    applyChange(model);
    return rows;
  } catch (error) {
    throw toRefusal(error, "write");
  }
}

async function changeIn(client: PoolClient, actor: Actor, model: AdminModel, wanted: Wanted): Promise<StoredRow[]> {
  // In one order, so that two changes of the same rows never wait for each other.
  const before: StoredRow[] = [];
  for (const id of [...new Set(wanted.ids)].sort()) {
    const row = await findRow(client, model, id, true);
    if (row) before.push(row);
  }
  if (wanted.version !== undefined && before[0] && before[0]._version !== wanted.version) {
    throw new AppError("conflict", "Somebody changed this row while you edited.", { reason: "row_changed" });
  }
  const columns = Object.keys(wanted.values);
  if (isDeciding(model, columns)) requireSeen(await effectOnFoods(client, foodsOf(model, before)), wanted.isConfirmed);
  const values = withDerived(model, wanted.values, false);
  const changes: Change[] = [];
  const after: StoredRow[] = [];
  for (const row of before) {
    await writeRow(
      client,
      model,
      model.key.map((column) => row[column]),
      values,
    );
    const now = await findRow(client, model, rowId(model, row));
    if (!now) continue;
    after.push(now);
    changes.push({
      rowId: rowId(model, row),
      rowName: rowName(model, now),
      before: columnsOf(model, row),
      after: columnsOf(model, now),
    });
  }
  await followChange(client, model, after);
  await writeAudit(client, { actor, action: "update", model }, changes);
  return after;
}
