import { notFound } from "@/lib/errors";
import type { OnlineVisitBody, VisitWire } from "@/lib/schemas/visits";
import type { ShareRow } from "@/lib/sight/share-rows";
import { db } from "@/server/db/client";
import { checkInAt, countFailed } from "./check-in";
import { findPlace, type Place } from "./find-place";

/** The person whose visit it is, the application through which they came, and the scopes that they granted it. */
type Access = { userId: string; clientRowId: string; clientId: string; scopes: readonly string[] };

/**
 * The rows of the card that the scopes cover; allergies are part of diets. Health is shared only by the person's own
 * choice, at the venue.
 */
const rowsOf = (scopes: readonly string[]): ShareRow[] => [
  "allergies",
  "diet",
  ...(scopes.includes("ingredients:read") ? (["avoids", "likes"] as const) : []),
];

/**
 * Checks in a person who signs in on a partner's page. The venue must belong to the application's own business, and
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
  if (!own) throw notFound("venue");
  return place;
}
