import { db, type Transaction } from "@/server/db/client";
import type { KeptVenue } from "./plan-bulk";

/** All of an owner's venues in the form that an upload is compared with. Their number is limited per owner. */
export async function listKept(userId: string, tx: Transaction | typeof db = db): Promise<KeptVenue[]> {
  const rows = await tx.venue.findMany({
    where: { ownerId: userId },
    // Of two equal venues, planBulk uses the last, so the oldest comes last.
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true, name: true, city: true, state: true, country: true, internalId: true },
  });
  return rows.map(({ internalId, ...row }) => ({ ...row, internal_id: internalId }));
}
