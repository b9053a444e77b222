import { timeseriesQuery, timeseriesWire, venueIdParam } from "@/lib/schemas/visit-analytics";
import { getTimeseries } from "@/server/analytics/visits/get-timeseries";
import { getOwnedVenue } from "@/server/analytics/visits/owned-venue";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";

export const GET = endpoint(
  { caller: may("figures"), params: venueIdParam, query: timeseriesQuery, response: timeseriesWire },
  async ({ caller, params, query }) =>
    getTimeseries(await getOwnedVenue(caller.owner, params.venueId), query.time_range, query.interval),
);
