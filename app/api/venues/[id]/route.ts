import { idParam } from "@/lib/schemas/text";
import { venueBody, venueWire } from "@/lib/schemas/venues";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { deleteVenue } from "@/server/venues/delete-venue";
import { updateVenue } from "@/server/venues/update-venue";

export const PUT = endpoint(
  { caller: business, params: idParam, body: venueBody, response: venueWire },
  ({ caller, params, body }) => updateVenue(caller, params.id, body),
);

export const DELETE = endpoint({ caller: business, params: idParam }, ({ caller, params }) =>
  deleteVenue(caller, params.id),
);
