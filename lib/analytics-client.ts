// Types only, as in api-client.ts: the server parses its answers before they leave.
import { call } from "./api-call";
import type { DismissalInput, DismissalWire, LiveQuery, LiveViewWire, SeenBody } from "./schemas/live";
import type { MenuBody, MenuCheckWire, MenuWire, ReadMenuWire } from "./schemas/venue-menu";
import type { GuestRetention } from "./schemas/venues";
import type { VenueVisitsWire } from "./schemas/visit-analytics";

type Filters = Readonly<Record<string, string>>;

export const analyticsApi = {
  listVisits: (venueId: string, page: number, limit: number, filters: Filters, signal?: AbortSignal) =>
    call<VenueVisitsWire>(
      "GET",
      `/api/visits/venue/${venueId}?${new URLSearchParams({ ...filters, page: String(page), limit: String(limit) })}`,
      { signal },
    ),
  /** The groups come with the list that names their guests, where each of them is counted. */
  listGroups: async (venueId: string, range: string, signal?: AbortSignal) => {
    const query = new URLSearchParams({ with_groups: "true", time_range: range, limit: "1" });
    const { groups } = await call<VenueVisitsWire>("GET", `/api/visits/venue/${venueId}?${query}`, { signal });
    return groups ?? [];
  },
  checkMenu: (venueId: string, dishes: MenuBody["dishes"]) =>
    call<MenuCheckWire>("POST", `/api/venues/${venueId}/menu/check`, { body: { dishes } }),
  saveMenu: (venueId: string, dishes: MenuBody["dishes"]) =>
    call<MenuWire>("PUT", `/api/venues/${venueId}/menu`, { body: { dishes } }),
  readMenuPage: (venueId: string, url: string) =>
    call<ReadMenuWire>("POST", `/api/venues/${venueId}/menu/read`, { body: { url } }),
  readRetention: (venueId: string) => call<GuestRetention>("GET", `/api/venues/${venueId}/guest-retention`),
  setRetention: (venueId: string, days: number) =>
    call<GuestRetention>("PUT", `/api/venues/${venueId}/guest-retention`, { body: { days } }),
  readLive: (venueId: string, ask: Partial<LiveQuery>) =>
    call<LiveViewWire>("GET", `/api/visits/venue/${venueId}/live?${new URLSearchParams(ask)}`),
  dismiss: (venueId: string, body: DismissalInput) =>
    call<DismissalWire>("PUT", `/api/visits/venue/${venueId}/live/dismissals`, { body }),
  markSeen: (venueId: string, visitId: string, body: SeenBody) =>
    call("POST", `/api/visits/venue/${venueId}/visits/${visitId}/seen`, { body }),
};

export const exportHref = (venueId: string, filters: Filters): string =>
  `/api/visits/venue/${venueId}/export?${new URLSearchParams({ ...filters, format: "csv" })}`;
