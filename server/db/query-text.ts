import type { z } from "zod";

/**
 * Checks rows of raw SQL, which nothing else types: a column that was forgotten or is of another type is an error that
 * names it, at the first row, and not a value that is missing somewhere else. Values stay as the driver gave them.
 * @throws ZodError
 */
export const checkRows = <Row>(row: z.ZodType<Row>, rows: readonly unknown[]): Row[] =>
  rows.map((each) => row.parse(each));

/** What runs a statement on one connection: the pool, or a connection with a transaction on it. */
type Connection = { query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> };

/**
 * Runs a statement with $1, $2, … on the connection given (the pool, or a transaction of node-postgres) and returns its
 * rows, checked by a schema that is made once, outside the calling function.
 */
export async function queryText<Row>(
  connection: Connection,
  row: z.ZodType<Row>,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const { rows } = await connection.query(text, values);
  return checkRows(row, rows);
}
