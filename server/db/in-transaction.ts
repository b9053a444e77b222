import type pg from "pg";
import { pool } from "./client";

/**
 * Runs SQL on one connection of the pool, all of it or none: for loads and bookkeeping in plain SQL, beside what
 * Prisma's own transactions do. Whatever `work` throws is thrown on after the rollback.
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
