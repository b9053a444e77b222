import { now } from "@/server/clock";
import { db } from "@/server/db/client";

/**
 * Removes every table whose time is over and every one at which nobody sits any more, with its seats. Any number of
 * processes may do this at once. @returns how many went
 */
export async function sweepTables(): Promise<number> {
  const { count } = await db.sharedTable.deleteMany({
    where: { OR: [{ expiresAt: { lte: now() } }, { seats: { none: {} } }] },
  });
  return count;
}
