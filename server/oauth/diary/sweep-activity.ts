import { DAY_MS } from "@/lib/durations";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";

const READS_KEPT_MS = 365 * DAY_MS;
const NOTICES_KEPT_MS = 365 * DAY_MS;
/** A notice about a deleted account still identifies a person, so it is deleted once it is of no more use. */
const NOTICES_OF_NOBODY_KEPT_MS = 30 * DAY_MS;
const PAGE = 1000;

/** Deletes reads and notices that are a year old. Any number of processes may do this at once. */
export async function sweepActivity(): Promise<number> {
  const before = (kept: number) => new Date(now().getTime() - kept);
  const reads = await inPages(
    () => db.$executeRaw`
      DELETE FROM oauth_reads WHERE id IN (
        SELECT id FROM oauth_reads WHERE last_at < ${before(READS_KEPT_MS)} LIMIT ${PAGE} FOR UPDATE SKIP LOCKED)`,
  );
  const notices = await inPages(
    () => db.$executeRaw`
      DELETE FROM oauth_notices WHERE id IN (
        SELECT id FROM oauth_notices WHERE next_attempt_at IS NULL AND created_at <
          CASE WHEN user_id IS NULL THEN ${before(NOTICES_OF_NOBODY_KEPT_MS)}::timestamptz
            ELSE ${before(NOTICES_KEPT_MS)}::timestamptz END
        LIMIT ${PAGE} FOR UPDATE SKIP LOCKED)`,
  );
  return reads + notices;
}

async function inPages(remove: () => Promise<number>): Promise<number> {
  let removed = 0;
  for (;;) {
    const count = await remove();
    removed += count;
    if (count < PAGE) return removed;
  }
}
