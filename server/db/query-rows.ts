import type { z } from "zod";
import { pool } from "./client";
import type { Prisma } from "./generated/client";
import { readFromReplica } from "./replica";

/**
 * Checks rows of raw SQL, which nothing else types: a column that was forgotten or is of another type is an error that
 * names it, at the first row, and not a value that is missing somewhere else. Values stay as the driver gave them.
 * @throws ZodError
 */
export const checkRows = <Row>(row: z.ZodType<Row>, rows: readonly unknown[]): Row[] =>
  rows.map((each) => row.parse(each));

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

/** What runs a statement on one connection: the pool, or a connection with a transaction on it. */
type Asked = { query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> };

/** As queryRows, of a statement with $1, $2, … and on the connection given: inside a transaction of node-postgres. */
export async function queryText<Row>(
  connection: Asked,
  row: z.ZodType<Row>,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { rows } = await connection.query(text, values);
  return checkRows(row, rows);
}
