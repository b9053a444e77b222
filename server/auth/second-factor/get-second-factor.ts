import type { SecondFactorWire } from "@/lib/schemas/second-factor";
import { db } from "@/server/db/client";
import type { SignedIn } from "../resolve-caller";

export async function getSecondFactor({ userId }: SignedIn): Promise<SecondFactorWire> {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { secondFactorSince: true, _count: { select: { recoveryCodes: { where: { usedAt: null } } } } },
  });
  const since = user.secondFactorSince;
  return { since: since?.toISOString() ?? null, recovery_codes_left: since ? user._count.recoveryCodes : 0 };
}
