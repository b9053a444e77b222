import { HOUR_MS } from "@/lib/durations";
import { notFound } from "@/lib/errors";
import { type CheckInBody, VISIT_HOURS, type VisitWire } from "@/lib/schemas/visits";
import { ROWS_WITHOUT_HEALTH, SHARE_ROWS, type ShareRow } from "@/lib/share-rows";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { isForeignKeyViolation } from "@/server/db/errors";
import { lockPerson } from "@/server/db/lock-person";
import { updateDisclosures } from "@/server/db/update-disclosures";
import { uuid7 } from "@/server/db/uuid7";
import { findPlace, type Place } from "./find-place";
import { toVisitWire, type VisitRow, visitSelect } from "./wire";

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
      const made = await storeVisit(tx, userId, place, rows ?? otherwise);
      const visit = made ?? (await showOnly(tx, await follow(tx, await findActive(tx, userId, place), place), rows));
      await updateDisclosures(tx, userId, visit.id);
      return { visit: toVisitWire(visit), isNew: made !== null };
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw notFound("Venue"); // it went while we looked
    throw error;
  }
}

/**
 * A new visit, unless one is active at the venue. One statement, because a full house checks in at once: it first makes
 * room in the index of active visits for those whose time is over. The person must be locked.
 */
async function storeVisit(
  tx: Transaction,
  userId: string,
  { venue, location, oauthClientId, visitType }: Place,
  sharedRows: ShareRow[],
): Promise<VisitRow | null> {
  const checkInTime = now();
  const expiresAt = new Date(checkInTime.getTime() + VISIT_HOURS[visitType] * HOUR_MS);
  const id = uuid7();
  const stored = await tx.$executeRaw`
    WITH over AS (
      UPDATE visits SET status = 'expired'
      WHERE user_id = ${userId}::uuid AND status = 'active' AND expires_at <= ${checkInTime}
      RETURNING id
    )
    INSERT INTO visits
      (id, user_id, venue_id, location_id, oauth_client_id, visit_type, check_in_time, expires_at, shared_rows)
    SELECT ${id}::uuid, ${userId}::uuid, ${venue.id}::uuid, ${location?.id ?? null}::uuid, ${oauthClientId}::uuid,
      ${visitType}::visit_type, ${checkInTime}, ${expiresAt}, ${sharedRows}::share_row[]
    -- counted, so that the index has room before the new one comes
    WHERE (SELECT count(*) FROM over) >= 0 AND NOT EXISTS (
      SELECT FROM visits WHERE user_id = ${userId}::uuid AND venue_id = ${venue.id}::uuid
        AND status = 'active' AND expires_at > ${checkInTime}
    )`;
  if (stored === 0) return null;
  const row = {
    id,
    venueId: venue.id,
    locationId: location?.id ?? null,
    visitType,
    checkInTime,
    expiresAt,
    sharedRows,
  };
  return { ...row, status: "active", endedAt: null, venue, location };
}

async function findActive(tx: Transaction, userId: string, { venue }: Place): Promise<VisitRow> {
  return tx.visit.findFirstOrThrow({ where: { userId, venueId: venue.id, status: "active" }, select: visitSelect });
}

/** Whoever chooses anew during a visit means this visit. */
async function showOnly(tx: Transaction, active: VisitRow, sharedRows: ShareRow[] | null): Promise<VisitRow> {
  if (!sharedRows) return active;
  return tx.visit.update({ where: { id: active.id }, data: { sharedRows }, select: visitSelect });
}

/** Somebody who scans the code of another table has moved there; it is the same visit, and its time runs on. */
async function follow(tx: Transaction, active: VisitRow, { location, visitType }: Place): Promise<VisitRow> {
  const isElsewhere = location !== null && location.id !== active.locationId;
  if (!isElsewhere || active.visitType === "ONLINE") return active;
  return tx.visit.update({
    where: { id: active.id },
    data: { locationId: location.id, visitType },
    select: visitSelect,
  });
}
