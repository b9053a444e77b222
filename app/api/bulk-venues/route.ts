import { bulkVenuesBody, bulkVenuesWire, ROWS_BODY_LIMIT_BYTES } from "@/lib/schemas/venue-rows";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { noteAct } from "@/server/team/note-act";
import { changeVenues } from "@/server/venues/bulk/change-venues";
import { UNITS } from "@/server/work/budget";

export const POST = endpoint(
  {
    caller: may("venues"),
    limits: [perCaller("bulk_venues_user")],
    body: bulkVenuesBody,
    bodyLimitBytes: ROWS_BODY_LIMIT_BYTES,
    cost: ({ body }) => body.venues.length * UNITS.changedRow,
    response: bulkVenuesWire,
  },
  async ({ caller, body }) => {
    const done = await changeVenues(caller.owner, body);
    if (done.success_count > 0) {
      await noteAct(caller.member, "venues_uploaded", { details: { name: body.action, count: done.success_count } });
    }
    return done;
  },
);
