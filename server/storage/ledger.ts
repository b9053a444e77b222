import { HOUR_SECONDS } from "@/lib/durations";
import { AppError } from "@/lib/errors";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";

/** Longer than any upload takes; after it, what no photo was made of is removed. */
const UNKEPT_SECONDS = HOUR_SECONDS;

/** Says that objects are about to be written under `key`. Unless kept, they are removed again. */
export async function registerObject(key: string): Promise<void> {
  const discardAt = new Date(now().getTime() + UNKEPT_SECONDS * 1000);
  await db.storedObject.create({ data: { key, discardAt, createdAt: now() } });
}

/** Says that a client may write one object under `key` until then. It is removed after that at the latest. */
export async function registerUpload(tx: Transaction, key: string, until: Date): Promise<void> {
  await tx.storedObject.create({ data: { key, discardAt: until, writableUntil: until, createdAt: now() } });
}

/** In the transaction that makes the photo: from now on its objects stay. Too late once they are being removed. */
export async function keepObject(tx: Transaction, key: string): Promise<void> {
  const { count } = await tx.storedObject.updateMany({
    where: { key, attempts: 0, discardAt: { gt: now() } },
    data: { discardAt: null },
  });
  if (count === 0) throw new AppError("unavailable", "The upload took too long. Please try again.");
}

export async function discardObject(tx: Transaction, key: string): Promise<void> {
  await tx.storedObject.updateMany({ where: { key }, data: { discardAt: now() } });
}
