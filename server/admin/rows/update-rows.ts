import type { PoolClient } from "pg";
import { notFound } from "@/lib/errors";
import type { AdminRow } from "@/lib/schemas/admin";
import { inTransaction } from "@/server/db/in-transaction";
import { type Actor, type Change, writeAudit } from "../audit/write-audit";
import { effectOnFoods, requireSeen } from "../effect/effect-of";
import { foodsOf, isDeciding } from "../effect/touched-foods";
import { type News, newsOf, tell } from "../queues/tell-owners";
import { type AdminModel, getEditableModel } from "../schema/admin-model";
import { applyChange, followChange } from "./after-change";
import { toRefusal } from "./database-refusal";
import { withDerived } from "./derived-values";
import { findRow } from "./get-row";
import { writeRow } from "./insert-rows";
import { type RowValues, readValues } from "./read-values";
import { labelsOf } from "./row-labels";
import { columnsOf, requireAsSeen, rowId, rowName, type StoredRow, toRow } from "./row-wire";

/** The console sends `_version` with a change; a row that somebody else has changed since is a conflict (409). */
export async function updateRow(actor: Actor, name: string, id: string, input: AdminRow): Promise<AdminRow> {
  const model = getEditableModel(name);
  const values = readValues(model, input, { isNew: false });
  const versions = typeof input._version === "string" ? { [id]: input._version } : {};
  const reason = typeof input._reason === "string" ? input._reason : "";
  const isConfirmed = input._confirm === true;
  const changed = await change(actor, model, { ids: [id], values, versions, isConfirmed, reason });
  const [row] = changed;
  if (!row) throw notFound("row");
  const [labels] = await labelsOf(model, [row]);
  return toRow(model, row, labels);
}

type Bulk = { ids: readonly string[]; updates: AdminRow; versions: Versions; confirm: boolean; reason: string };

/** Updates all rows or none; a deleted row is not counted. 409 if a row was changed since its version. */
export async function bulkUpdate(
  actor: Actor,
  name: string,
  { ids, updates, versions, confirm, reason }: Bulk,
): Promise<{ updated: number }> {
  const model = getEditableModel(name);
  const values = readValues(model, updates, { isNew: false });
  const rows = await change(actor, model, { ids, values, versions, isConfirmed: confirm, reason });
  return { updated: rows.length };
}

type Versions = Readonly<Record<string, string>>;
type Wanted = { ids: readonly string[]; values: RowValues; versions: Versions; isConfirmed: boolean; reason: string };
type Changed = { rows: StoredRow[]; news: readonly News[] };

async function change(actor: Actor, model: AdminModel, wanted: Wanted): Promise<StoredRow[]> {
  try {
    const { rows, news } = await inTransaction((client) => changeIn(client, actor, model, wanted));
    applyChange(model);
    tell(news, wanted.reason);
    return rows;
  } catch (error) {
    throw toRefusal(error, "write");
  }
}

async function changeIn(client: PoolClient, actor: Actor, model: AdminModel, wanted: Wanted): Promise<Changed> {
  // In a fixed order, so that two changes of the same rows cannot deadlock.
  const before: StoredRow[] = [];
  for (const id of [...new Set(wanted.ids)].sort()) {
    const row = await findRow(client, model, id, true);
    if (row) before.push(row);
  }
  requireAsSeen(model, before, wanted.versions);
  const columns = Object.keys(wanted.values);
  if (columns.length === 0) return { rows: before, news: [] };
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
  return { rows: after, news: await newsOf(client, actor, model, changes, wanted.reason) };
}
