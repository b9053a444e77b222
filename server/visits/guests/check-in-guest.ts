import { isDeepStrictEqual } from "node:util";
import { wayOf } from "@/lib/dietary/more-ways";
import { notFound } from "@/lib/errors";
import type { GuestCheckInBody } from "@/lib/schemas/guest-visits";
import { VISIT_HOURS, type VisitWire } from "@/lib/schemas/visits";
import type { ShareRow } from "@/lib/sight/share-rows";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { isForeignKeyViolation } from "@/server/db/errors";
import type { DietKey } from "@/server/db/generated/enums";
import { readGuestAllergies } from "@/server/profile/guest-card";
import { stillActive } from "../access";
import { findPlace, type Place } from "../find-place";
import { toVisitWire, type VisitRow, visitSelect } from "../wire";
import { countArrival } from "./count-arrival";
import { guestHash } from "./guest-token";
import { returnToList } from "./return-to-list";

const HOUR_MS = 3_600_000;

/**
 * Checks in a device without an account, with the card that it keeps, or changes what the venue sees of it. A device
 * has one visit, which moves with it from table to table and ends when it checks in at another venue. Only what the
 * venue is shown is stored, and only until the visit ends. Errors: 404 for a place that does not exist, 422 for an
 * allergy to something that is no ingredient.
 */
export async function checkInGuest(
  { token, address }: { token: string; address: string },
  body: GuestCheckInBody,
): Promise<{ visit: VisitWire; isNew: boolean }> {
  const place = await findPlace({ venue_id: body.venue_id, location_id: body.location_id });
  const shown = await readShown(body);
  const tokenHash = guestHash(token);
  const known = await db.guestVisit.findUnique({
    where: { tokenHash, visit: { venueId: place.venue.id, ...stillActive() } },
    select: { visitId: true },
  });
  const crowd = known ? null : await countArrival(place, address);
  try {
    return await db.$transaction(async (tx) => {
      // Two requests of one device take turns: the second finds the visit of the first.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${tokenHash}, 0))`;
      const before = await tx.guestVisit.findUnique({
        where: { tokenHash },
        select: { ...cardSelect, visit: { select: { ...visitSelect } } },
      });
      const active = before && before.visit.expiresAt > now() ? before.visit : null;
      const isHere = before !== null && active?.venueId === place.venue.id;
      // A trigger deletes the card with the visit's end.
      if (before && !isHere) await endVisit(tx, before.visit.id, active !== null);
      const id = isHere ? active.id : await storeVisit(tx, place, shown.rows);
      if (isHere) await tx.visit.update({ where: { id }, data: movedTo(place, active.locationId, shown.rows) });
      const card = {
        name: body.name,
        dietaryPreferences: shown.dietary,
        ingredientPreferences: shown.ingredients,
      };
      const visit = await tx.visit.findUniqueOrThrow({ where: { id }, select: visitSelect });
      if (!isHere) {
        await tx.guestVisit.create({ data: { visitId: id, tokenHash, crowd, ...card, updatedAt: now() } });
      } else if (hasChanged(before, card) || !isDeepStrictEqual(placeAndRows(active), placeAndRows(visit))) {
        await tx.guestVisit.update({ where: { visitId: id }, data: { ...card, updatedAt: now() } });
        await returnToList(tx, id);
      }
      return { visit: toVisitWire(visit), isNew: !isHere };
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw notFound("venue"); // The venue was deleted meanwhile.
    throw error;
  }
}

const cardSelect = { name: true, dietaryPreferences: true, ingredientPreferences: true } as const;

type Card = { name: string; dietaryPreferences: readonly DietKey[]; ingredientPreferences: unknown };

/** The same card, sent once more, is no change: a kitchen that has read it is not told to read it again. */
const hasChanged = (before: Card, card: Card): boolean =>
  !isDeepStrictEqual(
    [before.name, before.dietaryPreferences, before.ingredientPreferences],
    [card.name, card.dietaryPreferences, card.ingredientPreferences],
  );

const placeAndRows = ({ locationId, sharedRows }: VisitRow) => [locationId, sharedRows];

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
