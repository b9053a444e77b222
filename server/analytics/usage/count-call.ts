import { AppError } from "@/lib/errors";
import { now } from "@/server/clock";
import { pool } from "@/server/db/client";
import { isForeignKeyViolation } from "@/server/db/errors";
import { WITHOUT_THE_DISK } from "@/server/db/without-the-disk";

/**
 * Adds a call and its items to the application's counter of the UTC day, in one statement, so that simultaneous calls
 * are all counted.
 * @throws AppError unauthenticated when the application was deleted while its call was being answered
 */
export async function countCall(clientRowId: string, items: number): Promise<void> {
  const day = now().toISOString().slice(0, 10);
  try {
    await pool.query(
      `INSERT INTO usage_counters (client_id, day, calls, items)
       SELECT $1::uuid, $2::date, 1, $3::int FROM ${WITHOUT_THE_DISK}
       ON CONFLICT (client_id, day)
       DO UPDATE SET calls = usage_counters.calls + 1, items = usage_counters.items + excluded.items`,
      [clientRowId, day, items],
    );
  } catch (error) {
    if (isForeignKeyViolation(error)) throw new AppError("unauthenticated", "applicationGone");
    throw error;
  }
}
