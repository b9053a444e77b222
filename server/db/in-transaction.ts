import type pg from "pg";
import { pool } from "./client";

/**
 * Runs plain SQL in a transaction on one connection of the pool. It is for loading and bookkeeping; everything else
 * uses Prisma's own transactions. An error of `work` is thrown again after the rollback.
 */
export async function inTransaction<Result>(work: (client: pg.PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    const result = await work(client);
    await client.query("COMMIT");
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}
