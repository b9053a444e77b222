import type { ClientWire } from "@/lib/schemas/oauth";
import { db } from "@/server/db/client";
import { MOST_CLIENTS } from "./register-client";
import { clientSelect, toClientWire } from "./wire";

/** The caller's applications, the oldest first. */
export async function listClients(caller: { userId: string }): Promise<ClientWire[]> {
  const rows = await db.oAuthClient.findMany({
    where: { ownerId: caller.userId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: MOST_CLIENTS,
    select: clientSelect,
  });
  return rows.map((row) => toClientWire(row));
}
