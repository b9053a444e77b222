import { notFound } from "@/lib/errors";
import type { SeenWire } from "@/lib/schemas/live";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { stillActive, visitsOf } from "@/server/visits/access";

/** A live view says at least this often that it is there (event-stream.ts says it every 15 seconds). */
const CONNECTED_MS = 40_000;

/** Somebody of the house has read the card of a guest who is there. @throws AppError not_found */
export async function markSeen(caller: { userId: string }, where: { venueId: string; visitId: string }, by: string) {
  const { count } = await db.visit.updateMany({
    where: { id: where.visitId, venueId: where.venueId, venue: { ownerId: caller.userId }, ...stillActive() },
    data: { seenAt: now(), seenBy: by },
  });
  if (count === 0) throw notFound("Visit");
}

/** Written now and then by every live view that is open. */
export async function noteKitchen(venueId: string): Promise<void> {
  await db.venue.updateMany({ where: { id: venueId }, data: { kitchenAt: now() } });
}

/** For the guest: who has read the card, and when. */
export async function getSeen(caller: { userId: string }, id: string): Promise<SeenWire> {
  const visit = await db.visit.findFirst({
    where: { id, ...visitsOf(caller) },
    select: {
      seenAt: true,
      seenBy: true,
      venue: { select: { kitchenAt: true } },
      disclosure: { select: { updatedAt: true } },
    },
  });
  if (!visit) throw notFound("Visit");
  const { seenAt, seenBy, venue, disclosure } = visit;
  return {
    seen: seenAt && seenBy ? { at: seenAt.toISOString(), by: seenBy } : null,
    is_changed: seenAt !== null && disclosure !== null && disclosure.updatedAt > seenAt,
    is_kitchen_connected: venue.kitchenAt !== null && now().getTime() - venue.kitchenAt.getTime() < CONNECTED_MS,
  };
}
