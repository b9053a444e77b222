import { locationsQuery, locationsWire, locationWire, newLocationBody } from "@/lib/schemas/venues";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { noteAct } from "@/server/team/note-act";
import { createLocation } from "@/server/venues/create-location";
import { listLocations } from "@/server/venues/list-locations";

export const GET = endpoint(
  { caller: may("places"), query: locationsQuery, response: locationsWire },
  ({ caller, query }) => listLocations(caller.owner, query),
);

export const POST = endpoint(
  {
    caller: may("places"),
    limits: [perCaller("venue_user")],
    body: newLocationBody,
    response: locationWire,
    status: 201,
  },
  async ({ caller, body }) => {
    const location = await createLocation(caller.owner, body);
    await noteAct(caller.member, "table_added", { details: { name: location.label } });
    return location;
  },
);
