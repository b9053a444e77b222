import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { OPEN_MS } from "./pushed/pushed-request";

/** Deletes proofs that are too old to be sent again, and pushed requests that no browser may come with any more. */
export async function sweepShortLived(): Promise<number> {
  const at = now();
  const proofs = await db.oAuthUsedProof.deleteMany({ where: { expiresAt: { lt: at } } });
  const requests = await db.oAuthPushedRequest.deleteMany({
    where: { expiresAt: { lt: at }, OR: [{ openedAt: null }, { openedAt: { lt: new Date(at.getTime() - OPEN_MS) } }] },
  });
  return proofs.count + requests.count;
}
