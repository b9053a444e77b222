import { now } from "@/server/clock";
import type { Transaction } from "./client";

/**
 * Ends every way in which others can read a person's card: active visits and seats at tables, share links,
 * applications with all tokens issued to them (a trigger writes the notices that tell the applications), and what
 * members of a household see. Runs under the person's lock. None of it is restored automatically.
 */
export async function stopSharing(tx: Transaction, userId: string): Promise<void> {
  const at = now();
  await tx.visit.updateMany({
    where: { userId, status: "active", expiresAt: { gt: at } },
    data: { status: "ended", endedAt: at },
  });
  await tx.tableSeat.deleteMany({ where: { userId } });
  await tx.shareLink.deleteMany({ where: { userId } });
  await tx.oAuthGrant.updateMany({
    where: { userId, revokedAt: null },
    data: { revokedAt: at, revokeReason: "consent_withdrawn" },
  });
  await tx.userClientAuthorization.updateMany({
    where: { userId },
    data: {
      ...{ permission: false, active: false, scopes: [], declined: [] },
      ...{ grantedAt: null, endsAt: null, updatedAt: at },
    },
  });
  await tx.householdMember.updateMany({ where: { userId }, data: { rows: [] } });
}
