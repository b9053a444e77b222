import { db } from "@/server/db/client";

/** The newest list that a person shares with a household; null if there is none. */
export async function newestSharedList(
  userId: string,
): Promise<{ id: string; name: string; household: string } | null> {
  const list = await db.groceryList.findFirst({
    where: { household: { members: { some: { userId } } } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { id: true, name: true, household: { select: { name: true } } },
  });
  return list?.household ? { id: list.id, name: list.name, household: list.household.name } : null;
}
