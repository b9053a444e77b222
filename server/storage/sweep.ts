import { z } from "zod";
import { HOUR_SECONDS } from "@/lib/durations";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { log } from "@/server/log";
import { objectsUnder } from "./object-key";
import { objectStore } from "./store";

const BATCH = 20;
/** How long a process has to remove objects that it claimed, before another process tries. */
const LEASE_SECONDS = 300;
const FIRST_RETRY_SECONDS = 60;
const LONGEST_RETRY_SECONDS = 6 * HOUR_SECONDS;

const CLAIMED = z.object({ key: z.string(), writableUntil: z.date().nullable(), attempts: z.number() });
type Claimed = z.infer<typeof CLAIMED>;

const inSeconds = (seconds: number): Date => new Date(now().getTime() + seconds * 1000);

/**
 * Removes discarded objects until none are due. Any number of processes may do this at once; if one of them dies, its
 * objects are due again after the lease.
 * @returns how many keys were removed
 */
export async function sweepStore(): Promise<number> {
  let removed = 0;
  for (;;) {
    const claimed = await claim();
    for (const row of claimed) if (await removeOne(row)) removed++;
    if (claimed.length < BATCH) return removed;
  }
}

/**
 * Claims due keys and skips those that another process is claiming. Raising `attempts` makes keepObject fail from then
 * on.
 */
const claim = (): Promise<Claimed[]> =>
  queryRowsIn(
    db,
    CLAIMED,
    Prisma.sql`
    UPDATE stored_objects SET discard_at = ${inSeconds(LEASE_SECONDS)}, attempts = attempts + 1
    WHERE key IN (
      SELECT key FROM stored_objects WHERE discard_at <= ${now()} ORDER BY discard_at LIMIT ${BATCH}
      FOR UPDATE SKIP LOCKED)
    RETURNING key, writable_until AS "writableUntil", attempts`,
  );

async function removeOne({ key, writableUntil, attempts }: Claimed): Promise<boolean> {
  try {
    for (const object of objectsUnder(key)) await objectStore().remove(object);
  } catch (error) {
    const wait = Math.min(FIRST_RETRY_SECONDS * 2 ** (attempts - 1), LONGEST_RETRY_SECONDS);
    await db.storedObject.updateMany({ where: { key, attempts }, data: { discardAt: inSeconds(wait) } });
    log.warn({ err: error, attempts }, "a file could not be removed from the store; it will be tried again");
    return false;
  }
  if (writableUntil && writableUntil > now()) {
    // The upload address is still valid, so another file may arrive: the key is swept again when the address has
    // expired.
    await db.storedObject.updateMany({ where: { key, attempts }, data: { discardAt: writableUntil } });
  } else {
    await db.storedObject.deleteMany({ where: { key, attempts } });
  }
  return true;
}
