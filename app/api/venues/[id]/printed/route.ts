import { idParam } from "@/lib/schemas/text";
import { printedBody, printedWire } from "@/lib/schemas/venues";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { noteAct } from "@/server/team/note-act";
import { markPrinted } from "@/server/venues/mark-printed";
import { UNITS } from "@/server/work/budget";

export const POST = endpoint(
  {
    caller: may("places"),
    params: idParam,
    body: printedBody,
    cost: ({ body }) => body.location_ids.length * UNITS.row,
    response: printedWire,
  },
  async ({ caller, params, body }) => {
    const count = await markPrinted(caller.owner, params.id, body.location_ids);
    await noteAct(caller.member, "codes_printed", { details: { count } });
    return { printed_count: count };
  },
);
