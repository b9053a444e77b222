import type { z } from "zod";

/**
 * Checks the rows of raw SQL, which nothing else types. A column that is missing or of another type causes an error
 * that names it at the first row, instead of a missing value somewhere else. Values stay as the driver returned them.
 * @throws ZodError
 */
export const checkRows = <Row>(row: z.ZodType<Row>, rows: readonly unknown[]): Row[] =>
  rows.map((each) => row.parse(each));

/** A connection that runs statements: the pool, or a client with an open transaction. */
type Connection = { query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }> };

/**
 * Runs a statement with $1, $2, … on the given connection (the pool, or a client with a transaction of node-postgres)
 * and returns its rows, checked by a schema that is created once, outside the calling function.
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
