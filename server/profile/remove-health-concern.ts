import { notFound } from "@/lib/errors";
import { db } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { updateDisclosures } from "@/server/db/update-disclosures";
import { ownedBy } from "./access";

export async function removeHealthConcern(caller: { userId: string }, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockPerson(tx, caller.userId);
    const { count } = await tx.userHealthConcern.deleteMany({ where: { id, ...ownedBy(caller) } });
    if (count === 0) throw notFound("Health concern");
    await updateDisclosures(tx, caller.userId);
  });
}
