import { z } from "zod";
import { AppError, notFound } from "@/lib/errors";
import type { DismissalBody, DismissalWire } from "@/lib/schemas/live";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRows } from "@/server/db/query-rows";
import type { Owner } from "@/server/venues/access";
import { stillActive } from "@/server/visits/access";
import { getOwnedVenue } from "../visits/owned-venue";

/** A guest who came this shortly before the view was made may not have been in it yet. */
const JUST_CAME_MS = 2000;

const CHANGED = z.object({ id: z.string() });

/**
 * Takes guests without an account off the kitchen's list, or puts them back. The condition on what is stored makes the
 * first of two tablets the one that counts; both are told who it was. A guest whose card changed after it was shown
 * stays. Errors: 404 for another venue's guest or one who left, 409 for a guest with an account.
 */
export async function dismissGuests(caller: Owner, venueId: string, body: DismissalBody): Promise<DismissalWire> {
  const venue = await getOwnedVenue(caller, venueId);
  const named = body.guests?.map(({ visit_id: id }) => id) ?? [];
  if (named.length > 0) await requireGuests(venue.id, named);
  const changed = await queryRows(
    CHANGED,
    Prisma.sql`
    UPDATE guest_visits g SET ${body.is_dismissed ? dismissed(body.by) : returned(body.by)}
    FROM visits v WHERE v.id = g.visit_id AND v.venue_id = ${venue.id}::uuid AND v.status = 'active' AND v.expires_at > ${now()}
      AND ${isDismissed} = ${!body.is_dismissed} AND ${wasShown(body)} RETURNING v.id`,
  );
  const ids = [...new Set([...named, ...changed.map(({ id }) => id)])];
  return { guests: await readDismissed(ids) };
}

const isDismissed = Prisma.sql`(g.dismissed_at IS NOT NULL AND g.returned_at IS NULL)`;
const dismissed = (by: string) =>
  Prisma.sql`dismissed_at = ${now()}, dismissed_by = ${by}, returned_at = NULL, returned_by = NULL`;
const returned = (by: string) => Prisma.sql`returned_at = ${now()}, returned_by = ${by}`;

/** Putting a guest back needs no proof of what was shown. */
function wasShown({ is_dismissed: isOut, guests = [], crowd }: DismissalBody): Prisma.Sql {
  if (crowd) {
    const before = new Date(Date.parse(crowd.as_of) - JUST_CAME_MS);
    return isOut
      ? Prisma.sql`g.crowd = ${crowd.key} AND g.updated_at <= ${before}`
      : Prisma.sql`g.crowd = ${crowd.key}`;
  }
  const ids = guests.map(({ visit_id: id }) => id);
  if (!isOut) return Prisma.sql`v.id = ANY (${ids}::uuid[])`;
  const times = guests.map(({ card_at: at }) => new Date(at));
  return Prisma.sql`(v.id, g.updated_at) IN (SELECT * FROM unnest(${ids}::uuid[], ${times}::timestamptz[]))`;
}

async function requireGuests(venueId: string, ids: readonly string[]): Promise<void> {
  const found = await db.visit.findMany({
    where: { id: { in: [...ids] }, venueId, ...stillActive() },
    select: { userId: true },
  });
  if (found.length < new Set(ids).size) throw notFound("visit");
  if (found.some(({ userId }) => userId !== null)) throw new AppError("conflict", "guestStays");
}

async function readDismissed(ids: string[]): Promise<DismissalWire["guests"]> {
  const rows = await db.guestVisit.findMany({
    where: { visitId: { in: ids } },
    select: { visitId: true, dismissedAt: true, dismissedBy: true, returnedAt: true },
  });
  return rows.map(({ visitId, dismissedAt, dismissedBy, returnedAt }) => ({
    visit_id: visitId,
    dismissed: dismissedAt && dismissedBy && !returnedAt ? { at: dismissedAt.toISOString(), by: dismissedBy } : null,
  }));
}
