import { db } from "@/server/db/client";
import { notEnded } from "../has-ended";

/** How many people let each of the caller's applications read, by its public id. */
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
