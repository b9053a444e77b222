import { z } from "zod";
import { pool } from "@/server/db/client";
import { queryText } from "@/server/db/query-text";
import { type AdminModel, quoted } from "../schema/admin-model";
import { FEW_VALUES, LARGE_TABLE, type TableFacts } from "./table-facts";

const VALUES = z.object({ every: z.number(), matching: z.array(z.string()) });

/** By column, the values that contain the text of its filter. */
export type FoundValues = ReadonlyMap<string, readonly string[]>;

/**
 * For a large table: if an indexed column has few distinct values, a filter's text is searched among these values, and
 * the rows are then found by whole values. Columns with many values are left out.
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
  const rows = await queryText(
    pool,
    VALUES,
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
