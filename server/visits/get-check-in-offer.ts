import { HOUR_MS } from "@/lib/durations";
import { AppError } from "@/lib/errors";
import { visitorNameOf } from "@/lib/id-card/visitor-name";
import { type CheckInOfferQuery, type CheckInOfferWire, VISIT_HOURS } from "@/lib/schemas/visits";
import { ROWS_WITHOUT_HEALTH } from "@/lib/sight/share-rows";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { stillActive, visitsOf } from "./access";
import { findPlace } from "./find-place";
import { toVisitWire, visitSelect } from "./wire";

/**
 * The place that a code leads to, and what its venue would see after a check-in. Reads only. Errors as for a check-in
 * there.
 */
export async function getCheckInOffer(caller: { userId: string }, place: CheckInOfferQuery): Promise<CheckInOfferWire> {
  const { venue: named, location, visitType } = await findPlace(place);
  const here = { ...visitsOf(caller), venueId: named.id };
  const [venue, user, visit, last] = await Promise.all([
    db.venue.findUniqueOrThrow({ where: { id: named.id }, select: { id: true, name: true, city: true } }),
    db.user.findUnique({
      where: { id: caller.userId },
      select: { firstName: true, lastName: true, showsFullName: true, email: true },
    }),
    db.visit.findFirst({ where: { ...here, ...stillActive() }, select: visitSelect }),
    db.visit.findFirst({
      where: here,
      orderBy: [{ checkInTime: "desc" }, { id: "desc" }],
      select: { sharedRows: true },
    }),
  ]);
  if (!user) throw new AppError("unauthenticated", "notAuthenticated");
  return {
    venue,
    location,
    display_name: visitorNameOf(user),
    until: visit?.expiresAt.toISOString() ?? new Date(now().getTime() + VISIT_HOURS[visitType] * HOUR_MS).toISOString(),
    shared_rows: last?.sharedRows ?? ROWS_WITHOUT_HEALTH,
    visit: visit && toVisitWire(visit),
  };
}
