import { idParam } from "@/lib/schemas/text";
import { printedBody, printedWire } from "@/lib/schemas/venues";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { markPrinted } from "@/server/venues/mark-printed";

export const POST = endpoint(
  { caller: business, params: idParam, body: printedBody, response: printedWire },
  async ({ caller, params, body }) => ({ printed_count: await markPrinted(caller, params.id, body.location_ids) }),
);
