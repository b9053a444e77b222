import { AppError } from "@/lib/errors";
import type { Door } from "@/lib/visits/door";
import type { NamedPlace } from "@/lib/visits/place-of";
import { findPlace } from "./find-place";

/** The venue and table of a scanned code; null if the address names none that exists. Reads only. */
export async function findDoor({ venueId, locationId }: NamedPlace): Promise<Door | null> {
  if (!venueId && !locationId) return null;
  try {
    const { venue, location } = await findPlace({
      venue_id: venueId ?? undefined,
      location_id: locationId ?? undefined,
    });
    return { venueId: venue.id, locationId: location?.id ?? null };
  } catch (error) {
    if (error instanceof AppError && (error.status === 404 || error.status === 422)) return null;
    throw error;
  }
}
