import { call } from "../api-call";
import type { BulkAction, BulkVenuesWire, ValidateRowsWire } from "../schemas/venue-rows";
import type { LocationWire, UsedLocationWire, VenueInput, VenuesWire, VenueWire } from "../schemas/venues";

export const VENUES_A_PAGE = 20;

type Rows = readonly Record<string, string>[];

/** The calls about a business's own venues. */
export const venuesApi = {
  list: ({ q, page, pageSize = VENUES_A_PAGE }: { q: string; page: number; pageSize?: number }, signal?: AbortSignal) =>
    call<VenuesWire>("GET", `/api/venues?${new URLSearchParams({ q, page: `${page}`, page_size: `${pageSize}` })}`, {
      signal,
    }),
  create: (body: VenueInput) => call<VenueWire>("POST", "/api/venues", { body }),
  update: (id: string, body: VenueInput) => call<VenueWire>("PUT", `/api/venues/${id}`, { body }),
  remove: (id: string) => call("DELETE", `/api/venues/${id}`),

  listLocations: async (venueId: string, signal?: AbortSignal) =>
    (await call<{ items: UsedLocationWire[] }>("GET", `/api/venues/${venueId}/locations`, { signal })).items,
  createLocation: (venueId: string, label: string) =>
    call<LocationWire>("POST", "/api/locations", { body: { label, venue_id: venueId } }),
  renameLocation: (id: string, label: string) => call<LocationWire>("PUT", `/api/locations/${id}`, { body: { label } }),
  repointLocation: (id: string, leadsToId: string | null) =>
    call<LocationWire>("PUT", `/api/locations/${id}`, { body: { leads_to_id: leadsToId } }),
  removeLocation: (id: string) => call("DELETE", `/api/locations/${id}`),
  markPrinted: (venueId: string, locationIds: readonly string[]) =>
    call("POST", `/api/venues/${venueId}/printed`, { body: { location_ids: locationIds } }),

  validateRows: (rows: Rows, action: BulkAction, signal?: AbortSignal) =>
    call<ValidateRowsWire>("POST", "/api/validate-csv", { body: { rows, action }, signal }),
  changeVenues: (venues: Rows, action: BulkAction, signal?: AbortSignal) =>
    call<BulkVenuesWire>("POST", "/api/bulk-venues", { body: { venues, action }, signal }),
};

export const venueKeys = {
  all: ["venues"] as const,
  page: (q: string, page: number) => ["venues", "page", q, page] as const,
  locations: (venueId: string) => ["venues", "locations", venueId] as const,
};
