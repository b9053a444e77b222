import { pool } from "@/server/db/client";
import { type AdminModel, quoted } from "../schema/admin-model";
import { FEW_VALUES, LARGE_TABLE, type TableFacts } from "./table-facts";

/** By column the values that hold the text that its filter asks for. */
export type FoundValues = ReadonlyMap<string, readonly string[]>;

/**
 * Of a large table whose column has few values, a part of a text is looked for among the values, which an index gives
 * one after the other, and the rows are then found by whole values. A column that turns out to have many is left out.
 */
export async function findValues(
  model: AdminModel,
  filters: ReadonlyMap<string, string>,
  facts: TableFacts,
): Promise<FoundValues> {
  const found = new Map<string, readonly string[]>();
  if (facts.rows <= LARGE_TABLE) return found;
  for (const [name, text] of filters) {
    const column = model.columns.find((each) => each.name === name);
    if (column?.type !== "string" || column.list || !facts.ofFewValues.has(name) || isWhole(text)) continue;
    const values = await valuesLike(quoted(model.table), quoted(name), text);
    if (values) found.set(name, values);
  }
  return found;
}

const isWhole = (text: string) => text === "" || text.startsWith("=") || text === "null" || text === "!null";

async function valuesLike(table: string, column: string, text: string): Promise<string[] | null> {
  const { rows } = await pool.query<{ every: number; matching: string[] }>(
    `WITH RECURSIVE stepped(value) AS (
       (SELECT ${column} FROM ${table} WHERE ${column} IS NOT NULL ORDER BY ${column} LIMIT 1)
       UNION ALL
       SELECT (SELECT ${column} FROM ${table} WHERE ${column} > stepped.value ORDER BY ${column} LIMIT 1)
       FROM stepped WHERE stepped.value IS NOT NULL
     ), known AS (SELECT value FROM stepped LIMIT ${2 * FEW_VALUES})
     SELECT count(*)::int AS every,
       coalesce(array_agg(value) FILTER (WHERE value ILIKE $1), '{}') AS matching FROM known`,
    [`%${text.replaceAll(/[\\%_]/g, "\\$&")}%`],
  );
  const [result] = rows;
  return result && result.every < 2 * FEW_VALUES ? result.matching : null;
}
