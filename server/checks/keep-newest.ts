import type { Transaction } from "@/server/db/client";
import type { FoodCheck } from "@/server/db/generated/client";

/** Older checks than these leave the history. */
export const MOST_CHECKS = 1000;

/** Drops what is older than the newest MOST_CHECKS. */
export async function keepNewest(
  tx: Transaction,
  { userId }: { userId: string },
  check: FoodCheck,
): Promise<FoodCheck> {
  const old = await tx.foodCheck.findMany({
    where: { userId },
    orderBy: [{ checkedAt: "desc" }, { id: "desc" }],
    skip: MOST_CHECKS,
    select: { id: true },
  });
  if (old.length > 0) await tx.foodCheck.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
  return check;
}
