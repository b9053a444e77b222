import { notFound } from "@/lib/errors";
import { db } from "@/server/db/client";
import { ownClient } from "./access";

/** Deletes an application; all grants, codes, tokens and consents go with it by the foreign keys. */
export async function deleteClient(caller: { userId: string }, clientId: string): Promise<void> {
  const { count } = await db.oAuthClient.deleteMany({ where: ownClient(caller, clientId) });
  if (count === 0) throw notFound("application");
}
