import { pool } from "./client";
import type { Prisma } from "./generated/client";

/**
 * The rows of a statement put together of parts, as node-postgres gives them: for statements asked so often that
 * Prisma's way around them costs as much as they do. Their columns are named as the caller's type is.
 */
export async function queryRows<Row extends object>(statement: Prisma.Sql): Promise<Row[]> {
  const { rows } = await pool.query<Row>(statement.text, statement.values);
  return rows;
}
