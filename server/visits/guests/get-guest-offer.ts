import type { GuestOfferWire } from "@/lib/schemas/guest-visits";
import { type CheckInOfferQuery, VISIT_HOURS } from "@/lib/schemas/visits";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { stillActive } from "../access";
import { findPlace } from "../find-place";
import { toVisitWire, visitSelect } from "../wire";
import { type GuestDevice, visitsOfDevice } from "./guest-token";

const HOUR_MS = 3_600_000;

/** The same as getCheckInOffer, for a device without an account. Reads only. Errors as for a check-in. */
export async function getGuestOffer({ token }: GuestDevice, place: CheckInOfferQuery): Promise<GuestOfferWire> {
  const { venue: named, location, visitType } = await findPlace(place);
  const [venue, visit] = await Promise.all([
    db.venue.findUniqueOrThrow({ where: { id: named.id }, select: { id: true, name: true, city: true } }),
    token
      ? db.visit.findFirst({
          where: { ...stillActive(), ...visitsOfDevice(token), venueId: named.id },
          select: visitSelect,
        })
      : null,
  ]);
  const until = visit?.expiresAt ?? new Date(now().getTime() + VISIT_HOURS[visitType] * HOUR_MS);
  return { venue, location, until: until.toISOString(), visit: visit && toVisitWire(visit) };
}
