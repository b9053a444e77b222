import { idParam } from "@/lib/schemas/text";
import { venueLocationsWire } from "@/lib/schemas/venues";
import { may } from "@/server/http/business-caller";
import { endpoint } from "@/server/http/endpoint";
import { listVenueLocations } from "@/server/venues/list-venue-locations";

export const GET = endpoint(
  { caller: may("places"), params: idParam, response: venueLocationsWire },
  async ({ caller, params }) => ({ items: await listVenueLocations(caller.owner, params.id) }),
);
