import { db } from "@/server/db/client";
import { type Caller, entryNotFound, inPlan, lockPlan, planOf } from "./access";

/** Removes an entry from the plan. What was put on a grocery list for it stays there. */
export async function removeEntry(caller: Caller, id: string): Promise<void> {
  const plan = await planOf(caller, id);
  await db.$transaction(async (tx) => {
    await lockPlan(tx, plan);
    const { count } = await tx.mealEntry.deleteMany({ where: { id, ...inPlan(plan) } });
    if (count === 0) throw entryNotFound();
  });
}
