import { liveQuery, liveViewWire } from "@/lib/schemas/live";
import { venueIdParam } from "@/lib/schemas/visit-analytics";
import { getLiveView } from "@/server/analytics/live/get-live-view";
import { getOwnedVenue } from "@/server/analytics/visits/owned-venue";
import { endpoint } from "@/server/http/endpoint";
import { mayOrTablet } from "@/server/http/tablet-caller";

export const GET = endpoint(
  { caller: mayOrTablet("live"), params: venueIdParam, query: liveQuery, response: liveViewWire },
  async ({ caller, params, query }) => getLiveView((await getOwnedVenue(caller.owner, params.venueId)).id, query),
);
