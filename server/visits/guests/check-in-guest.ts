import { wayOf } from "@/lib/dietary/more-ways";
import { notFound } from "@/lib/errors";
import type { GuestCheckInBody } from "@/lib/schemas/guest-visits";
import { VISIT_HOURS, type VisitWire } from "@/lib/schemas/visits";
import type { ShareRow } from "@/lib/share-rows";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { isForeignKeyViolation } from "@/server/db/errors";
import { readGuestAllergies } from "@/server/profile/guest-card";
import { findPlace, type Place } from "../find-place";
import { toVisitWire, visitSelect } from "../wire";
import { guestHash } from "./guest-token";

const HOUR_MS = 3_600_000;

/**
 * Checks in a device without an account, with the card that it keeps, or changes what the venue sees of it. A device
 * has one visit, which moves with it from table to table and ends when it checks in at another venue. Only what the
 * venue is shown is stored, and only until the visit ends. Errors: 404 for a place that does not exist, 422 for an
 * allergy to something that is no ingredient.
 */
export async function checkInGuest(
  token: string,
  body: GuestCheckInBody,
): Promise<{ visit: VisitWire; isNew: boolean }> {
  const place = await findPlace({ venue_id: body.venue_id, location_id: body.location_id });
  const shown = await readShown(body);
  const tokenHash = guestHash(token);
  try {
    return await db.$transaction(async (tx) => {
      // Two requests of one device take turns: the second finds the visit of the first.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${tokenHash}, 0))`;
      const before = await tx.guestVisit.findUnique({
        where: { tokenHash },
        select: { visit: { select: { ...visitSelect } } },
      });
      const active = before && before.visit.expiresAt > now() ? before.visit : null;
      const isHere = active?.venueId === place.venue.id;
      // A trigger deletes the card with the visit's end.
      if (before && !isHere) await endVisit(tx, before.visit.id, active !== null);
      const id = isHere ? active.id : await storeVisit(tx, place, shown.rows);
      if (isHere) await tx.visit.update({ where: { id }, data: movedTo(place, active.locationId, shown.rows) });
      const card = {
        name: body.name,
        dietaryPreferences: shown.dietary,
        ingredientPreferences: shown.ingredients,
        updatedAt: now(),
      };
      await tx.guestVisit.upsert({
        where: { visitId: id },
        create: { visitId: id, tokenHash, ...card },
        update: card,
      });
      const visit = await tx.visit.findUniqueOrThrow({ where: { id }, select: visitSelect });
      return { visit: toVisitWire(visit), isNew: !isHere };
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw notFound("Venue"); // The venue was deleted meanwhile.
    throw error;
  }
}

/** The shown rows as visit_disclosures stores them; rows that are not shown are not stored. */
async function readShown({ allergies, diet }: GuestCheckInBody) {
  const limits = await readGuestAllergies(allergies ?? [], "allergies");
  const rows: ShareRow[] = [...(allergies ? (["allergies"] as const) : []), ...(diet ? (["diet"] as const) : [])];
  const ingredients = [
    ...limits.map(({ key, label, severity, traces }) => ({
      ingredient_name: label,
      preference_type: "allergy",
      key,
      severity,
      traces,
    })),
    ...(diet?.ways ?? []).map((key) => ({
      ingredient_name: wayOf(key)?.avoided ?? key,
      preference_type: "avoid",
      key,
    })),
  ];
  return { rows, ingredients, dietary: [...new Set(diet?.dietary ?? [])] };
}

async function storeVisit(tx: Transaction, { venue, location, visitType }: Place, sharedRows: ShareRow[]) {
  const checkInTime = now();
  const { id } = await tx.visit.create({
    data: {
      venueId: venue.id,
      locationId: location?.id ?? null,
      visitType,
      checkInTime,
      expiresAt: new Date(checkInTime.getTime() + VISIT_HOURS[visitType] * HOUR_MS),
      sharedRows,
    },
    select: { id: true },
  });
  return id;
}

/** Another table's code moves the visit to that table; the venue's general code leaves it where it is. */
const movedTo = ({ location, visitType }: Place, from: string | null, sharedRows: ShareRow[]) =>
  location && location.id !== from ? { sharedRows, locationId: location.id, visitType } : { sharedRows };

async function endVisit(tx: Transaction, id: string, isActive: boolean): Promise<void> {
  await tx.visit.update({
    where: { id },
    data: isActive ? { status: "ended", endedAt: now() } : { status: "expired" },
  });
}
