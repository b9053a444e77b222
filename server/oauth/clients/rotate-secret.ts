import { HOUR_MS } from "@/lib/durations";
import { AppError, notFound } from "@/lib/errors";
import type { ClientWire } from "@/lib/schemas/oauth";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { ownClient } from "./access";
import { newSecret } from "./new-secret";
import { clientSelect, toClientWire } from "./wire";

/**
 * Makes a new secret, which this answer alone contains. The old one stops working at once, or after the hours asked
 * for.
 */
export async function rotateSecret(
  caller: { userId: string },
  clientId: string,
  { overlapHours = 0 }: { overlapHours?: number | undefined } = {},
): Promise<ClientWire> {
  const where = ownClient(caller, clientId);
  const client = await db.oAuthClient.findUnique({
    where,
    select: { tokenEndpointAuthMethod: true, secretHash: true },
  });
  if (!client) throw notFound("application");
  if (client.tokenEndpointAuthMethod === "none") throw new AppError("conflict", "publicNoSecret");
  const { secret, stored } = newSecret();
  const previous = {
    previousSecretHash: overlapHours > 0 ? client.secretHash : null,
    previousSecretEndsAt: overlapHours > 0 ? new Date(now().getTime() + overlapHours * HOUR_MS) : null,
  };
  // The condition on the current hash lets only one of two simultaneous rotations succeed.
  const [row] = await db.oAuthClient.updateManyAndReturn({
    where: { ...where, secretHash: client.secretHash },
    data: { ...stored, ...previous },
    select: clientSelect,
  });
  if (!row) throw new AppError("conflict", "secretJustRotated");
  return toClientWire(row, secret);
}
