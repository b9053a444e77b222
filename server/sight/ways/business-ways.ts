import { now } from "@/server/clock";
import { newestFirst, plainWay, type Way } from "./way";

/** Whoever has such a link may join the business in which the person invited: guests, numbers or everything. */
export const teamInvitations: Way = {
  endsAt: ["reset", "closing"],
  open: async (tx, userId) =>
    (
      await tx.businessInvitation.findMany({
        where: { invitedById: userId, expiresAt: { gt: now() } },
        orderBy: newestFirst,
        select: { id: true, createdAt: true, email: true },
      })
    ).map(({ id, email, createdAt }) => plainWay(id, email, createdAt)),
  end: (tx, userId, { kept }) =>
    tx.businessInvitation.deleteMany({ where: { invitedById: userId, id: { notIn: [...kept] } } }),
};
