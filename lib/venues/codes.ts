import { addressOf } from "@/lib/calls/address-of";

type Place = { venueId: string; locationId?: string | null };

/**
 * The address in the code of a venue or location. It contains ids only, because printed codes stay in use after a name
 * changes.
 */
export function onboardUrl(origin: string, { venueId, locationId }: Place): string {
  const place = new URLSearchParams({ "venue-id": venueId, ...(locationId ? { "location-id": locationId } : {}) });
  return `${origin}/onboard?${place}`;
}

export const QR_FORMATS = ["svg", "png"] as const;
export type QrFormat = (typeof QR_FORMATS)[number];

/** The path of the picture of that code. */
export const qrPath = ({ venueId, locationId }: Place, format: QrFormat): string =>
  locationId
    ? addressOf("GET /api/locations/{id}/{qr}", { params: { id: locationId, qr: `qr.${format}` } })
    : addressOf("GET /api/venues/{id}/{qr}", { params: { id: venueId, qr: `qr.${format}` } });
