import { now } from "@/server/clock";
import { newestFirst, plainWay, type Way } from "./way";

const stillOpen = () => ({ OR: [{ expiresAt: null }, { expiresAt: { gt: now() } }] });

/** Applications that may read the person: the consent, and everything that was issued on it. */
export const applications: Way = {
  endsAt: ["reset", "closing", "withdrawal"],
  open: async (tx, userId) => {
    const consents = await tx.userClientAuthorization.findMany({
      where: { userId, active: true, permission: true },
      orderBy: newestFirst,
      select: { id: true, createdAt: true, grantedAt: true, client: { select: { name: true } } },
    });
    return consents.map(({ id, client, grantedAt, createdAt }) => plainWay(id, client.name, grantedAt ?? createdAt));
  },
  end: async (tx, userId, { at, kept, occasion }) => {
    const others = { userId, id: { notIn: [...kept] } };
    const keptClients = await tx.userClientAuthorization.findMany({
      where: { userId, id: { in: [...kept] } },
      select: { clientId: true },
    });
    await tx.oAuthGrant.updateMany({
      where: { userId, revokedAt: null, clientId: { notIn: keptClients.map(({ clientId }) => clientId) } },
      data: { revokedAt: at, revokeReason: occasion === "reset" ? "password_reset" : "consent_withdrawn" },
    });
    // A trigger writes the notices that tell the applications.
    await tx.userClientAuthorization.updateMany({
      where: others,
      data: {
        ...{ permission: false, active: false, scopes: [], declined: [] },
        ...{ grantedAt: null, endsAt: null, updatedAt: at },
      },
    });
  },
};

export const shareLinks: Way = {
  endsAt: ["reset", "closing", "withdrawal"],
  open: async (tx, userId) =>
    (
      await tx.shareLink.findMany({
        where: { userId, ...stillOpen() },
        orderBy: newestFirst,
        select: { id: true, rows: true, createdAt: true, views: true },
      })
    ).map(({ id, rows, createdAt, views }) => ({ id, name: null, rows, since: createdAt, views })),
  end: (tx, userId, { kept }) => tx.shareLink.deleteMany({ where: { userId, id: { notIn: [...kept] } } }),
};

/** A plan shows nothing of the card either. */
export const calendars: Way = {
  endsAt: ["reset", "closing"],
  open: async (tx, userId) =>
    (
      await tx.calendarFeed.findMany({
        where: { userId },
        orderBy: newestFirst,
        select: { id: true, createdAt: true, member: { select: { household: { select: { name: true } } } } },
      })
    ).map(({ id, member, createdAt }) => plainWay(id, member?.household.name ?? null, createdAt)),
  end: (tx, userId, { kept }) => tx.calendarFeed.deleteMany({ where: { userId, id: { notIn: [...kept] } } }),
};

/** Links to recipes show nothing of the card, so they outlive the withdrawal of a consent to health data. */
export const recipeLinks: Way = {
  endsAt: ["reset", "closing"],
  open: async (tx, userId) =>
    (
      await tx.recipeLink.findMany({
        where: { userId, ...stillOpen() },
        orderBy: newestFirst,
        select: { id: true, createdAt: true, views: true, recipe: { select: { title: true } } },
      })
    ).map(({ id, recipe, createdAt, views }) => ({ id, name: recipe.title, rows: [], since: createdAt, views })),
  end: (tx, userId, { kept }) => tx.recipeLink.deleteMany({ where: { userId, id: { notIn: [...kept] } } }),
};
