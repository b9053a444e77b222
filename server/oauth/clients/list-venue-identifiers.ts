import { notFound } from "@/lib/errors";
import type { VenueIdentifierWire } from "@/lib/schemas/oauth";
import { db } from "@/server/db/client";
import { ownClient } from "./access";

const MOST_VENUES = 10_000;

/** Every venue of the owner, with the application's own identifier for it. */
export async function listVenueIdentifiers(
  caller: { userId: string },
  clientId: string,
): Promise<VenueIdentifierWire[]> {
  const client = await db.oAuthClient.findUnique({ where: ownClient(caller, clientId), select: { id: true } });
  if (!client) throw notFound("application");
  const venues = await db.venue.findMany({
    where: { ownerId: caller.userId },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: MOST_VENUES,
    select: {
      id: true,
      name: true,
      identifiers: { where: { clientId: client.id }, select: { internalId: true } },
    },
  });
  return venues.map((venue) => ({
    id: venue.id,
    venue_name: venue.name,
    internal_id: venue.identifiers[0]?.internalId ?? null,
  }));
}
