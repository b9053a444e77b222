import { now } from "@/server/clock";
import type { Transaction } from "@/server/db/client";

export type RevokeReason =
  | "code_reused"
  | "refresh_token_reused"
  | "revoked_by_client"
  | "consent_withdrawn"
  | "consent_ended";

type Which = { id: string } | { userId: string; clientId: string };

/**
 * Ends grants with everything issued from them, in one update: codes, access and refresh tokens are live only
 * while their grant is. `clientId`: the application's row.
 */
export async function revokeGrants(
  tx: Pick<Transaction, "oAuthGrant">,
  which: Which,
  reason: RevokeReason,
): Promise<void> {
  await tx.oAuthGrant.updateMany({
    where: { ...which, revokedAt: null },
    data: { revokedAt: now(), revokeReason: reason },
  });
}
