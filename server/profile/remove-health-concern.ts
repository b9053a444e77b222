import { notFound } from "@/lib/errors";
import { db } from "@/server/db/client";
import { ownedBy } from "./access";

export async function removeHealthConcern(caller: { userId: string }, id: string): Promise<void> {
  const { count } = await db.userHealthConcern.deleteMany({ where: { id, ...ownedBy(caller) } });
  if (count === 0) throw notFound("Health concern");
}
