import { venueIdParam, venueVisitsQuery, venueVisitsWire } from "@/lib/schemas/visit-analytics";
import { listVenueVisits } from "@/server/analytics/visits/list-venue-visits";
import { getOwnedVenue } from "@/server/analytics/visits/owned-venue";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint(
  { caller: business, params: venueIdParam, query: venueVisitsQuery, response: venueVisitsWire },
  async ({ caller, params, query }) => listVenueVisits(await getOwnedVenue(caller, params.venueId), query),
);
