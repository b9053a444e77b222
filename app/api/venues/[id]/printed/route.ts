import { idParam } from "@/lib/schemas/text";
import { printedBody, printedWire } from "@/lib/schemas/venues";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { markPrinted } from "@/server/venues/mark-printed";
import { UNITS } from "@/server/work/budget";

export const POST = endpoint(
  {
    caller: business,
    params: idParam,
    body: printedBody,
    cost: ({ body }) => body.location_ids.length * UNITS.row,
    response: printedWire,
  },
  async ({ caller, params, body }) => ({ printed_count: await markPrinted(caller, params.id, body.location_ids) }),
);
