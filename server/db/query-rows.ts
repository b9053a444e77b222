import type { z } from "zod";
import { pool } from "./client";
import type { Prisma } from "./generated/client";
import { checkRows } from "./query-text";
import { readFromReplica } from "./replica";

/**
 * Runs a composed statement through node-postgres and returns its rows, checked by a schema that is created once,
 * outside the calling function. For statements so frequent that Prisma's overhead costs as much as the statement.
 */
export async function queryRows<Row>(row: z.ZodType<Row>, statement: Prisma.Sql): Promise<Row[]> {
  const { rows } = await pool.query(statement.text, statement.values);
  return checkRows(row, rows);
}

/**
 * The same as queryRows, for a read whose result may be some seconds old: from the replica if there is one that keeps
 * up, otherwise from the primary. Not for what people recorded about themselves, not for permissions, and not for data
 * that was just changed.
 */
export async function queryLaggingRows<Row>(row: z.ZodType<Row>, statement: Prisma.Sql): Promise<Row[]> {
  const rows = await readFromReplica(statement.text, statement.values);
  return rows === null ? queryRows(row, statement) : checkRows(row, rows);
}

/**
 * The same as queryRows through Prisma's client: inside a transaction, or where Prisma's conversion of values is
 * needed.
 */
export async function queryRowsIn<Row>(
  client: Pick<Prisma.TransactionClient, "$queryRaw">,
  row: z.ZodType<Row>,
  statement: Prisma.Sql,
): Promise<Row[]> {
  return checkRows(row, await client.$queryRaw<unknown[]>(statement));
}
