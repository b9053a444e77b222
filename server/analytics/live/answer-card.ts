import { AppError, notFound } from "@/lib/errors";
import type { PlainKey } from "@/lib/i18n/sentence";
import type { GuestVisitWire } from "@/lib/schemas/guest-visits";
import type { SeenBody, SeenWire } from "@/lib/schemas/live";
import { ANSWER_WITHIN_MS, MOST_RINGS } from "@/lib/visits/kitchen-answer";
import { runInBackground } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import type { Prisma } from "@/server/db/generated/client";
import { leaveNotification } from "@/server/notifications/leave-notification";
import { type Owner, venuesOf } from "@/server/venues/access";
import { stillActive, visitsOf } from "@/server/visits/access";
import { type GuestDevice, visitsOfDevice } from "@/server/visits/guests/guest-token";
import { returnToList } from "@/server/visits/guests/return-to-list";
import { toVisitWire, visitSelect } from "@/server/visits/wire";

/** An open live view is noted this often, and counts as connected for two and a half times as long. */
const NOTE_MS = 15_000;
const CONNECTED_MS = NOTE_MS * 2.5;

/**
 * Records that a member of staff read the card of a guest who is checked in. Errors: 404 for a visit that is over or of
 * another venue, 409 for a card that changed after it was shown, because nobody has read what it says now.
 */
export async function markSeen(
  caller: Owner,
  where: { venueId: string; visitId: string },
  { by, card_at: cardAt }: SeenBody,
): Promise<void> {
  const visit = { id: where.visitId, venueId: where.venueId, venue: venuesOf(caller), ...stillActive() };
  const before = await db.visit.findFirst({
    where: visit,
    select: { userId: true, seenAt: true, venue: { select: { name: true } } },
  });
  const isAsShown = cardAt ? unchangedSince(new Date(cardAt)) : {};
  const { count } = await db.visit.updateMany({
    where: { ...visit, ...isAsShown },
    data: { seenAt: now(), seenBy: by },
  });
  if (count > 0) {
    if (before?.userId && before.seenAt === null) await tellGuest(before.userId, before.venue.name, where);
    return;
  }
  if ((await db.visit.count({ where: visit })) === 0) throw notFound("visit");
  throw new AppError("conflict", "cardChanged");
}

/** A card that is read again is no news. */
const tellGuest = (userId: string, name: string, { venueId, visitId }: { venueId: string; visitId: string }) =>
  leaveNotification(db, {
    ...{ userIds: [userId], kind: "kitchen", topic: `visit ${visitId}` },
    values: { name, id: venueId },
  });

const unchangedSince = (at: Date): Prisma.VisitWhereInput => ({
  OR: [
    { disclosure: { updatedAt: { lte: at } } },
    { guest: { updatedAt: { lte: at } } },
    { disclosure: null, guest: null },
  ],
});

/** For an open live view to call at each pulse: records from time to time that the kitchen is watching; `also`: what is
 * noted with it. */
export function keepNotingKitchen(venueId: string, also?: () => Promise<unknown>): () => void {
  let notedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (performance.now() - notedAt < NOTE_MS) return;
    notedAt = performance.now();
    runInBackground("noting a live view", async () => {
      await Promise.all([db.venue.updateMany({ where: { id: venueId }, data: { kitchenAt: now() } }), also?.()]);
    });
  };
}

const answerSelect = {
  checkInTime: true,
  rungAt: true,
  rings: true,
  seenAt: true,
  seenBy: true,
  venue: { select: { kitchenAt: true } },
  disclosure: { select: { updatedAt: true } },
  guest: { select: { updatedAt: true } },
} as const;

type Answered = {
  checkInTime: Date;
  rungAt: Date | null;
  rings: number;
  seenAt: Date | null;
  seenBy: string | null;
  venue: { kitchenAt: Date | null };
  disclosure: { updatedAt: Date } | null;
  guest: { updatedAt: Date } | null;
};

/** For a person who is checked in: whether the venue has read their card, and when. */
export async function getSeen(caller: { userId: string }, id: string): Promise<SeenWire> {
  const visit = await db.visit.findFirst({ where: { id, ...visitsOf(caller) }, select: answerSelect });
  if (!visit) throw notFound("visit");
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

function toSeenWire(visit: Answered): SeenWire {
  const { seenAt, seenBy, rungAt } = visit;
  return {
    seen: seenAt && seenBy ? { at: seenAt.toISOString(), by: seenBy } : null,
    is_changed: isChanged(visit),
    is_kitchen_connected: isConnected(visit),
    rung_at: rungAt?.toISOString() ?? null,
    can_ring: whyNotRing(visit) === null,
    server_time: now().toISOString(),
  };
}

const shownAt = ({ disclosure, guest }: Answered): Date | null => (disclosure ?? guest)?.updatedAt ?? null;

function isChanged(visit: Answered): boolean {
  const shown = shownAt(visit);
  return visit.seenAt !== null && shown !== null && shown > visit.seenAt;
}

const isConnected = ({ venue: { kitchenAt } }: Answered): boolean =>
  kitchenAt !== null && now().getTime() - kitchenAt.getTime() < CONNECTED_MS;

/** Why the guest may not ring now, or null if they may. */
function whyNotRing(visit: Answered): PlainKey | null {
  if (visit.seenAt && !isChanged(visit)) return "kitchenHasRead";
  if (!isConnected(visit)) return "noKitchenScreen";
  if (visit.rings >= MOST_RINGS) return "rungMost";
  const waitsSince = [visit.checkInTime, visit.rungAt, visit.seenAt && shownAt(visit)].map((at) => at?.getTime() ?? 0);
  const isEarly = now().getTime() - Math.max(...waitsSince) < ANSWER_WITHIN_MS;
  return isEarly ? "kitchenJustTold" : null;
}

type Found = { id: string } & Answered;

/**
 * Marks the guest's card on the kitchen's screen as rung again. The condition on the count makes two taps at once one
 * ring.
 */
async function ring(visit: Found | null): Promise<void> {
  if (!visit) throw notFound("visit");
  const refusal = whyNotRing(visit);
  if (refusal) throw new AppError("conflict", refusal);
  await db.visit.updateMany({
    where: { id: visit.id, rings: visit.rings, ...stillActive() },
    data: { rungAt: now(), rings: { increment: 1 } },
  });
  await returnToList(db, visit.id);
}

const ringSelect = { id: true, ...answerSelect } as const;

/** A person who is checked in rings the kitchen again. @throws AppError not_found, conflict */
export async function ringKitchen(caller: { userId: string }, id: string): Promise<SeenWire> {
  await ring(await db.visit.findFirst({ where: { id, ...visitsOf(caller), ...stillActive() }, select: ringSelect }));
  return getSeen(caller, id);
}

/** A guest without an account rings the kitchen again. @throws AppError not_found, conflict */
export async function ringKitchenAsGuest(device: GuestDevice): Promise<GuestVisitWire> {
  const where = device.token ? visitsOfDevice(device.token) : null;
  await ring(where && (await db.visit.findFirst({ where: { ...stillActive(), ...where }, select: ringSelect })));
  return getGuestVisit(device);
}
