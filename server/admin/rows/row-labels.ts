import { pool } from "@/server/db/client";
import { type AdminModel, getModel, quoted } from "../schema/admin-model";
import type { StoredRow } from "./row-wire";

/** Of each row the names of the rows it points to, by column: one query a relation, never one a row. */
export async function labelsOf(model: AdminModel, rows: readonly StoredRow[]): Promise<Record<string, string>[]> {
  const labels: Record<string, string>[] = rows.map(() => ({}));
  const relations = model.columns.filter((column) => column.relation !== null && !column.list);
  await Promise.all(
    relations.map(async (column) => {
      const target = getModel(column.relation ?? "");
      const names = await namesOf(
        target,
        rows.map((row) => row[column.name]).filter((value) => value !== null),
      );
      rows.forEach((row, index) => {
        const label = names.get(String(row[column.name]));
        const labelled = labels[index];
        if (label !== undefined && labelled) labelled[column.name] = label;
      });
    }),
  );
  return labels;
}

async function namesOf(target: AdminModel, keys: readonly unknown[]): Promise<Map<string, string>> {
  const key = target.keyColumns[0];
  const wanted = [...new Set(keys.map(String))];
  if (!key || wanted.length === 0 || key.name === target.name_column) return new Map();
  const { rows } = await pool.query<{ key: string; name: string | null }>(
    `SELECT r.${quoted(key.name)}::text AS key, r.${quoted(target.name_column)}::text AS name
     FROM ${quoted(target.table)} r WHERE r.${quoted(key.name)} = ANY ($1::${key.type === "uuid" ? "uuid[]" : "text[]"})`,
    [wanted],
  );
  return new Map(rows.map(({ key: id, name }) => [id, name ?? id]));
}
