import { randomBytes } from "node:crypto";
import { newestFirst, plainWay, type Way } from "./way";

/**
 * Applications that the person owns: whoever was in the account may have made one, or made a secret of one and seen it,
 * and acts as it with every token that its users allowed it. Such an application stays, with its name and addresses, but
 * its secrets and tokens end: its owner makes a new secret, and its users sign in there again.
 */
export const ownApplications: Way = {
  endsAt: ["reset"],
  open: async (tx, userId) =>
    (
      await tx.oAuthClient.findMany({
        where: { ...ownedBy(userId), OR: [{ secretLast4: null }, { secretLast4: { not: NO_SECRET } }] },
        orderBy: newestFirst,
        select: { id: true, name: true, createdAt: true },
      })
    ).map(({ id, name, createdAt }) => plainWay(id, name, createdAt)),
  end: async (tx, userId, { at, kept }) => {
    const ended = await tx.oAuthClient.findMany({
      where: { ...ownedBy(userId), id: { notIn: [...kept] } },
      select: { id: true, secretHash: true },
    });
    for (const { id, secretHash } of ended) {
      const noSecret = { secretHash: randomBytes(32).toString("hex"), secretLast4: NO_SECRET };
      await tx.oAuthClient.update({
        where: { id },
        data: {
          ...(secretHash === null ? {} : noSecret),
          ...{ previousSecretHash: null, previousSecretEndsAt: null, updatedAt: at },
        },
        select: { id: true },
      });
    }
    await tx.oAuthGrant.updateMany({
      where: { clientId: { in: ended.map(({ id }) => id) }, revokedAt: null },
      data: { revokedAt: at, revokeReason: "password_reset" },
    });
  },
};

/** Each owner of a business sees its secrets, under whichever of them it is recorded. */
const ownedBy = (userId: string) => {
  const isOwner = { some: { userId, roles: { some: { role: "owner" as const } } } };
  return { AND: { OR: [{ ownerId: userId }, { owner: { heldBusiness: { members: isOwner } } }] } };
};

/** Stands for the end of a secret that works no more: nobody knows a value with the digest that is stored then. */
const NO_SECRET = "";
