import { db } from "@/server/db/client";
import { entryNotFound, ownedBy } from "./access";

/** Takes an entry off the plan. What it put on a grocery list stays there. */
export async function removeEntry(caller: { userId: string }, id: string): Promise<void> {
  const { count } = await db.mealEntry.deleteMany({ where: { id, ...ownedBy(caller) } });
  if (count === 0) throw entryNotFound();
}
