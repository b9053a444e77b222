import { z } from "zod";
import { MORE_WAY_KEYS } from "@/lib/dietary/more-ways";
import { ALARMING_CONCERNS } from "@/lib/dietary/voices";
import { HOUR_MS } from "@/lib/durations";
import { AppError, notFound } from "@/lib/errors";
import { FREE_FROM_KEYS } from "@/lib/profile/allergies";
import { type CheckInBody, VISIT_HOURS, type VisitType, type VisitWire } from "@/lib/schemas/visits";
import { ROWS_WITHOUT_HEALTH, SHARE_ROWS, type ShareRow } from "@/lib/sight/share-rows";
import { now } from "@/server/clock";
import { batched } from "@/server/db/batched";
import { db, type Transaction } from "@/server/db/client";
import { isForeignKeyViolation } from "@/server/db/errors";
import { lockPerson } from "@/server/db/lock-person";
import { statement } from "@/server/db/statement";
import { uuid7 } from "@/server/db/uuid7";
import { DATABASE_MS } from "@/server/limits/count-attempt";
import { consumeLimit, countedRow, tooManyAttempts } from "@/server/limits/rate-limits";
import { updateDisclosures } from "@/server/sight/update-disclosures";
import { stillActive } from "./access";
import { findPlace, type Place } from "./find-place";
import { toVisitWire, type VisitRow, visitSelect } from "./wire";

/**
 * The person's active visit to the venue, or a new one. Of two simultaneous requests the second waits for the lock on
 * the person's row and then finds the visit of the first; a unique index would refuse a second visit in any case.
 */
export async function checkIn(userId: string, body: CheckInBody): Promise<{ visit: VisitWire; isNew: boolean }> {
  const rows = body.shared_rows ? SHARE_ROWS.filter((row) => body.shared_rows?.includes(row)) : null;
  const place = await countFailed(userId, () => findPlace(body));
  return checkInAt(userId, place, { rows, otherwise: ROWS_WITHOUT_HEALTH });
}

/**
 * Counts an attempt that finds no place towards the limit. An attempt that finds one is counted together with its
 * visit.
 */
export async function countFailed<T>(userId: string, find: () => Promise<T>): Promise<T> {
  try {
    return await find();
  } catch (error) {
    await consumeLimit(LIMIT, userId);
    throw error;
  }
}

const LIMIT = "check_in_user";

/**
 * Checks in at a place; counts towards the person's limit of check-ins (429). `rows`: the rows that the person chose
 * for this visit, which replace those of an active one. `otherwise`: the rows of a new visit when none were chosen.
 */
export async function checkInAt(
  userId: string,
  place: Place,
  { rows, otherwise }: { rows: ShareRow[] | null; otherwise: ShareRow[] },
): Promise<{ visit: VisitWire; isNew: boolean }> {
  try {
    const made = await storeVisit(userId, place, rows ?? otherwise);
    if (made) return { visit: toVisitWire(made), isNew: true };
    const active = await changeActive(userId, place, rows);
    // The visit ended after it was found: start again.
    return active ? { visit: toVisitWire(active), isNew: false } : checkInAt(userId, place, { rows, otherwise });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw notFound("venue"); // The venue was deleted meanwhile.
    throw error;
  }
}

const makeVisits = statement(
  z.object({
    id: z.string(),
    outcome: z.enum(["made", "active", "nobody", "limited", "busy"]),
    waitsMs: z.number().nullable(),
  }),
  `SELECT visit_id AS id, outcome, waits_ms::float8 AS "waitsMs"
   FROM check_in_together($1::jsonb, $2::boolean, $3::int, $4::bigint, ${DATABASE_MS}, $5::diet_key[], $6::text[], $7::text[])`,
);

/** A visit to create, with the field names of the database type asked_check_in. */
type CheckInRow = {
  limit_key: string;
  id: string;
  person: string;
  venue: string;
  location: string | null;
  client: string | null;
  kind: VisitType;
  checked_in: Date;
  ends: Date;
  rows: ShareRow[];
};

