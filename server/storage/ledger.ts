import { HOUR_SECONDS } from "@/lib/durations";
import { AppError } from "@/lib/errors";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";

/** Longer than any upload takes. Objects that belong to no photo after this time are removed. */
const UNKEPT_SECONDS = HOUR_SECONDS;

/** Records that objects are about to be written under `key`. They are removed later unless keepObject is called. */
export async function registerObject(key: string): Promise<void> {
  const discardAt = new Date(now().getTime() + UNKEPT_SECONDS * 1000);
  await db.storedObject.create({ data: { key, discardAt, createdAt: now() } });
}

/** Records that a client may write one object under `key` until the given time. The object is removed after that. */
export async function registerUpload(tx: Transaction, key: string, until: Date): Promise<void> {
  await tx.storedObject.create({ data: { key, discardAt: until, writableUntil: until, createdAt: now() } });
}

/**
 * Keeps the objects under `key`. Must be called in the transaction that creates the photo. Errors: 503 if their removal
 * has begun.
 */
export async function keepObject(tx: Transaction, key: string): Promise<void> {
  const { count } = await tx.storedObject.updateMany({
    where: { key, attempts: 0, discardAt: { gt: now() } },
    data: { discardAt: null },
  });
  if (count === 0) throw new AppError("unavailable", "uploadSlow");
}

export async function discardObject(tx: Transaction, key: string): Promise<void> {
  await tx.storedObject.updateMany({ where: { key }, data: { discardAt: now() } });
}
