import { notFound } from "@/lib/errors";
import type { AuthorizationWire } from "@/lib/schemas/oauth";
import { db } from "@/server/db/client";
import { isClientId } from "../find-client";
import { authorizationSelect, toAuthorizationWire } from "./wire";

/** One of the caller's own records; another person's is answered with 404. `clientId`: the application's public id. */
export async function getAuthorization(
  caller: { userId: string },
  { userId, clientId }: { userId: string; clientId: string },
): Promise<AuthorizationWire> {
  if (userId !== caller.userId || !isClientId(clientId)) throw notFound("authorization");
  const row = await db.userClientAuthorization.findFirst({
    where: { userId, client: { clientId } },
    select: authorizationSelect,
  });
  if (!row) throw notFound("authorization");
  return toAuthorizationWire(row);
}
