import { z } from "zod";
import { pool } from "@/server/db/client";
import { queryText } from "@/server/db/query-text";
import { type AdminModel, getModel, modelsOfTable, quoted } from "../schema/admin-model";
import { placesOf } from "./row-places";
import type { RowLabels, StoredRow } from "./row-wire";

/** What each row refers to and where it stands: one query for each relation, never one for each row. */
export async function labelsOf(model: AdminModel, rows: readonly StoredRow[]): Promise<RowLabels[]> {
  const places = await placesOf(model, rows);
  const key = model.keyColumns[0]?.name ?? "";
  const found: RowLabels[] = rows.map((row) => ({ labels: {}, models: {}, below: places.get(String(row[key])) ?? [] }));
  const relations = model.columns.filter((column) => column.relation !== null && !column.list);
  await Promise.all(
    relations.map(async (column) => {
      const target = getModel(column.relation ?? "");
      const named = await namesOf(
        target,
        rows.map((row) => row[column.name]).filter((value) => value !== null),
      );
      rows.forEach((row, index) => {
        const other = named.get(String(row[column.name]));
        const into = found[index];
        if (!other || !into) return;
        if (other.name !== null) into.labels[column.name] = other.name;
        if (other.model !== target.model) into.models[column.name] = other.model;
      });
    }),
  );
  return found;
}

const NAMED = z.object({ key: z.string(), name: z.string().nullable(), model: z.string() });
type Named = Omit<z.infer<typeof NAMED>, "key">;

async function namesOf(target: AdminModel, keys: readonly unknown[]): Promise<Map<string, Named>> {
  const key = target.keyColumns[0];
  const wanted = [...new Set(keys.map(String))];
  const models = modelsOfTable(target.table);
  const isNamedByKey = key?.name === target.name_column;
  if (!key || wanted.length === 0 || (isNamedByKey && models.length === 1)) return new Map();
  // A table with two kinds of rows is two models; each row belongs to one of them.
  const kinds = models.map((model) => `WHEN ${model.rows} THEN '${model.model}'`).join(" ");
  const rows = await queryText(
    pool,
    NAMED,
    `SELECT r.${quoted(key.name)}::text AS key, r.${quoted(target.name_column)}::text AS name,
       CASE ${kinds} ELSE '${target.model}' END AS model
     FROM ${quoted(target.table)} r WHERE r.${quoted(key.name)} = ANY ($1::${key.type === "uuid" ? "uuid[]" : "text[]"})`,
    [wanted],
  );
  return new Map(rows.map(({ key: id, name, model }) => [id, { name: isNamedByKey ? null : (name ?? id), model }]));
}
