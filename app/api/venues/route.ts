import { venueBody, venuesQuery, venuesWire, venueWire } from "@/lib/schemas/venues";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { createVenue } from "@/server/venues/create-venue";
import { listVenues } from "@/server/venues/list-venues";

export const GET = endpoint({ caller: business, query: venuesQuery, response: venuesWire }, ({ caller, query }) =>
  listVenues(caller, query),
);

export const POST = endpoint(
  { caller: business, limits: [perCaller("venue_user")], body: venueBody, response: venueWire, status: 201 },
  ({ caller, body }) => createVenue(caller, body),
);
