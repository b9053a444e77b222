import { locationsQuery, locationsWire, locationWire, newLocationBody } from "@/lib/schemas/venues";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { createLocation } from "@/server/venues/create-location";
import { listLocations } from "@/server/venues/list-locations";

export const GET = endpoint({ caller: business, query: locationsQuery, response: locationsWire }, ({ caller, query }) =>
  listLocations(caller, query),
);

export const POST = endpoint(
  { caller: business, limits: [perCaller("venue_user")], body: newLocationBody, response: locationWire, status: 201 },
  ({ caller, body }) => createLocation(caller, body),
);
