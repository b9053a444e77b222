export type NamedPlace = { venueId: string | null; locationId: string | null };

/** The place that an address names. Reads the documented parameter names; the first one that is present counts. */
export function placeOf(parameters: { get: (name: string) => string | null }): NamedPlace {
  const first = (...names: string[]) => names.map((name) => parameters.get(name)?.trim()).find(Boolean) ?? null;
  return { venueId: first("venue-id", "venue"), locationId: first("location-id", "location", "table") };
}
