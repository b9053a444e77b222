import { idParam } from "@/lib/schemas/text";
import { venueLocationsWire } from "@/lib/schemas/venues";
import { business } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { listVenueLocations } from "@/server/venues/list-venue-locations";

export const GET = endpoint(
  { caller: business, params: idParam, response: venueLocationsWire },
  async ({ caller, params }) => ({ items: await listVenueLocations(caller, params.id) }),
);
