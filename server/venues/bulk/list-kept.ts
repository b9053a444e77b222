import { db, type Transaction } from "@/server/db/client";
import type { KeptVenue } from "./plan-bulk";

/** All of an owner's venues, as an upload compares them. Bounded by how many an owner may have. */
export async function listKept(userId: string, tx: Transaction | typeof db = db): Promise<KeptVenue[]> {
  const rows = await tx.venue.findMany({
    where: { ownerId: userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }], // of two alike, the oldest is the one that is met again
    select: { id: true, name: true, city: true, state: true, country: true, internalId: true },
  });
  return rows.map(({ internalId, ...row }) => ({ ...row, internal_id: internalId }));
}