async function send(asks: readonly CheckInRow[], waits: boolean) {
  const { most, windowMs } = countedRow(LIMIT, "");
  const values = [JSON.stringify(asks), waits, most, windowMs, FREE_FROM_KEYS, ALARMING_CONCERNS, MORE_WAY_KEYS];
  const made = new Map((await makeVisits(...values)).map((row) => [row.id, row]));
  return asks.map(({ id }) => made.get(id));
}

/** When several check-ins share a call, none waits for a person whose row somebody else has locked. */
const makeVisit = batched({
  send: (asks: readonly CheckInRow[]) => send(asks, asks.length === 1),
  keyOf: ({ person }) => person,
});

/**
 * Creates the visit with its disclosure and counts it; returns null if the person has an active visit at the venue.
 * Guests who come at the same time share one call of a database function, because a full house checks in at once, and a
 * statement costs as much as the work for one guest.
 */
async function storeVisit(
  userId: string,
  { venue, location, oauthClientId, visitType }: Place,
  sharedRows: ShareRow[],
): Promise<VisitRow | null> {
  const checkInTime = now();
  const expiresAt = new Date(checkInTime.getTime() + VISIT_HOURS[visitType] * HOUR_MS);
  const id = uuid7();
  const locationId = location?.id ?? null;
  const request: CheckInRow = {
    limit_key: countedRow(LIMIT, userId).key,
    id,
    person: userId,
    venue: venue.id,
    location: locationId,
    client: oauthClientId,
    kind: visitType,
    checked_in: checkInTime,
    ends: expiresAt,
    rows: sharedRows,
  };
  const first = await makeVisit(request);
  const made = first?.outcome === "busy" ? (await send([request], true))[0] : first;
  if (made?.outcome === "limited") throw tooManyAttempts(made.waitsMs ?? 0);
  if (made?.outcome === "nobody") throw new AppError("unauthenticated", "notAuthenticated");
  if (made?.outcome !== "made") return null;
  const row = { id, venueId: venue.id, locationId, visitType, checkInTime, expiresAt, sharedRows };
  return { ...row, status: "active", endedAt: null, venue, location };
}

/** The active visit, changed by this check-in: moved to the scanned table, and showing the rows that were chosen. */
async function changeActive(userId: string, place: Place, rows: ShareRow[] | null): Promise<VisitRow | null> {
  const known = await findActive(db, userId, place);
  // The same code was scanned again: nothing to change, since the visit shows the current profile already.
  if (known && !rows && !isElsewhere(known, place)) return known;
  return db.$transaction(async (tx) => {
    await lockPerson(tx, userId);
    const active = await findActive(tx, userId, place);
    if (!active) return null;
    const visit = await showOnly(tx, await follow(tx, active, place), rows);
    await updateDisclosures(tx, userId, visit.id);
    return visit;
  });
}

async function findActive(tx: Transaction, userId: string, { venue }: Place): Promise<VisitRow | null> {
  return tx.visit.findFirst({ where: { userId, venueId: venue.id, ...stillActive() }, select: visitSelect });
}

const isElsewhere = (active: VisitRow, { location }: Place): boolean =>
  location !== null && location.id !== active.locationId && active.visitType !== "ONLINE";

/** Rows that are chosen during a visit apply to that visit only. */
async function showOnly(tx: Transaction, active: VisitRow, sharedRows: ShareRow[] | null): Promise<VisitRow> {
  if (!sharedRows) return active;
  return tx.visit.update({ where: { id: active.id }, data: { sharedRows }, select: visitSelect });
}

/** Scanning the code of another table moves the visit there; it stays the same visit, with the same end. */
async function follow(tx: Transaction, active: VisitRow, place: Place): Promise<VisitRow> {
  if (!isElsewhere(active, place)) return active;
  return tx.visit.update({
    where: { id: active.id },
    data: { locationId: place.location?.id ?? null, visitType: place.visitType },
    select: visitSelect,
  });
}
