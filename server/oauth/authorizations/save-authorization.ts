import { AppError, notFound } from "@/lib/errors";
import type { AuthorizationWire, SaveAuthorizationBody } from "@/lib/schemas/oauth";
import { db } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { requireShown } from "../clients/shown-identity";
import { findActiveClient } from "../find-client";
import { storeAuthorization, storedSelect } from "./store-authorization";
import { toAuthorizationWire } from "./wire";

/** Records what a person allows an application, in the existing record if there is one. */
export async function saveAuthorization(
  caller: { userId: string },
  body: SaveAuthorizationBody,
): Promise<{ authorization: AuthorizationWire; isNew: boolean }> {
  if (body.user_id !== caller.userId) throw new AppError("forbidden", "otherAuthorization");
  const client = await findActiveClient(body.client_id);
  if (!client) throw notFound("application");
  return db.$transaction(async (tx) => {
    await lockPerson(tx, caller.userId);
    if (body.permission) await requireShown(tx, client.id, body.shown);
    const record = await tx.userClientAuthorization.findUnique({
      where: { userId_clientId: { userId: caller.userId, clientId: client.id } },
      select: storedSelect,
    });
    const { permission, active, scopes, declined, lasts, time_zone: timeZone } = body;
    const change = { userId: caller.userId, client, permission, active, scopes, declined, lasts, timeZone };
    const row = await storeAuthorization(tx, record, change);
    return { authorization: toAuthorizationWire(row), isNew: !record };
  });
}
