import { now } from "@/server/clock";
import type { Transaction } from "@/server/db/client";

/**
 * Puts a guest whom staff dismissed back on the kitchen's list, because what they dismissed is no longer what is true:
 * the card says something else, the guest sits elsewhere, or rang.
 */
export async function returnToList(tx: Pick<Transaction, "guestVisit">, visitId: string): Promise<void> {
  await tx.guestVisit.updateMany({
    where: { visitId, dismissedAt: { not: null }, returnedAt: null },
    data: { returnedAt: now(), returnedBy: null },
  });
}
