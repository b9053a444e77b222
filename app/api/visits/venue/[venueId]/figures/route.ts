import { figuresQuery } from "@/lib/analytics/figure-filters";
import { figuresWire } from "@/lib/schemas/figures";
import { venueIdParam } from "@/lib/schemas/visit-analytics";
import { getFigures } from "@/server/analytics/figures/get-figures";
import { getOwnedVenue } from "@/server/analytics/visits/owned-venue";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";

/** The visits of a range under filters, by hour, day, table and kind of guest, beside another time. */
export const GET = endpoint(
  { caller: may("figures"), params: venueIdParam, query: figuresQuery, response: figuresWire },
  async ({ caller, params, query }) => getFigures(await getOwnedVenue(caller.owner, params.venueId), query),
);
