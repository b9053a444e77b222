import { ENDED_WAYS, type EndedWayWire } from "@/lib/schemas/ended-ways";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { isDatabaseUnavailable } from "@/server/db/errors";
import { type NamedWay, openWays } from "@/server/sight/ways/end-sight";
import { hashMailedToken } from "./mailed-token";

/**
 * What the reset with this link would end: everything by which somebody else sees the person or acts as them. Whoever
 * has the link reads the person's mails. Empty for a link that is used, expired or invented, and while the database is
 * unavailable: then the reset ends all of it, as when nothing is ticked.
 */
export async function listWaysOfReset(token: string): Promise<EndedWayWire[]> {
  try {
    const found = await db.passwordResetToken.findFirst({
      where: { tokenHash: hashMailedToken(token), usedAt: null, expiresAt: { gt: now() } },
      select: { userId: true },
    });
    return found ? (await openWays(db, found.userId, "reset")).map(toEndedWayWire) : [];
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return [];
  }
}

export function toEndedWayWire({ kind, since, ...way }: NamedWay): EndedWayWire {
  const named = ENDED_WAYS.find((each) => each === kind);
  if (!named) throw new Error(`A reset ends "${kind}", which has no name in lib/schemas/ended-ways.ts`);
  return { ...way, kind: named, since: since.toISOString() };
}
