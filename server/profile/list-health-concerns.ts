import type { UserHealthConcernWire } from "@/lib/schemas/profile";
import { db } from "@/server/db/client";
import { ownedBy } from "./access";
import { healthConcernSelect, toHealthConcernWire } from "./wire";

export async function listHealthConcerns(caller: { userId: string }): Promise<UserHealthConcernWire[]> {
  const rows = await db.userHealthConcern.findMany({
    where: ownedBy(caller),
    orderBy: { slot: "asc" },
    select: healthConcernSelect,
  });
  return rows.map(toHealthConcernWire);
}
