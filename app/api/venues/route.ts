import { venueBody, venuesQuery, venuesWire, venueWire } from "@/lib/schemas/venues";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { noteAct } from "@/server/team/note-act";
import { createVenue } from "@/server/venues/create-venue";
import { listVenues } from "@/server/venues/list-venues";

export const GET = endpoint({ caller: may("belong"), query: venuesQuery, response: venuesWire }, ({ caller, query }) =>
  listVenues(caller.owner, query),
);

export const POST = endpoint(
  { caller: may("venues"), limits: [perCaller("venue_user")], body: venueBody, response: venueWire, status: 201 },
  async ({ caller, body }) => {
    const venue = await createVenue(caller.owner, body);
    await noteAct(caller.member, "venue_added", { details: { venue: venue.name } });
    return venue;
  },
);
