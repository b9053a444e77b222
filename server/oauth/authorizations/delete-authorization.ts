import { notFound } from "@/lib/errors";
import { db } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { revokeGrants } from "../revoke-grants";

/** Deletes one of the caller's own records, and revokes everything that was issued on it. */
export async function deleteAuthorization(caller: { userId: string }, authorizationId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockPerson(tx, caller.userId);
    const where = { id: authorizationId, userId: caller.userId };
    const record = await tx.userClientAuthorization.findUnique({ where, select: { clientId: true } });
    if (!record) throw notFound("authorization");
    await revokeGrants(tx, { userId: caller.userId, clientId: record.clientId }, "consent_withdrawn");
    await tx.userClientAuthorization.deleteMany({ where });
  });
}
