import { notFound } from "@/lib/errors";
import type { CodeQuery } from "@/lib/schemas/code-look";
import { onboardUrl, type QrFormat } from "@/lib/venues/codes";
import { db } from "@/server/db/client";
import { env } from "@/server/env";
import { CODE_LOOK, lookOf } from "./code-look";
import { type Drawing, drawCode } from "./draw-code";

export type Code = Drawing & { name: string };
type Asked = Omit<CodeQuery, "download">;

/** The code of a venue. Anybody may load it, because it hangs at the door. Errors: 404. */
export async function getVenueCode(id: string, format: QrFormat, asked: Asked = {}): Promise<Code> {
  const venue = await db.venue.findUnique({
    where: { id },
    select: { id: true, name: true, codeLook: { select: CODE_LOOK } },
  });
  if (!venue) throw notFound("venue");
  const text = onboardUrl(env.APP_URL, { venueId: venue.id });
  return { name: venue.name, ...(await drawCode(text, format, lookOf(venue.codeLook, asked))) };
}

/**
 * The code of a location. It does not change when the location is renamed or its code leads to another location.
 * Errors: 404.
 */
export async function getLocationCode(id: string, format: QrFormat, asked: Asked = {}): Promise<Code> {
  const location = await db.location.findUnique({
    where: { id },
    select: {
      id: true,
      label: true,
      venueId: true,
      venue: { select: { name: true, codeLook: { select: CODE_LOOK } } },
    },
  });
  if (!location) throw notFound("location");
  const text = onboardUrl(env.APP_URL, { venueId: location.venueId, locationId: location.id });
  return {
    name: `${location.venue.name} ${location.label}`,
    ...(await drawCode(text, format, lookOf(location.venue.codeLook, asked))),
  };
}
