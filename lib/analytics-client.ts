import type { TimeRange } from "./analytics/time-ranges";
import { call } from "./api-call";
import { addressOf } from "./calls/address-of";
import type { BodyOf, QueryOf } from "./calls/contract";
import type { MenuBody } from "./schemas/venue-menu";

type Filters = Readonly<Record<string, string>>;

export const analyticsApi = {
  listVisits: (venueId: string, page: number, limit: number, filters: Filters, signal?: AbortSignal) =>
    call("GET /api/visits/venue/{venueId}", { params: { venueId }, query: { ...filters, page, limit }, signal }),
  /** The groups come with the list that names their guests, where each of them is counted. */
  listGroups: async (venueId: string, range: TimeRange, signal?: AbortSignal) => {
    const query = { with_groups: true, time_range: range, limit: 1 } as const;
    const { groups } = await call("GET /api/visits/venue/{venueId}", { params: { venueId }, query, signal });
    return groups ?? [];
  },
  checkMenu: (id: string, dishes: MenuBody["dishes"]) =>
    call("POST /api/venues/{id}/menu/check", { params: { id }, body: { dishes } }),
  saveMenu: (id: string, dishes: MenuBody["dishes"]) =>
    call("PUT /api/venues/{id}/menu", { params: { id }, body: { dishes } }),
  readMenuPage: (id: string, url: string) => call("POST /api/venues/{id}/menu/read", { params: { id }, body: { url } }),
  readKitchen: (id: string) => call("GET /api/venues/{id}/kitchen", { params: { id } }),
  sayFacts: (id: string, body: BodyOf<"PUT /api/venues/{id}/kitchen">) =>
    call("PUT /api/venues/{id}/kitchen", { params: { id }, body }),
  setRenewal: (id: string, months: number) =>
    call("PUT /api/venues/{id}/kitchen/renewal", { params: { id }, body: { months } }),
  readRetention: (id: string) => call("GET /api/venues/{id}/guest-retention", { params: { id } }),
  setRetention: (id: string, days: number) =>
    call("PUT /api/venues/{id}/guest-retention", { params: { id }, body: { days } }),
  previewRetention: (id: string, days: number) =>
    call("GET /api/venues/{id}/guest-retention/preview", { params: { id }, query: { days } }),
  readLive: (venueId: string, query: QueryOf<"GET /api/visits/venue/{venueId}/live">) =>
    call("GET /api/visits/venue/{venueId}/live", { params: { venueId }, query }),
  dismiss: (venueId: string, body: BodyOf<"PUT /api/visits/venue/{venueId}/live/dismissals">) =>
    call("PUT /api/visits/venue/{venueId}/live/dismissals", { params: { venueId }, body }),
  markSeen: (
    venueId: string,
    visitId: string,
    body: BodyOf<"POST /api/visits/venue/{venueId}/visits/{visitId}/seen">,
  ) => call("POST /api/visits/venue/{venueId}/visits/{visitId}/seen", { params: { venueId, visitId }, body }),
};

export const exportHref = (venueId: string, filters: Filters): string =>
  addressOf("GET /api/visits/venue/{venueId}/export", { params: { venueId }, query: { ...filters, format: "csv" } });
