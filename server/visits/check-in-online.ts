import { notFound } from "@/lib/errors";
import type { OnlineVisitBody, VisitWire } from "@/lib/schemas/visits";
import type { ShareRow } from "@/lib/share-rows";
import { db } from "@/server/db/client";
import { checkInAt, countFailed } from "./check-in";
import { findPlace, type Place } from "./find-place";

/** Whose visit, through which application, and what the person lets it read. */
type Access = { userId: string; clientRowId: string; clientId: string; scopes: readonly string[] };

/** Of the card, what the scopes name; allergies go with diets. Health is for the person to choose, at the venue. */
const rowsOf = (scopes: readonly string[]): ShareRow[] => [
  "allergies",
  "diet",
  ...(scopes.includes("ingredients:read") ? (["avoids", "likes"] as const) : []),
];

/**
 * A visit that begins with signing in on a partner's page. The venue must be of the application's own business, and
 * sees no more of the person than the application was granted.
 */
export async function checkInOnline(
  access: Access,
  body: OnlineVisitBody,
): Promise<{ visit: VisitWire; isNew: boolean }> {
  const place = await countFailed(access.userId, () => findOwnPlace(access, body));
  return checkInAt(access.userId, place, { rows: null, otherwise: rowsOf(access.scopes) });
}

async function findOwnPlace({ clientId, clientRowId }: Access, body: OnlineVisitBody): Promise<Place> {
  const place = await findPlace({
    venue_id: body.venue_id,
    internal_venue_id: body.internal_venue_id,
    client_id: clientId,
    visit_type: "ONLINE",
  });
  const own = await db.venue.findFirst({
    where: { id: place.venue.id, owner: { oauthClients: { some: { id: clientRowId } } } },
    select: { id: true },
  });
  if (!own) throw notFound("Venue");
  return place;
}
