import { now } from "@/server/clock";
import type { Transaction } from "./client";

/**
 * Closes everything through which others read a person's card, under the person's lock: visits under way and seats at
 * tables, share links, applications with all that was issued to them (a trigger writes the notice that tells them), and
 * what the members of a household are shown. Nothing of it comes back by itself.
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
