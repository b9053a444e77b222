import { now } from "@/server/clock";
import { db } from "@/server/db/client";

/**
 * Deletes the tables that have expired or whose seats are all empty. Any number of processes may do this at once.
 * @returns how many tables were deleted
 */
export async function sweepTables(): Promise<number> {
  const { count } = await db.sharedTable.deleteMany({
    where: { OR: [{ expiresAt: { lte: now() } }, { seats: { none: {} } }] },
  });
  return count;
}
