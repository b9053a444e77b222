import { notFound } from "@/lib/errors";
import type { AuthorizationWire, ChangeAuthorizationBody } from "@/lib/schemas/oauth";
import { db } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { requireShown } from "../clients/shown-identity";
import { storeAuthorization, storedSelect } from "./store-authorization";
import { toAuthorizationWire } from "./wire";

/** Changes one of the caller's own records; another person's is answered with 404. Fields that are not given stay. */
export async function changeAuthorization(
  caller: { userId: string },
  authorizationId: string,
  body: ChangeAuthorizationBody,
): Promise<AuthorizationWire> {
  return db.$transaction(async (tx) => {
    await lockPerson(tx, caller.userId);
    const record = await tx.userClientAuthorization.findUnique({
      where: { id: authorizationId, userId: caller.userId },
      select: {
        ...storedSelect,
        permission: true,
        active: true,
        client: { select: { id: true, scopes: true } },
      },
    });
    if (!record) throw notFound("authorization");
    if (body.permission) await requireShown(tx, record.client.id, body.shown);
    const row = await storeAuthorization(tx, record, {
      userId: caller.userId,
      client: record.client,
      permission: body.permission ?? record.permission,
      active: body.active ?? record.active,
      scopes: body.scopes,
      declined: body.declined,
      lasts: body.lasts,
      timeZone: body.time_zone,
    });
    return toAuthorizationWire(row);
  });
}
