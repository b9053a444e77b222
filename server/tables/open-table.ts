import { randomInt } from "node:crypto";
import { HOUR_MS } from "@/lib/durations";
import { notFound } from "@/lib/errors";
import type { OpenTableBody } from "@/lib/schemas/tables";
import { TABLE_CODE_LENGTH, TABLE_CODE_SIGNS } from "@/lib/tables/table-code";
import { TABLE_HOURS } from "@/lib/tables/table-rules";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { isForeignKeyViolation } from "@/server/db/errors";
import type { TableCaller } from "./access";
import { putSeat, readySeat } from "./take-seat";

/** Some 600 million codes: since few are in use at a time and attempts are limited, none can be guessed. */
const newCode = (): string =>
  Array.from({ length: TABLE_CODE_LENGTH }, () => TABLE_CODE_SIGNS[randomInt(TABLE_CODE_SIGNS.length)]).join("");

/** Opens a shared table and seats the caller. @returns its code, and the token of a guest's device */
export async function openTable(caller: TableCaller, body: OpenTableBody) {
  const place = await findPlace(body);
  const seat = await readySeat(caller, body.seat);
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + TABLE_HOURS[place.venueId ? "venue" : "home"] * HOUR_MS);
  try {
    return await db.$transaction(async (tx) => {
      const table = await tx.sharedTable.create({
        data: { ...place, code: newCode(), expected: body.expected, createdAt, expiresAt },
        select: { id: true, code: true },
      });
      await putSeat(tx, table.id, caller, seat);
      return { code: table.code, token: seat.token };
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) throw notFound("venue"); // The venue was deleted meanwhile.
    throw error;
  }
}

/**
 * A location's code leads to its venue, and to another location if the furniture was moved since the code was printed.
 */
async function findPlace({ venue_id, location_id }: OpenTableBody) {
  if (location_id) {
    const here = { id: true, venueId: true } as const;
    const row = await db.location.findUnique({
      where: { id: location_id },
      select: { ...here, leadsTo: { select: here } },
    });
    const location = row && (row.leadsTo ?? row);
    if (!location || (venue_id && location.venueId !== venue_id)) throw notFound("location");
    return { venueId: location.venueId, locationId: location.id };
  }
  if (!venue_id) return { venueId: null, locationId: null };
  const venue = await db.venue.findUnique({ where: { id: venue_id }, select: { id: true } });
  if (!venue) throw notFound("venue");
  return { venueId: venue.id, locationId: null };
}
