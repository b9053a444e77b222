import type pg from "pg";
import { normalizedName } from "@/lib/normalized-name";
import type { AdminRow } from "@/lib/schemas/admin";
import { type AdminColumn, type AdminModel, quoted } from "../schema/admin-model";
import { isOneOf } from "./row-conditions";
import { canBe, rowId, type StoredRow, selectList } from "./row-wire";

/** Finds the row that a row of a file means: by its key, else by a unique value. */
export type Existing = (row: AdminRow) => StoredRow | null;

/** Two queries for all rows of a part; what they find is held until the transaction ends. */
export async function findExisting(
  client: Pick<pg.ClientBase, "query">,
  model: AdminModel,
  rows: readonly AdminRow[],
): Promise<Existing> {
  const byKey = await findByKey(client, model, rows);
  const unique = uniqueColumn(model, rows);
  const byUnique = unique ? await findByUnique(client, model, unique, rows) : new Map<string, StoredRow>();
  return (row) => {
    const key = keyOf(model, row);
    if (key) return byKey.get(key) ?? null;
    return (unique && byUnique.get(uniqueText(unique, row) ?? "")) ?? null;
  };
}

const keyOf = (model: AdminModel, row: AdminRow): string | null =>
  model.keyColumns.every((column) => canBe(column, String(row[column.name] ?? "")) && row[column.name])
    ? rowId(model, row)
    : null;

async function findByKey(client: Pick<pg.ClientBase, "query">, model: AdminModel, rows: readonly AdminRow[]) {
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

/** A unique column that follows from another is known by the other. */
const FROM: Readonly<Record<string, string>> = { normalized_name: "name" };

function uniqueColumn(model: AdminModel, rows: readonly AdminRow[]): AdminColumn | undefined {
  const unique = model.columns.filter(({ field, primary_key }) => field.isUnique && !primary_key);
  return unique.find((column) => rows.some((row) => uniqueText(column, row) !== null));
}

function uniqueText({ name }: AdminColumn, row: AdminRow): string | null {
  const own = row[name];
  if (typeof own === "string" && own !== "") return own;
  const from = row[FROM[name] ?? ""];
  return typeof from === "string" && from !== "" ? normalizedName(from) : null;
}

async function findByUnique(
  client: Pick<pg.ClientBase, "query">,
  model: AdminModel,
  column: AdminColumn,
  rows: readonly AdminRow[],
) {
  const wanted = [...new Set(rows.flatMap((row) => uniqueText(column, row) ?? []))];
  const { rows: found } = await client.query<StoredRow>(
    `SELECT ${selectList(model)} FROM ${quoted(model.table)} r
     WHERE r.${quoted(column.name)} = ANY ($1::text[]) ORDER BY ${model.key.map(quoted).join(", ")} FOR UPDATE`,
    [wanted],
  );
  return new Map(found.map((row) => [String(row[column.name]), row]));
}
