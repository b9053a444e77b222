import { notFound } from "@/lib/errors";
import type { GuestVisitWire } from "@/lib/schemas/guest-visits";
import type { SeenWire } from "@/lib/schemas/live";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { stillActive, visitsOf } from "@/server/visits/access";
import { type GuestDevice, visitsOfDevice } from "@/server/visits/guests/guest-token";
import { toVisitWire, visitSelect } from "@/server/visits/wire";

/**
 * An open live view counts as connected for this long after its last sign of life; event-stream.ts sends one every 15
 * seconds.
 */
const CONNECTED_MS = 40_000;

/** Records that a member of staff read the card of a guest who is checked in. @throws AppError not_found */
export async function markSeen(caller: { userId: string }, where: { venueId: string; visitId: string }, by: string) {
  const { count } = await db.visit.updateMany({
    where: { id: where.visitId, venueId: where.venueId, venue: { ownerId: caller.userId }, ...stillActive() },
    data: { seenAt: now(), seenBy: by },
  });
  if (count === 0) throw notFound("Visit");
}

/** Called from time to time by every open live view, to record that the kitchen is watching. */
export async function noteKitchen(venueId: string): Promise<void> {
  await db.venue.updateMany({ where: { id: venueId }, data: { kitchenAt: now() } });
}

const answerSelect = {
  seenAt: true,
  seenBy: true,
  venue: { select: { kitchenAt: true } },
  disclosure: { select: { updatedAt: true } },
  guest: { select: { updatedAt: true } },
} as const;

type Answered = {
  seenAt: Date | null;
  seenBy: string | null;
  venue: { kitchenAt: Date | null };
  disclosure: { updatedAt: Date } | null;
  guest: { updatedAt: Date } | null;
};

/** For a person who is checked in: whether the venue has read their card, and when. */
export async function getSeen(caller: { userId: string }, id: string): Promise<SeenWire> {
  const visit = await db.visit.findFirst({ where: { id, ...visitsOf(caller) }, select: answerSelect });
  if (!visit) throw notFound("Visit");
  return toSeenWire(visit);
}

/** The active visit of a device without an account, and whether the venue has read its card. */
export async function getGuestVisit({ token }: GuestDevice): Promise<GuestVisitWire> {
  const visit =
    token &&
    (await db.visit.findFirst({
      where: { ...stillActive(), ...visitsOfDevice(token) },
      select: { ...visitSelect, ...answerSelect, venue: { select: { ...visitSelect.venue.select, kitchenAt: true } } },
    }));
  return visit ? { visit: toVisitWire(visit), seen: toSeenWire(visit) } : { visit: null, seen: null };
}

function toSeenWire({ seenAt, seenBy, venue, disclosure, guest }: Answered): SeenWire {
  const shown = disclosure ?? guest;
  return {
    seen: seenAt && seenBy ? { at: seenAt.toISOString(), by: seenBy } : null,
    is_changed: seenAt !== null && shown !== null && shown.updatedAt > seenAt,
    is_kitchen_connected: venue.kitchenAt !== null && now().getTime() - venue.kitchenAt.getTime() < CONNECTED_MS,
  };
}
