import { z } from "zod";
import { invalidField, notFound } from "@/lib/errors";
import type { CheckInBody, VisitType } from "@/lib/schemas/visits";
import { batched } from "@/server/db/batched";
import { db } from "@/server/db/client";
import { statement } from "@/server/db/statement";

/** `oauthClientId`: the database id of the client that sent the visitor. */
export type Place = {
  venue: { id: string; name: string };
  location: { id: string; label: string } | null;
  oauthClientId: string | null;
  visitType: VisitType;
};

const venueSelect = { id: true, name: true } as const;

const isId = (text: string) => z.uuid().safeParse(text).success;

/**
 * The place that a check-in names. Errors: 404 for a venue that does not exist, 422 for a client that does not, for a
 * location of another venue, and for a visit type that contradicts the rest.
 */
export async function findPlace(body: CheckInBody): Promise<Place> {
  const oauthClientId = body.client_id ? await findClient(body.client_id) : null;
  const location = body.location_id ? await findLocation(body.location_id) : null;
  const named = await findNamedVenue(body, oauthClientId, location);
  if (body.location_id && !location) {
    if (named) throw notAtVenue();
    throw notFound("location");
  }
  if (named && location && location.venue.id !== named.id) throw notAtVenue();
  const venue = named ?? location?.venue;
  if (!venue) throw notFound("venue");
  return {
    venue,
    location: location && { id: location.id, label: location.label },
    oauthClientId,
    visitType: typeOf(body, location !== null),
  };
}

const notAtVenue = () => invalidField("location_id", "wrongVenueLocation", "wrong_venue");

/** Null when the body names no venue, so that the location decides. */
async function findNamedVenue(
  body: CheckInBody,
  oauthClientId: string | null,
  location: FoundLocation | null,
): Promise<Place["venue"] | null> {
  if (body.internal_venue_id && oauthClientId) {
    const key = { clientId: oauthClientId, internalId: body.internal_venue_id };
    const mapped = await db.venueIdentifier.findUnique({
      where: { clientId_internalId: key },
      select: { venue: { select: venueSelect } },
    });
    if (!mapped) throw notFound("venue");
    return mapped.venue;
  }
  if (!body.venue_id) return null;
  if (body.venue_id === location?.venue.id) return location.venue;
  const venue = await findVenue(body.venue_id);
  if (!venue) throw notFound("venue");
  return venue;
}

async function findVenue(id: string): Promise<Place["venue"] | null> {
  return isId(id) ? db.venue.findUnique({ where: { id }, select: venueSelect }) : null;
}

async function findClient(clientId: string): Promise<string> {
  const client = await db.oAuthClient.findUnique({ where: { clientId, isActive: true }, select: { id: true } });
  if (!client) throw invalidField("client_id", "applicationUnknown", "unknown");
  return client.id;
}

type FoundLocation = { id: string; label: string; venue: Place["venue"] };

const readLocations = statement(
  z.object({ scannedId: z.string(), id: z.string(), label: z.string(), venueId: z.string(), venueName: z.string() }),
  `SELECT scanned.id AS "scannedId", l.id, l.label, v.id AS "venueId", v.name AS "venueName"
   FROM locations scanned JOIN locations l ON l.id = coalesce(scanned.leads_to_id, scanned.id) JOIN venues v ON v.id = l.venue_id
   WHERE scanned.id = ANY ($1::uuid[])`,
);

/** Look-ups for guests who come at the same time share one statement. */
const readLocation = batched({
  send: async (ids: readonly string[]) => {
    const found = new Map((await readLocations(ids)).map((row) => [row.scannedId, row]));
    return ids.map((id) => found.get(id) ?? null);
  },
});

/**
 * The location that a QR code leads to. If the furniture was moved, it differs from the location that the code was
 * printed for.
 */
async function findLocation(id: string): Promise<FoundLocation | null> {
  const found = isId(id) ? await readLocation(id.toLowerCase()) : null;
  return found ? { id: found.id, label: found.label, venue: { id: found.venueId, name: found.venueName } } : null;
}

/**
 * The visit type, as named or derived: a table's code is LOCATION_SPECIFIC, a client's widget ONLINE, a venue's code
 * GENERAL.
 */
function typeOf(body: CheckInBody, hasLocation: boolean): VisitType {
  const derived = hasLocation ? "LOCATION_SPECIFIC" : body.client_id ? "ONLINE" : "GENERAL";
  const { visit_type: named } = body;
  if (!named) return derived;
  if (hasLocation && named !== "LOCATION_SPECIFIC") {
    throw invalidField("visit_type", "visitAtLocation", "contradiction");
  }
  if (!hasLocation && named === "LOCATION_SPECIFIC") {
    throw invalidField("visit_type", "locationIdNeeded", "contradiction");
  }
  return named;
}
