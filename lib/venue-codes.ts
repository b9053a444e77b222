type Place = { venueId: string; locationId?: string | null };

/** What the code of a venue or of one of its locations says. Ids only: printed codes outlive every name. */
export function onboardUrl(origin: string, { venueId, locationId }: Place): string {
  const place = new URLSearchParams({ "venue-id": venueId, ...(locationId ? { "location-id": locationId } : {}) });
  return `${origin}/onboard?${place}`;
}

export const QR_FORMATS = ["svg", "png"] as const;
export type QrFormat = (typeof QR_FORMATS)[number];

/** Where the picture of that code stands. */
export const qrPath = ({ venueId, locationId }: Place, format: QrFormat): string =>
  locationId ? `/api/locations/${locationId}/qr.${format}` : `/api/venues/${venueId}/qr.${format}`;
