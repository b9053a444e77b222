import { call } from "../api-call";
import type { BodyOf } from "../calls/contract";
import type { BulkAction } from "../schemas/venue-rows";

export const VENUES_A_PAGE = 20;

type Rows = readonly Record<string, string>[];

/** The calls about a business's own venues. */
export const venuesApi = {
  list: ({ q, page, pageSize = VENUES_A_PAGE }: { q: string; page: number; pageSize?: number }, signal?: AbortSignal) =>
    call("GET /api/venues", { query: { q, page, page_size: pageSize }, signal }),
  create: (body: BodyOf<"POST /api/venues">) => call("POST /api/venues", { body }),
  update: (id: string, body: BodyOf<"PUT /api/venues/{id}">) => call("PUT /api/venues/{id}", { params: { id }, body }),
  remove: (id: string) => call("DELETE /api/venues/{id}", { params: { id } }),

  listLocations: async (id: string, signal?: AbortSignal) =>
    (await call("GET /api/venues/{id}/locations", { params: { id }, signal })).items,
  createLocation: (venueId: string, label: string) =>
    call("POST /api/locations", { body: { label, venue_id: venueId } }),
  renameLocation: (id: string, label: string) => call("PUT /api/locations/{id}", { params: { id }, body: { label } }),
  repointLocation: (id: string, leadsToId: string | null) =>
    call("PUT /api/locations/{id}", { params: { id }, body: { leads_to_id: leadsToId } }),
  removeLocation: (id: string) => call("DELETE /api/locations/{id}", { params: { id } }),
  markPrinted: (id: string, locationIds: readonly string[]) =>
    call("POST /api/venues/{id}/printed", { params: { id }, body: { location_ids: locationIds } }),

  validateRows: (rows: Rows, action: BulkAction, signal?: AbortSignal) =>
    call("POST /api/validate-csv", { body: { rows, action }, signal }),
};

/** The calls about how the codes of a venue look. */
export const codeLookApi = {
  get: (id: string, signal?: AbortSignal) => call("GET /api/venues/{id}/code-look", { params: { id }, signal }),
  set: (id: string, body: BodyOf<"PUT /api/venues/{id}/code-look">) =>
    call("PUT /api/venues/{id}/code-look", { params: { id }, body }),
  setLogo: (id: string, file: File) => call("PUT /api/venues/{id}/code-logo", { params: { id }, form: { file } }),
  removeLogo: (id: string) => call("DELETE /api/venues/{id}/code-logo", { params: { id } }),
};

/** The calls about files of venues, which a job applies. */
export const uploadsApi = {
  start: (body: BodyOf<"POST /api/venues/uploads">) => call("POST /api/venues/uploads", { body }),
  list: async (signal?: AbortSignal) => (await call("GET /api/venues/uploads", { signal })).items,
  get: (id: string, signal?: AbortSignal) => call("GET /api/venues/uploads/{id}", { params: { id }, signal }),
  cancel: (id: string) => call("POST /api/venues/uploads/{id}/cancel", { params: { id } }),
  undo: (id: string) => call("POST /api/venues/uploads/{id}/undo", { params: { id } }),
};

export const uploadKeys = {
  all: ["venue-uploads"] as const,
  one: (id: string) => ["venue-uploads", id] as const,
};

export const venueKeys = {
  all: ["venues"] as const,
  page: (q: string, page: number) => ["venues", "page", q, page] as const,
  codeLook: (venueId: string) => ["code-look", venueId] as const,
  locations: (venueId: string) => ["venues", "locations", venueId] as const,
};
