import { pool } from "./client";
import type { Prisma } from "./generated/client";
import { readFromReplica } from "./replica";

/**
 * Runs a composed statement through node-postgres and returns its rows: for statements so frequent that Prisma's
 * overhead costs as much as the statement. The caller's type must match the column names.
 */
export async function queryRows<Row extends object>(statement: Prisma.Sql): Promise<Row[]> {
  const { rows } = await pool.query<Row>(statement.text, statement.values);
  return rows;
}

/**
 * As queryRows, for a statement that only reads and whose answer may be some seconds old: from the replica when there
 * is one that keeps up, else from the primary. Not for what people recorded about themselves, not for permissions, and
 * not for what is read right after it was changed.
 */
export async function queryLaggingRows<Row extends object>(statement: Prisma.Sql): Promise<Row[]> {
  return (await readFromReplica<Row>(statement.text, statement.values)) ?? queryRows<Row>(statement);
}
