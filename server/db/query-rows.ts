import { pool } from "./client";
import type { Prisma } from "./generated/client";
import { readFromReplica } from "./replica";

/**
 * The rows of a statement put together of parts, as node-postgres gives them: for statements asked so often that
 * Prisma's way around them costs as much as they do. Their columns are named as the caller's type is.
 */
export async function queryRows<Row extends object>(statement: Prisma.Sql): Promise<Row[]> {
  const { rows } = await pool.query<Row>(statement.text, statement.values);
  return rows;
}

/**
 * The same for a statement that only reads, and whose answer may be some seconds old: from the replica where there is
 * one that keeps up, else from the primary. Not for what somebody recorded of themselves, for who may see what, or for
 * what is looked at right after it was changed.
 */
export async function queryLaggingRows<Row extends object>(statement: Prisma.Sql): Promise<Row[]> {
  return (await readFromReplica<Row>(statement.text, statement.values)) ?? queryRows<Row>(statement);
}
