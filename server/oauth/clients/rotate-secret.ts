import { AppError, notFound } from "@/lib/errors";
import type { ClientWire } from "@/lib/schemas/oauth";
import { db } from "@/server/db/client";
import { ownClient } from "./access";
import { newSecret } from "./new-secret";
import { clientSelect, toClientWire } from "./wire";

/** A new secret, told once; the old one is dead from then on. */
export async function rotateSecret(caller: { userId: string }, clientId: string): Promise<ClientWire> {
  const where = ownClient(caller, clientId);
  const client = await db.oAuthClient.findUnique({ where, select: { tokenEndpointAuthMethod: true } });
  if (!client) throw notFound("Application");
  if (client.tokenEndpointAuthMethod === "none") throw new AppError("conflict", "A public application has no secret");
  const { secret, stored } = newSecret();
  const [row] = await db.oAuthClient.updateManyAndReturn({ where, data: stored, select: clientSelect });
  if (!row) throw notFound("Application");
  return toClientWire(row, secret);
}
