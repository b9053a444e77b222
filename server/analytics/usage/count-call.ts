import { now } from "@/server/clock";
import { pool } from "@/server/db/client";

/**
 * Adds one call and its items to the application's counter of the UTC day: one statement, so that calls that
 * arrive together are all counted.
 */
export async function countCall(clientRowId: string, items: number): Promise<void> {
  const day = now().toISOString().slice(0, 10);
  await pool.query(
    `INSERT INTO usage_counters (client_id, day, calls, items) VALUES ($1, $2, 1, $3)
     ON CONFLICT (client_id, day)
     DO UPDATE SET calls = usage_counters.calls + 1, items = usage_counters.items + excluded.items`,
    [clientRowId, day, items],
  );
}
