import { randomUUID } from "node:crypto";
import { AppError } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import type { ClientWire, RegisterClientBody } from "@/lib/schemas/oauth";
import { DETAIL_SWITCHES, DETAIL_TEXTS } from "@/lib/schemas/oauth-details";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { checkedFields } from "./checked-fields";
import { changedColumns } from "./detail-columns";
import { newSecret } from "./new-secret";
import { pairwiseOf } from "./pairwise";
import { clientSelect, toClientWire } from "./wire";

export const MOST_CLIENTS = 100;

const detailsIn = (body: RegisterClientBody) =>
  Object.fromEntries([...DETAIL_TEXTS, ...DETAIL_SWITCHES].map((name) => [name, body[name]]));

/** Registers an application of a business. If it has a secret, this answer alone contains it. */
export async function registerClient(caller: { userId: string }, body: RegisterClientBody): Promise<ClientWire> {
  const isPublic = body.token_endpoint_auth_method === "none";
  const isPairwise = body.subject_type === "pairwise";
  const fields = checkedFields(body, { isPublic });
  const made = isPublic ? null : newSecret();
  const row = await db.$transaction(async (tx) => {
    await lockPerson(tx, caller.userId);
    if ((await tx.oAuthClient.count({ where: { ownerId: caller.userId } })) >= MOST_CLIENTS) {
      throw new AppError("conflict", says("applicationsMost", { count: MOST_CLIENTS }));
    }
    return tx.oAuthClient.create({
      data: {
        clientId: randomUUID(),
        ownerId: caller.userId,
        tokenEndpointAuthMethod: body.token_endpoint_auth_method,
        ...fields,
        ...changedColumns(detailsIn(body)),
        ...(made?.stored ?? {}),
        ...(isPairwise ? await pairwiseOf(tx, caller.userId, fields.redirectUris) : {}),
        createdAt: now(),
      },
      select: clientSelect,
    });
  });
  return toClientWire(row, made?.secret ?? null);
}
