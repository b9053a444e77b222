import { venueIdParam, venueVisitsQuery, venueVisitsWire } from "@/lib/schemas/visit-analytics";
import { listVenueVisits } from "@/server/analytics/visits/list-venue-visits";
import { getOwnedVenue } from "@/server/analytics/visits/owned-venue";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint(
  { caller: may("guests"), params: venueIdParam, query: venueVisitsQuery, response: venueVisitsWire },
  async ({ caller, params, query }) => listVenueVisits(await getOwnedVenue(caller.owner, params.venueId), query),
);
