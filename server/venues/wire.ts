import type { LocationWire, VenueWire } from "@/lib/schemas/venues";
import { onboardUrl, qrPath } from "@/lib/venues/codes";
import { env } from "@/server/env";

export const venueSelect = {
  id: true,
  ownerId: true,
  name: true,
  city: true,
  state: true,
  country: true,
  internalId: true,
  timeZone: true,
  createdAt: true,
  _count: { select: { locations: true } },
} as const;

type VenueRow = {
  id: string;
  ownerId: string;
  name: string;
  city: string;
  state: string | null;
  country: string;
  internalId: string | null;
  timeZone: string | null;
  createdAt: Date;
  _count: { locations: number };
};

const codesOf = (place: { venueId: string; locationId?: string }) => ({
  qr_code_svg_url: `${env.APP_URL}${qrPath(place, "svg")}`,
  qr_code_png_url: `${env.APP_URL}${qrPath(place, "png")}`,
  onboard_url: onboardUrl(env.APP_URL, place),
});

export const toVenueWire = (row: VenueRow): VenueWire => ({
  id: row.id,
  user_id: row.ownerId,
  name: row.name,
  city: row.city,
  state: row.state,
  country: row.country,
  internal_id: row.internalId,
  time_zone: row.timeZone,
  location_count: row._count.locations,
  created_at: row.createdAt.toISOString(),
  ...codesOf({ venueId: row.id }),
});

export const locationSelect = {
  id: true,
  venueId: true,
  label: true,
  leadsSince: true,
  leadsTo: { select: { id: true, label: true } },
  printedAt: true,
  createdAt: true,
} as const;

type LocationRow = {
  id: string;
  venueId: string;
  label: string;
  leadsSince: Date | null;
  leadsTo: { id: string; label: string } | null;
  printedAt: Date | null;
  createdAt: Date;
};

export const toLocationWire = (row: LocationRow): LocationWire => ({
  id: row.id,
  venue_id: row.venueId,
  label: row.label,
  leads_to: row.leadsTo && { ...row.leadsTo, since: (row.leadsSince ?? row.createdAt).toISOString() },
  printed_at: row.printedAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
  ...codesOf({ venueId: row.venueId, locationId: row.id }),
});
