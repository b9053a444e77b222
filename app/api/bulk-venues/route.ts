import { bulkVenuesBody, bulkVenuesWire, ROWS_BODY_LIMIT_BYTES } from "@/lib/schemas/venue-rows";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { changeVenues } from "@/server/venues/bulk/change-venues";
import { UNITS } from "@/server/work/budget";

export const POST = endpoint(
  {
    caller: business,
    limits: [perCaller("bulk_venues_user")],
    body: bulkVenuesBody,
    bodyLimitBytes: ROWS_BODY_LIMIT_BYTES,
    cost: ({ body }) => body.venues.length * UNITS.changedRow,
    response: bulkVenuesWire,
  },
  ({ caller, body }) => changeVenues(caller, body),
);
