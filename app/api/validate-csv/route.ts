import { ROWS_BODY_LIMIT_BYTES, validateRowsBody, validateRowsWire } from "@/lib/schemas/venue-rows";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { validateRows } from "@/server/venues/bulk/validate-rows";
import { UNITS } from "@/server/work/budget";

export const POST = endpoint(
  {
    caller: business,
    limits: [perCaller("bulk_venues_user")],
    body: validateRowsBody,
    bodyLimitBytes: ROWS_BODY_LIMIT_BYTES,
    cost: ({ body }) => body.rows.length * UNITS.row,
    response: validateRowsWire,
  },
  ({ caller, body }) => validateRows(caller, body),
);
