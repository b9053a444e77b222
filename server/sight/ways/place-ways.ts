import { now } from "@/server/clock";
import { plainWay, type Way } from "./way";

/** Visits that are going on: the venue sees every change of the card. */
export const visits: Way = {
  endsAt: ["reset", "closing", "withdrawal"],
  open: async (tx, userId) =>
    (
      await tx.visit.findMany({
        where: { userId, status: "active", expiresAt: { gt: now() } },
        orderBy: [{ checkInTime: "desc" }, { id: "desc" }],
        select: { id: true, sharedRows: true, checkInTime: true, venue: { select: { name: true } } },
      })
    ).map(({ id, venue, sharedRows, checkInTime }) => ({
      ...{ id, name: venue.name, rows: sharedRows, since: checkInTime, views: null },
    })),
  end: (tx, userId, { at, kept }) =>
    tx.visit.updateMany({
      where: { userId, status: "active", expiresAt: { gt: at }, id: { notIn: [...kept] } },
      data: { status: "ended", endedAt: at },
    }),
};

/**
 * What venues still see of visits that are over: it no longer changes, so only the end of the account ends it before
 * its time. Then the visits are counts without a person.
 */
export const pastVisits: Way = {
  endsAt: ["closing"],
  open: async (tx, userId) =>
    (await tx.visitDisclosure.findMany({ where: { userId }, select: { visitId: true, updatedAt: true } })).map(
      ({ visitId, updatedAt }) => plainWay(visitId, null, updatedAt),
    ),
  end: async (tx, userId) => {
    await tx.visitDisclosure.deleteMany({ where: { userId } });
    await tx.visit.updateMany({ where: { userId }, data: { userId: null } });
    // The same as the foreign key does when an account is deleted; a trigger takes the person out of the statistics.
    await tx.venueGuest.deleteMany({ where: { userId } });
  },
};

export const tableSeats: Way = {
  endsAt: ["reset", "closing", "withdrawal"],
  open: async (tx, userId) =>
    (
      await tx.tableSeat.findMany({
        where: { userId, table: { expiresAt: { gt: now() } } },
        orderBy: [{ joinedAt: "desc" }, { id: "desc" }],
        select: { id: true, joinedAt: true, table: { select: { venue: { select: { name: true } } } } },
      })
    ).map(({ id, table, joinedAt }) => plainWay(id, table.venue?.name ?? null, joinedAt)),
  end: (tx, userId, { kept }) => tx.tableSeat.deleteMany({ where: { userId, id: { notIn: [...kept] } } }),
};
