import { notFound } from "@/lib/errors";
import type { AdminRow } from "@/lib/schemas/admin";
import { pool, type Queryable } from "@/server/db/client";
import { type AdminModel, getModel, quoted } from "../schema/admin-model";
import { isOneOf } from "./row-conditions";
import { labelsOf } from "./row-labels";
import { keyCondition, readRowId, type StoredRow, selectList, toRow } from "./row-wire";

export async function getRow(name: string, id: string): Promise<AdminRow> {
  const model = getModel(name);
  const row = await findRow(pool, model, id);
  if (!row) throw notFound("row");
  const [labels] = await labelsOf(model, [row]);
  return toRow(model, row, labels);
}

/** `lock`: prevents other changes until the transaction ends. */
export async function findRow(
  client: Queryable,
  model: AdminModel,
  id: string,
  lock = false,
): Promise<StoredRow | undefined> {
  const key = readRowId(model, id);
  if (!key) return undefined;
  const { rows } = await client.query<StoredRow>(
    `SELECT ${selectList(model)} FROM ${quoted(model.table)} r WHERE ${keyCondition(model)} AND ${model.rows} ${lock ? "FOR UPDATE" : ""}`,
    key,
  );
  return rows[0];
}

/** Loads all rows in one statement, in no particular order. */
export async function findRows(client: Queryable, model: AdminModel, ids: readonly string[]): Promise<StoredRow[]> {
  const values: unknown[] = [];
  const condition = isOneOf(model, ids, (value) => `$${values.push(value)}`);
  const { rows } = await client.query<StoredRow>(
    `SELECT ${selectList(model)} FROM ${quoted(model.table)} r WHERE ${condition}`,
    values,
  );
  return rows;
}
