import { liveQuery, liveViewWire } from "@/lib/schemas/live";
import { venueIdParam } from "@/lib/schemas/visit-analytics";
import { getLiveView } from "@/server/analytics/live/get-live-view";
import { getOwnedVenue } from "@/server/analytics/visits/owned-venue";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint(
  { caller: business, params: venueIdParam, query: liveQuery, response: liveViewWire },
  async ({ caller, params, query }) => getLiveView((await getOwnedVenue(caller, params.venueId)).id, query),
);
