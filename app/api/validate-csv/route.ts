import { ROWS_BODY_LIMIT_BYTES, validateRowsBody, validateRowsWire } from "@/lib/schemas/venue-rows";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { validateRows } from "@/server/venues/bulk/validate-rows";
import { UNITS } from "@/server/work/budget";

export const POST = endpoint(
  {
    caller: may("venues"),
    limits: [perCaller("bulk_venues_user")],
    body: validateRowsBody,
    bodyLimitBytes: ROWS_BODY_LIMIT_BYTES,
    cost: ({ body }) => body.rows.length * UNITS.row,
    response: validateRowsWire,
  },
  ({ caller, body }) => validateRows(caller.owner, body),
);
