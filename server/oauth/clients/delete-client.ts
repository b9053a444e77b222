import { notFound } from "@/lib/errors";
import { db } from "@/server/db/client";
import { ownClient } from "./access";

/** Deletes an application; all grants, codes, tokens and consents go with it by the foreign keys. */
export async function deleteClient(caller: { userId: string }, clientId: string): Promise<{ name: string }> {
  const where = ownClient(caller, clientId);
  const found = await db.oAuthClient.findUnique({ where, select: { name: true } });
  const { count } = await db.oAuthClient.deleteMany({ where });
  if (!found || count === 0) throw notFound("application");
  return found;
}
