import { breakdownQuery, breakdownWire, venueIdParam } from "@/lib/schemas/visit-analytics";
import { getBreakdown } from "@/server/analytics/visits/get-breakdown";
import { getOwnedVenue } from "@/server/analytics/visits/owned-venue";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint(
  { caller: may("figures"), params: venueIdParam, query: breakdownQuery, response: breakdownWire },
  async ({ caller, params, query }) => {
    const venue = await getOwnedVenue(caller.owner, params.venueId);
    return (await getBreakdown(venue, query.type, query.time_range)).groups;
  },
);
