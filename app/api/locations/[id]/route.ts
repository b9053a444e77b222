import { idParam } from "@/lib/schemas/text";
import { changeLocationBody, locationWire } from "@/lib/schemas/venues";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { deleteLocation } from "@/server/venues/delete-location";
import { updateLocation } from "@/server/venues/update-location";

export const PUT = endpoint(
  { caller: business, params: idParam, body: changeLocationBody, response: locationWire },
  ({ caller, params, body }) => updateLocation(caller, params.id, body),
);

export const DELETE = endpoint({ caller: business, params: idParam }, ({ caller, params }) =>
  deleteLocation(caller, params.id),
);
