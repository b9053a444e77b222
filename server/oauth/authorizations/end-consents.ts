import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { lockPersonIfThere } from "@/server/db/lock-person";
import { hasEnded } from "../has-ended";
import { endAuthorization } from "./store-authorization";

const PAGE = 200;

/**
 * Writes down the end of consents whose time is over and revokes everything issued on them, so that the application is
 * notified. This may run late: every use of a token checks the time itself. Any number of processes may do this at
 * once.
 */
export async function endConsents(): Promise<number> {
  let ended = 0;
  for (;;) {
    const over = await db.userClientAuthorization.findMany({
      where: { endsAt: { lte: now() } },
      orderBy: { endsAt: "asc" },
      take: PAGE,
      select: { id: true, userId: true, clientId: true },
    });
    for (const { id, userId, clientId } of over) if (await endOne({ id, userId, clientId })) ended += 1;
    if (over.length < PAGE) return ended;
  }
}

const endOne = (record: { id: string; userId: string; clientId: string }): Promise<boolean> =>
  db.$transaction(async (tx) => {
    if (!(await lockPersonIfThere(tx, record.userId))) return false;
    const current = await tx.userClientAuthorization.findUnique({ where: { id: record.id }, select: { endsAt: true } });
    if (!current || !hasEnded(current)) return false;
    await endAuthorization(tx, record);
    return true;
  });
