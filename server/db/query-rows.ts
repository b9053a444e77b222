import type { z } from "zod";
import { pool } from "./client";
import type { Prisma } from "./generated/client";
import { checkRows } from "./query-text";
import { readFromReplica } from "./replica";

/**
 * Runs a composed statement through node-postgres and returns its rows, checked by a schema that is made once, outside
 * the calling function: for statements so frequent that Prisma's overhead costs as much as the statement.
 */
export async function queryRows<Row>(row: z.ZodType<Row>, statement: Prisma.Sql): Promise<Row[]> {
  const { rows } = await pool.query(statement.text, statement.values);
  return checkRows(row, rows);
}

/**
 * As queryRows, for a statement that only reads and whose answer may be some seconds old: from the replica when there
 * is one that keeps up, else from the primary. Not for what people recorded about themselves, not for permissions, and
 * not for what is read right after it was changed.
 */
export async function queryLaggingRows<Row>(row: z.ZodType<Row>, statement: Prisma.Sql): Promise<Row[]> {
  const rows = await readFromReplica(statement.text, statement.values);
  return rows === null ? queryRows(row, statement) : checkRows(row, rows);
}

/** As queryRows, through Prisma's client: inside a transaction, or where its conversions of values are needed. */
export async function queryRowsIn<Row>(
  client: Pick<Prisma.TransactionClient, "$queryRaw">,
  row: z.ZodType<Row>,
  statement: Prisma.Sql,
): Promise<Row[]> {
  return checkRows(row, await client.$queryRaw<unknown[]>(statement));
}
