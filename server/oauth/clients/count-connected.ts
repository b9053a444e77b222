import { db } from "@/server/db/client";
import { notEnded } from "../has-ended";

/** For each of the caller's applications, by public id, how many people currently allow it to read their data. */
export async function countConnected(caller: { userId: string }): Promise<Record<string, number>> {
  const clients = await db.oAuthClient.findMany({
    where: { ownerId: caller.userId },
    select: {
      clientId: true,
      _count: { select: { authorizations: { where: { permission: true, active: true, ...notEnded() } } } },
    },
  });
  return Object.fromEntries(clients.map((client) => [client.clientId, client._count.authorizations]));
}
