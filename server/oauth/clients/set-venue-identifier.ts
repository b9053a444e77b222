import { AppError, notFound } from "@/lib/errors";
import type { VenueIdentifierWire } from "@/lib/schemas/oauth";
import { db } from "@/server/db/client";
import { isForeignKeyViolation, isUniqueViolation } from "@/server/db/errors";
import { ownClient } from "./access";

/** Sets the application's identifier for a venue, unique within the application; null or an empty text clears it. */
export async function setVenueIdentifier(
  caller: { userId: string },
  { clientId, venueId, internalId }: { clientId: string; venueId: string; internalId: string | null },
): Promise<VenueIdentifierWire> {
  const [client, venue] = await Promise.all([
    db.oAuthClient.findUnique({ where: ownClient(caller, clientId), select: { id: true } }),
    db.venue.findUnique({ where: { id: venueId, ownerId: caller.userId }, select: { name: true } }),
  ]);
  if (!client) throw notFound("application");
  if (!venue) throw notFound("venue");
  const key = { clientId: client.id, venueId };
  try {
    if (internalId) {
      await db.venueIdentifier.upsert({
        where: { clientId_venueId: key },
        create: { ...key, internalId },
        update: { internalId },
      });
    } else {
      await db.venueIdentifier.deleteMany({ where: key });
    }
  } catch (error) {
    if (isUniqueViolation(error, "venue_identifiers_client_id_internal_id_key")) {
      throw new AppError("conflict", "venueIdInApplication");
    }
    if (isForeignKeyViolation(error)) throw notFound("venue");
    throw error;
  }
  return { id: venueId, venue_name: venue.name, internal_id: internalId || null };
}
