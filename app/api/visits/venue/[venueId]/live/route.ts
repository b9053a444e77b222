import { liveQuery, liveViewWire } from "@/lib/schemas/live";
import { venueIdParam } from "@/lib/schemas/visit-analytics";
import { getLiveView } from "@/server/analytics/live/get-live-view";
import { getOwnedVenue } from "@/server/analytics/visits/owned-venue";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint(
  { caller: may("live"), params: venueIdParam, query: liveQuery, response: liveViewWire },
  async ({ caller, params, query }) => getLiveView((await getOwnedVenue(caller.owner, params.venueId)).id, query),
);
