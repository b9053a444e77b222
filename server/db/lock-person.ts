import { z } from "zod";
import { AppError } from "@/lib/errors";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import type { Transaction } from "./client";

/**
 * Locks the person's row, so that concurrent changes of one profile come one after another, and limits such as 'at most
 * three' are decided by rows that nobody else is changing. The unique slots in the tables would refuse a fourth row in
 * any case. @throws AppError 401 when the account was deleted meanwhile
 */
export async function lockPerson(tx: Transaction, userId: string): Promise<void> {
  if (!(await lockPersonIfThere(tx, userId))) throw new AppError("unauthenticated", "notAuthenticated");
}

const THERE = z.object({});

/** The same as lockPerson, but returns whether the person exists instead of throwing. */
export async function lockPersonIfThere(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await queryRowsIn(
    tx,
    THERE,
    Prisma.sql`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`,
  );
  return rows.length > 0;
}

/** The lowest free slot from 1 to `most`, or null when all are taken. */
export function freeSlot(taken: readonly number[], most: number): number | null {
  for (let slot = 1; slot <= most; slot++) if (!taken.includes(slot)) return slot;
  return null;
}
