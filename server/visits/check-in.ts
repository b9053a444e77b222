import { notFound } from "@/lib/errors";
import { type CheckInBody, VISIT_HOURS, type VisitWire } from "@/lib/schemas/visits";
import { ROWS_WITHOUT_HEALTH, SHARE_ROWS, type ShareRow } from "@/lib/share-rows";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { isForeignKeyViolation } from "@/server/db/errors";
import { lockPerson } from "@/server/db/lock-person";
import { updateDisclosures } from "@/server/db/update-disclosures";
import { findPlace, type Place } from "./find-place";
import { toVisitWire, type VisitRow, visitSelect } from "./wire";

const HOUR_MS = 3_600_000;

/**
 * The person's active visit to the venue, or a new one. Two requests at once take turns at the person's
 * row, so that the second finds the visit of the first; a unique index would refuse a second in any case.
 */
export async function checkIn(userId: string, body: CheckInBody): Promise<{ visit: VisitWire; isNew: boolean }> {
  const rows = body.shared_rows ? SHARE_ROWS.filter((row) => body.shared_rows?.includes(row)) : null;
  return checkInAt(userId, await findPlace(body), { rows, otherwise: ROWS_WITHOUT_HEALTH });
}

/** `rows`: chosen by the person for this visit, also when it is active already. `otherwise`: those of a new visit. */
export async function checkInAt(
  userId: string,
  place: Place,
  { rows, otherwise }: { rows: ShareRow[] | null; otherwise: ShareRow[] },
): Promise<{ visit: VisitWire; isNew: boolean }> {
  try {
    return await db.$transaction(async (tx) => {
      await lockPerson(tx, userId);
      await storeExpiries(tx, userId);
      const active = await tx.visit.findFirst({
        where: { userId, venueId: place.venueId, status: "active" },
        select: visitSelect,
      });
      const visit = active
        ? await showOnly(tx, await follow(tx, active, place), rows)
        : await tx.visit.create({ data: newVisit(userId, place, rows ?? otherwise), select: visitSelect });
      await updateDisclosures(tx, userId);
      return { visit: toVisitWire(visit), isNew: active === null };
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw notFound("Venue"); // it went while we looked
    throw error;
  }
}

function newVisit(userId: string, place: Place, sharedRows: ShareRow[]) {
  const checkInTime = now();
  const expiresAt = new Date(checkInTime.getTime() + VISIT_HOURS[place.visitType] * HOUR_MS);
  return { userId, ...place, sharedRows, checkInTime, expiresAt };
}

/** Whoever chooses anew during a visit means this visit. */
async function showOnly(tx: Transaction, active: VisitRow, sharedRows: ShareRow[] | null): Promise<VisitRow> {
  if (!sharedRows) return active;
  return tx.visit.update({ where: { id: active.id }, data: { sharedRows }, select: visitSelect });
}

/** Makes room in the index of active visits for those whose time is over. */
async function storeExpiries(tx: Transaction, userId: string): Promise<void> {
  await tx.visit.updateMany({
    where: { userId, status: "active", expiresAt: { lte: now() } },
    data: { status: "expired" },
  });
}

/** Somebody who scans the code of another table has moved there; it is the same visit, and its time runs on. */
async function follow(tx: Transaction, active: VisitRow, { locationId, visitType }: Place): Promise<VisitRow> {
  const isElsewhere = locationId !== null && locationId !== active.locationId;
  if (!isElsewhere || active.visitType === "ONLINE") return active;
  return tx.visit.update({ where: { id: active.id }, data: { locationId, visitType }, select: visitSelect });
}
