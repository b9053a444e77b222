import { dismissalBody, dismissalWire } from "@/lib/schemas/live";
import { venueIdParam } from "@/lib/schemas/visit-analytics";
import { dismissGuests } from "@/server/analytics/live/dismiss-guests";
import { endpoint } from "@/server/http/endpoint";
import { mayOrTablet } from "@/server/http/tablet-caller";
import { UNITS } from "@/server/work/budget";

export const PUT = endpoint(
  {
    caller: mayOrTablet("live"),
    params: venueIdParam,
    body: dismissalBody,
    cost: ({ body }) => (body.guests?.length ?? 0) * UNITS.row,
    response: dismissalWire,
  },
  ({ caller, params, body }) => dismissGuests(caller.owner, params.venueId, body),
);
