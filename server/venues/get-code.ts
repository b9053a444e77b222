import { notFound } from "@/lib/errors";
import { onboardUrl, type QrFormat } from "@/lib/venues/codes";
import { db } from "@/server/db/client";
import { env } from "@/server/env";
import { type Drawing, drawCode } from "./draw-code";

export type Code = Drawing & { name: string };

/** The code of a venue. Anybody may load it, because it hangs at the door. Errors: 404. */
export async function getVenueCode(id: string, format: QrFormat): Promise<Code> {
  const venue = await db.venue.findUnique({ where: { id }, select: { id: true, name: true } });
  if (!venue) throw notFound("venue");
  return { name: venue.name, ...(await drawCode(onboardUrl(env.APP_URL, { venueId: venue.id }), format)) };
}

/**
 * The code of a location. It does not change when the location is renamed or its code leads to another location.
 * Errors: 404.
 */
export async function getLocationCode(id: string, format: QrFormat): Promise<Code> {
  const location = await db.location.findUnique({
    where: { id },
    select: { id: true, label: true, venueId: true, venue: { select: { name: true } } },
  });
  if (!location) throw notFound("location");
  const text = onboardUrl(env.APP_URL, { venueId: location.venueId, locationId: location.id });
  return { name: `${location.venue.name} ${location.label}`, ...(await drawCode(text, format)) };
}
