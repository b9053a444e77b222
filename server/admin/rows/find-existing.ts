import type { AdminRow } from "@/lib/schemas/admin";
import { normalizedName } from "@/lib/text/normalized-name";
import type { Queryable } from "@/server/db/client";
import { type AdminColumn, type AdminModel, quoted } from "../schema/admin-model";
import { storedText } from "./derived-values";
import { isOneOf } from "./row-conditions";
import { canBe, rowId, type StoredRow, selectList } from "./row-wire";

/** Finds the stored row that a row of the file refers to: by its key, or else by a unique value. */
export type Existing = (row: AdminRow) => StoredRow | null;

/** Loads the rows for a whole part in two queries. The rows stay locked until the transaction ends. */
export async function findExisting(client: Queryable, model: AdminModel, rows: readonly AdminRow[]): Promise<Existing> {
  const byKey = await findByKey(client, model, rows);
  const unique = uniqueSets(model).find((set) => rows.some((row) => uniqueText(model, set, row) !== null));
  const byUnique = unique ? await findByUnique(client, model, unique, rows) : new Map<string, StoredRow>();
  return (row) => {
    const key = keyOf(model, row);
    if (key) return byKey.get(key) ?? null;
    return (unique && byUnique.get(uniqueText(model, unique, row) ?? "")) ?? null;
  };
}

const keyOf = (model: AdminModel, row: AdminRow): string | null =>
  model.keyColumns.every((column) => canBe(column, String(row[column.name] ?? "")) && row[column.name])
    ? rowId(model, row)
    : null;

async function findByKey(client: Queryable, model: AdminModel, rows: readonly AdminRow[]) {
  const ids = rows.flatMap((row) => keyOf(model, row) ?? []);
  if (ids.length === 0) return new Map<string, StoredRow>();
  const values: unknown[] = [];
  const condition = isOneOf(model, ids, (value) => `$${values.push(value)}`);
  const { rows: found } = await client.query<StoredRow>(
    `SELECT ${selectList(model)} FROM ${quoted(model.table)} r WHERE ${condition} ORDER BY ${model.key.map(quoted).join(", ")} FOR UPDATE`,
    values,
  );
  return new Map(found.map((row) => [rowId(model, row), row]));
}

/** Columns that are derived from another column are compared through that column. */
const FROM: Readonly<Record<string, string>> = { normalized_name: "name", normalized_text: "text" };

type UniqueSet = readonly AdminColumn[];

/** The unique constraints beside the key, over one or several columns. */
export function uniqueSets(model: AdminModel): UniqueSet[] {
  const single = model.columns.filter(({ field, primary_key }) => field.isUnique && !primary_key).map((each) => [each]);
  const several = model.schema.uniques.map((names) =>
    names.flatMap((name) => model.columns.find(({ field }) => field.name === name) ?? []),
  );
  return [...single, ...several.filter((set, index) => set.length === model.schema.uniques[index]?.length)];
}

function textOf(model: AdminModel, { name }: AdminColumn, row: AdminRow): string | null {
  const own = row[name];
  if (own !== undefined && own !== null && own !== "") return storedText(model, name, String(own));
  const from = row[FROM[name] ?? ""];
  return typeof from === "string" && from !== "" ? normalizedName(from) : null;
}

/** The row's values of a unique constraint as one text, or null if one of them is missing. */
export function uniqueText(model: AdminModel, set: UniqueSet, row: AdminRow): string | null {
  const values = set.map((column) => textOf(model, column, row));
  if (values.some((value, index) => value === null || !canBe(set[index] as AdminColumn, value))) return null;
  return JSON.stringify(values);
}

async function findByUnique(client: Queryable, model: AdminModel, set: UniqueSet, rows: readonly AdminRow[]) {
  const wanted = [...new Set(rows.flatMap((row) => uniqueText(model, set, row) ?? []))].map(
    (text) => JSON.parse(text) as string[],
  );
  const columns = set.map(({ name, type }) =>
    type === "uuid" || type === "string" ? `r.${quoted(name)}` : `r.${quoted(name)}::text`,
  );
  const lists = set.map(({ type }, index) => `$${index + 1}::${type === "uuid" ? "uuid[]" : "text[]"}`);
  const { rows: found } = await client.query<StoredRow>(
    `SELECT ${selectList(model)} FROM ${quoted(model.table)} r
     WHERE (${columns.join(", ")}) IN (SELECT * FROM unnest(${lists.join(", ")})) AND ${model.rows}
     ORDER BY ${model.key.map(quoted).join(", ")} FOR UPDATE`,
    set.map((_, index) => wanted.map((values) => values[index])),
  );
  return new Map(found.map((row) => [JSON.stringify(set.map(({ name }) => String(row[name]))), row]));
}
